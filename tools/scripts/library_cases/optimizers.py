"""Cases of the optimizers and their schedules: 100 steps of given gradients."""
import torch
from torch import nn, optim
from torch.optim import lr_scheduler as schedulers

STEPS = 100


class Lion(optim.Optimizer):
    """Chen et al., algorithm 2; PyTorch has none."""

    def __init__(self, params, lr, betas=(0.9, 0.99), weight_decay=0.0):
        super().__init__(params, {"lr": lr, "betas": betas, "weight_decay": weight_decay})

    def step(self):
        for group in self.param_groups:
            first, second = group["betas"]
            for p in group["params"]:
                m = self.state[p].setdefault("exp_avg", torch.zeros_like(p))
                move = torch.sign(first * m + (1 - first) * p.grad)
                p.mul_(1 - group["lr"] * group["weight_decay"]).sub_(move, alpha=group["lr"])
                m.mul_(second).add_(p.grad, alpha=1 - second)


class Lamb(optim.Optimizer):
    """You et al., algorithm 2 with the identity for phi; PyTorch has none."""

    def __init__(self, params, lr, betas=(0.9, 0.999), eps=1e-6, weight_decay=0.0):
        super().__init__(params, {"lr": lr, "betas": betas, "eps": eps, "weight_decay": weight_decay})

    def step(self):
        for group in self.param_groups:
            first, second = group["betas"]
            for p in group["params"]:
                state = self.state[p]
                if not state:
                    state.update(step=0, m=torch.zeros_like(p), v=torch.zeros_like(p))
                state["step"] += 1
                state["m"].mul_(first).add_(p.grad, alpha=1 - first)
                state["v"].mul_(second).addcmul_(p.grad, p.grad, value=1 - second)
                m, v = state["m"] / (1 - first ** state["step"]), state["v"] / (1 - second ** state["step"])
                move = m / (v.sqrt() + group["eps"]) + group["weight_decay"] * p
                trust = p.norm() / move.norm() if p.norm() > 0 and move.norm() > 0 else 1.0
                p.sub_(move, alpha=float(group["lr"] * trust))


def optimizers():
    names = ["sgd", "momentum", "nesterov", "dampened", "adam", "amsgrad", "adamw", "groups", "adagrad", "rmsprop", "centered", "lion", "lamb", "clipped",
             "limited", "one_cycle", "accumulated", "averaged"]
    fields = {name: nn.Linear(2, 2) for name in names}
    # Some pull one way, some are long, and none is so near 0 that rounding decides Lion's sign.
    drift = torch.tensor([[0.5, -0.3], [0.2, 0.0]], dtype=torch.float64)
    inputs = {"g": torch.randn(STEPS, 2, 2, dtype=torch.float64) + drift, "h": torch.randn(STEPS, 2, dtype=torch.float64) * 0.5}

    def outputs(m, g, h):
        make = {
            "sgd": lambda p: optim.SGD(p, lr=0.1, weight_decay=0.01), "momentum": lambda p: optim.SGD(p, lr=0.1, momentum=0.9),
            "nesterov": lambda p: optim.SGD(p, lr=0.1, momentum=0.8, nesterov=True, weight_decay=0.01),
            "dampened": lambda p: optim.SGD(p, lr=0.1, momentum=0.9, dampening=0.5, maximize=True),
            "adam": lambda p: optim.Adam(p, lr=0.1, weight_decay=0.01), "amsgrad": lambda p: optim.Adam(p, lr=0.1, betas=(0.8, 0.99), amsgrad=True),
            "adamw": lambda p: optim.AdamW(p, lr=0.1),
            "groups": lambda p: optim.AdamW([{"params": p[:1]}, {"params": p[1:], "lr": 0.02, "weight_decay": 0.0}], lr=0.1, weight_decay=0.1),
            "adagrad": lambda p: optim.Adagrad(p, lr=0.1, lr_decay=0.01, weight_decay=0.01, initial_accumulator_value=0.1),
            "rmsprop": lambda p: optim.RMSprop(p, lr=0.02, weight_decay=0.01),
            "centered": lambda p: optim.RMSprop(p, lr=0.01, alpha=0.9, momentum=0.5, centered=True),
            "lion": lambda p: Lion(p, lr=0.01, weight_decay=0.1), "lamb": lambda p: Lamb(p, lr=0.02, weight_decay=0.01),
            "clipped": lambda p: optim.SGD(p, lr=0.1, momentum=0.9), "limited": lambda p: optim.SGD(p, lr=0.1),
            "one_cycle": lambda p: optim.SGD(p, lr=0.1, momentum=0.9), "accumulated": lambda p: optim.Adam(p, lr=0.1),
            "averaged": lambda p: optim.SGD(p, lr=0.1)}
        schedule = {
            "amsgrad": lambda o: schedulers.ExponentialLR(o, 0.97), "one_cycle": lambda o: schedulers.OneCycleLR(o, 0.1, total_steps=STEPS + 1),
            "adamw": lambda o: schedulers.SequentialLR(o, [schedulers.LinearLR(o, 0.1, total_iters=10), schedulers.CosineAnnealingLR(o, 90)], [10])}
        result = {}
        for name in names:
            layer, rows = getattr(m, name), []
            p = [layer.weight, layer.bias]
            optimizer = make[name](p)
            scheduler = schedule[name](optimizer) if name in schedule else None
            average = optim.swa_utils.AveragedModel(layer, multi_avg_fn=optim.swa_utils.get_ema_multi_avg_fn(0.9)) if name == "averaged" else None
            row = lambda values: torch.cat([v.detach().flatten() for v in values])
            for step in range(STEPS):
                if name == "accumulated":
                    rows.append(row(p))
                    for q, gradient in zip(p, (g[step], h[step])):
                        q.grad = gradient / 4 if step % 4 == 0 else q.grad + gradient / 4
                    if step % 4 == 3:
                        optimizer.step()
                    continue
                if average:
                    rows.append(row(average.module.parameters()) if step else torch.zeros(6, dtype=torch.float64))
                layer.weight.grad, layer.bias.grad = g[step].clone(), h[step].clone()
                if name == "clipped":
                    nn.utils.clip_grad_norm_(p, 1.5)
                if name == "limited":
                    nn.utils.clip_grad_value_(p, 0.5)
                optimizer.step()
                if scheduler:
                    scheduler.step()
                if average:
                    average.update_parameters(layer)
                else:
                    rows.append(row(p))
            result[name] = torch.stack(rows)
        return result
    return fields, inputs, outputs


