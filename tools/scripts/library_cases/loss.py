"""Cases of losses."""
import torch
import torch.nn.functional as F
from torch import nn


def rand(*shape):
    return torch.randn(*shape, dtype=torch.float64)


def focal(x, q, alpha=0.25, gamma=2.0):
    """torchvision's sigmoid_focal_loss, which torch itself does not have."""
    p = x.sigmoid()
    loss = F.binary_cross_entropy_with_logits(x, q, reduction="none") * (1 - torch.where(q == 1, p, 1 - p)) ** gamma
    return loss * torch.where(q == 1, alpha, 1 - alpha) if alpha >= 0 else loss


def loss_pairs():
    inputs = {
        "x": rand(4, 5) * 2, "t": rand(4, 5), "z": rand(4, 5), "y": torch.tensor([1, 2, 0, 4]), "w": torch.rand(5, dtype=torch.float64) + 0.5,
        "q": (torch.rand(4, 5) < 0.5).double(), "p": torch.rand(4, 5, dtype=torch.float64) * 0.9 + 0.05,
        "labels": torch.tensor([[3, 0, -1, 1, 2], [-1, 1, 2, 3, 4], [0, 1, 2, 3, 4], [4, -1, -1, -1, -1]]),
        "signs": (torch.rand(4, 5) < 0.5).double() * 2 - 1, "pairs": torch.tensor([1, -1, -1, 1]),
        "counts": torch.tensor([[0.0, 1, 2, 7, 3], [1, 0, 0, 4, 5], [2, 2, 9, 1, 0], [6, 3, 1, 0, 1]]).double(),
        "var": torch.rand(4, 5, dtype=torch.float64) + 0.2}

    def outputs(m, x, t, z, y, w, q, p, labels, signs, pairs, counts, var):
        return {
            "multi_margin_mean": F.multi_margin_loss(x, y, reduction="mean"), "multi_margin_sum": F.multi_margin_loss(x, y, reduction="sum"),
            "multi_margin_none": F.multi_margin_loss(x, y, reduction="none"),
            "multi_margin_squares_mean": F.multi_margin_loss(x, y, 2, 0.5, w, reduction="mean"),
            "multi_margin_squares_sum": F.multi_margin_loss(x, y, 2, 0.5, w, reduction="sum"),
            "multi_margin_squares_none": F.multi_margin_loss(x, y, 2, 0.5, w, reduction="none"),
            "multilabel_margin_mean": F.multilabel_margin_loss(x, labels, reduction="mean"),
            "multilabel_margin_sum": F.multilabel_margin_loss(x, labels, reduction="sum"),
            "multilabel_margin_none": F.multilabel_margin_loss(x, labels, reduction="none"),
            "multilabel_soft_mean": F.multilabel_soft_margin_loss(x, q, reduction="mean"),
            "multilabel_soft_sum": F.multilabel_soft_margin_loss(x, q, reduction="sum"),
            "multilabel_soft_none": F.multilabel_soft_margin_loss(x, q, reduction="none"),
            "multilabel_soft_weighted": F.multilabel_soft_margin_loss(x, q, w),
            "soft_margin_mean": F.soft_margin_loss(x, signs, reduction="mean"),
            "soft_margin_sum": F.soft_margin_loss(x, signs, reduction="sum"),
            "soft_margin_none": F.soft_margin_loss(x, signs, reduction="none"),
            "poisson_mean": F.poisson_nll_loss(x, counts, reduction="mean"), "poisson_sum": F.poisson_nll_loss(x, counts, reduction="sum"),
            "poisson_none": F.poisson_nll_loss(x, counts, reduction="none"),
            "poisson_full_mean": F.poisson_nll_loss(x.abs(), counts, log_input=False, full=True, reduction="mean"),
            "poisson_full_sum": F.poisson_nll_loss(x.abs(), counts, log_input=False, full=True, reduction="sum"),
            "poisson_full_none": F.poisson_nll_loss(x.abs(), counts, log_input=False, full=True, reduction="none"),
            "gaussian_mean": F.gaussian_nll_loss(x, t, var, reduction="mean"),
            "gaussian_sum": F.gaussian_nll_loss(x, t, var, reduction="sum"),
            "gaussian_none": F.gaussian_nll_loss(x, t, var, reduction="none"),
            "gaussian_full": F.gaussian_nll_loss(x, t, var[:, :1], full=True, eps=0.6),
            "hinge_embedding_mean": F.hinge_embedding_loss(x, signs, reduction="mean"),
            "hinge_embedding_sum": F.hinge_embedding_loss(x, signs, reduction="sum"),
            "hinge_embedding_none": F.hinge_embedding_loss(x, signs, reduction="none"),
            "cosine_embedding_mean": F.cosine_embedding_loss(x, t, pairs, margin=0.1, reduction="mean"),
            "cosine_embedding_sum": F.cosine_embedding_loss(x, t, pairs, margin=0.1, reduction="sum"),
            "cosine_embedding_none": F.cosine_embedding_loss(x, t, pairs, margin=0.1, reduction="none"),
            "ranking_mean": F.margin_ranking_loss(x, t, signs, margin=0.2, reduction="mean"),
            "ranking_sum": F.margin_ranking_loss(x, t, signs, margin=0.2, reduction="sum"),
            "ranking_none": F.margin_ranking_loss(x, t, signs, margin=0.2, reduction="none"),
            "triplet_mean": F.triplet_margin_loss(x, t, z, reduction="mean"), "triplet_sum": F.triplet_margin_loss(x, t, z, reduction="sum"),
            "triplet_none": F.triplet_margin_loss(x, t, z, reduction="none"),
            "triplet_swap": F.triplet_margin_loss(x, t, z, margin=2.0, p=1.0, swap=True),
            "triplet_distance": F.triplet_margin_with_distance_loss(x, t, z, distance_function=lambda a, b: 1 - F.cosine_similarity(a, b), swap=True),
            "triplet_default": F.triplet_margin_with_distance_loss(x, t, z), "distance": nn.PairwiseDistance()(x, t),
            "distance_one": F.pairwise_distance(x, t[:1], p=1.0, keepdim=True), "distances": torch.cdist(x, t[:3]),
            "distances_one": torch.cdist(x, t, p=1.0), "distances_own": F.pdist(t),
            "bce_weighted_mean": F.binary_cross_entropy(p, q, torch.tensor([1.0, 0.5, 2.0, 0.0, 1.5]), reduction="mean"),
            "bce_weighted_sum": F.binary_cross_entropy(p, q, torch.tensor([1.0, 0.5, 2.0, 0.0, 1.5]), reduction="sum"),
            "bce_weighted_none": F.binary_cross_entropy(p, q, torch.tensor([1.0, 0.5, 2.0, 0.0, 1.5]), reduction="none"),
            "logits_weighted_mean": F.binary_cross_entropy_with_logits(x, q, w, pos_weight=torch.tensor([1.0, 0.5, 2.0, 0.0, 1.5]), reduction="mean"),
            "logits_weighted_sum": F.binary_cross_entropy_with_logits(x, q, w, pos_weight=torch.tensor([1.0, 0.5, 2.0, 0.0, 1.5]), reduction="sum"),
            "logits_weighted_none": F.binary_cross_entropy_with_logits(x, q, w, pos_weight=torch.tensor([1.0, 0.5, 2.0, 0.0, 1.5]), reduction="none"),
            "ce_weighted": F.cross_entropy(x, y, torch.tensor([1.0, 0.5, 2.0, 0.25, 1.5]).double()),
            "nll_weighted": F.nll_loss(x.log_softmax(1), y, w, ignore_index=2), "focal": focal(x, q),
            "focal_mean": focal(x, q, -1, 1.5).mean()}
    return {}, inputs, outputs


def loss_ctc():
    inputs = {"x": rand(12, 3, 5), "y": torch.tensor([[1, 2, 2, 3], [3, 3, 1, 1], [2, 1, 1, 1]]), "lengths": torch.tensor([12, 9, 4]),
              "sizes": torch.tensor([4, 3, 2])}

    def outputs(m, x, y, lengths, sizes):
        p = x.log_softmax(-1)
        # Too few steps for the second and third target: no alignment gives them.
        late = torch.tensor([12, 2, 1])
        return {"mean": F.ctc_loss(p, y, lengths, sizes), "total": F.ctc_loss(p, y, lengths, sizes, reduction="sum"),
                "each": F.ctc_loss(p, y, lengths, sizes, reduction="none"),
                "other_blank": F.ctc_loss(p, y, lengths, sizes, blank=4, reduction="none"),
                "empty": F.ctc_loss(p, y, lengths, sizes * 0, reduction="none"),
                "finite": F.ctc_loss(p, y, late, sizes, reduction="none", zero_infinity=True)}
    return {}, inputs, outputs
