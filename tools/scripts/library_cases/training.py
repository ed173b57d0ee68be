"""Cases of what differs in training."""
import torch
from torch import nn


def batch_norm_training():
    """Three steps in training; the running statistics are those before each step."""
    fields = {"line": nn.BatchNorm1d(3), "image": nn.BatchNorm2d(3, momentum=None), "volume": nn.BatchNorm3d(3, momentum=0.3, eps=0.01),
              "batch": nn.BatchNorm1d(3, track_running_stats=False)}
    inputs = {"x": torch.randn(3, 4, 3, dtype=torch.float64) * 2 + 1, "i": torch.randn(3, 2, 3, 4, 5, dtype=torch.float64),
              "v": torch.randn(3, 2, 3, 2, 3, 2, dtype=torch.float64)}

    def outputs(m, x, i, v):
        rows = []
        for step in range(3):
            before = {f"{name}_{what}": getattr(layer, f"running_{what}").clone()
                      for name, layer in (("line", m.line), ("image", m.image), ("volume", m.volume)) for what in ("mean", "var")}
            m.train()
            rows.append({"line": m.line(x[step]), "image": m.image(i[step]), "volume": m.volume(v[step]), "batch": m.batch(x[step]), **before,
                         "count": m.line.num_batches_tracked - 1})
            m.eval()
            rows[-1]["batch_eval"] = m.batch(x[step])
        return {key: torch.stack([row[key] for row in rows]) for key in rows[0]}
    return fields, inputs, outputs