def schedules():
    def outputs(m, step):
        def rates(make, what="lr", lr=0.1):
            optimizer = optim.SGD([torch.zeros(1)], lr=lr, momentum=0.9)
            scheduler, found = make(optimizer), []
            for _ in step:
                found.append(optimizer.param_groups[0][what])
                optimizer.step()
                scheduler.step()
            return torch.tensor(found, dtype=torch.float64)
        cycle = lambda **options: lambda o: schedulers.OneCycleLR(o, 0.1, total_steps=STEPS + 1, **options)
        sequence = lambda o: schedulers.SequentialLR(o, [schedulers.ConstantLR(o, 0.5, 10), schedulers.ExponentialLR(o, 0.9), schedulers.StepLR(o, 7, 0.5)],
                                                     [20, 50])
        return {
            "constant": rates(lambda o: schedulers.ConstantLR(o, 0.25, 7)), "steps": rates(lambda o: schedulers.StepLR(o, 30, 0.2)),
            "milestones": rates(lambda o: schedulers.MultiStepLR(o, [10, 55, 80])), "exponential": rates(lambda o: schedulers.ExponentialLR(o, 0.95)),
            "line": rates(lambda o: schedulers.LinearLR(o, 0.2, 0.9, 40)), "polynomial": rates(lambda o: schedulers.PolynomialLR(o, 80, 2.0)),
            "cosine": rates(lambda o: schedulers.CosineAnnealingLR(o, 60, 0.01)),
            "restarts": rates(lambda o: schedulers.CosineAnnealingWarmRestarts(o, 30)),
            "longer_restarts": rates(lambda o: schedulers.CosineAnnealingWarmRestarts(o, 5, 2, 0.02)), "one_cycle": rates(cycle()),
            "one_cycle_line": rates(cycle(pct_start=0.2, anneal_strategy="linear", div_factor=10.0, final_div_factor=100.0)),
            "three_phase": rates(cycle(three_phase=True)), "cycled": rates(cycle(), "momentum"),
            "three_phase_cycled": rates(cycle(three_phase=True), "momentum"), "sequence": rates(sequence),
            "warm": rates(lambda o: schedulers.SequentialLR(o, [schedulers.LinearLR(o, 0.1, total_iters=20), schedulers.CosineAnnealingLR(o, 80)], [20]))}
    return {}, {"step": torch.arange(STEPS)}, outputs


def optimizer_state():
    """50 steps more, from what PyTorch had after 50: its state under the names of ours."""
    fc = nn.Linear(3, 2, bias=False)
    gradients = torch.randn(STEPS, 2, 3)
    optimizer = optim.AdamW(fc.parameters(), lr=0.05, amsgrad=True)
    for gradient in gradients[:50]:
        fc.weight.grad = gradient
        optimizer.step()
    state = optimizer.state[fc.weight]
    kept, weight = nn.Module(), nn.Module()
    for name in ("exp_avg", "exp_avg_sq", "max_exp_avg_sq"):
        weight.register_buffer(name, state[name])
    kept.register_buffer("step", state["step"].long())
    kept.fc = nn.Module()
    kept.fc.weight = weight

    def outputs(m, g):
        optimizer = optim.AdamW(m.fc.parameters(), lr=0.05, amsgrad=True)
        optimizer.state[m.fc.weight] = {"step": m.opt.step.double(), **dict(m.opt.fc.weight.named_buffers())}
        rows = []
        for gradient in g:
            m.fc.weight.grad = gradient
            optimizer.step()
            rows.append(m.fc.weight.detach().clone())
        return {"weight": torch.stack(rows)}
    return {"fc": fc, "opt": kept}, {"g": gradients[50:]}, outputs


def optimizer_training():
    """The losses of a classifier over 100 batches, from given weights."""
    fields = {"fc1": nn.Linear(6, 12), "norm": nn.LayerNorm(12), "fc2": nn.Linear(12, 4)}
    inputs = {"x": torch.randn(STEPS, 8, 6, dtype=torch.float64)}
    # What can be learned: the largest of four sums of the inputs.
    inputs["y"] = (inputs["x"] @ torch.randn(6, 4, dtype=torch.float64)).argmax(-1)

    def outputs(m, x, y):
        optimizer = optim.AdamW(m.parameters(), lr=0.02, weight_decay=0.1)
        scheduler = schedulers.OneCycleLR(optimizer, 0.02, total_steps=STEPS + 1, cycle_momentum=False)
        losses = []
        for batch, labels in zip(x, y):
            with torch.enable_grad():
                loss = nn.functional.cross_entropy(m.fc2(torch.relu(m.norm(m.fc1(batch)))), labels, label_smoothing=0.1)
                optimizer.zero_grad()
                loss.backward()
            nn.utils.clip_grad_norm_(m.parameters(), 1.0)
            optimizer.step()
            scheduler.step()
            losses.append(loss.detach())
        return {"loss": torch.stack(losses)}
    return fields, inputs, outputs
