"""Cases of layers: convolutions, pools, embeddings, padding, resizing, transformers, recurrent ones."""
import torch
import torch.nn.functional as F
from torch import nn


def rand(*shape):
    return torch.randn(*shape, dtype=torch.float64)


def turned(x, positions, base):
    """Rotary embedding by complex numbers: pairs of elements half the dim apart."""
    half = x.shape[-1] // 2
    angles = positions[:, None] * base ** (-torch.arange(half, dtype=torch.float64) / half)
    y = torch.complex(x[..., :half], x[..., half:]) * torch.polar(torch.ones_like(angles), angles)
    return torch.cat([y.real, y.imag], -1)


def interleaved(x, base):
    """As `turned`, of neighbours."""
    pairs = torch.cat([x[..., ::2], x[..., 1::2]], -1)
    a, b = turned(pairs, torch.arange(x.shape[-2]), base).chunk(2, -1)
    return torch.stack([a, b], -1).flatten(-2)


def sinusoidal(count, size):
    angles = torch.arange(count)[:, None] * 10000.0 ** (-torch.arange(0, size, 2, dtype=torch.float64) / size)
    return torch.stack([angles.sin(), angles.cos()], -1).flatten(-2)


def conv_more():
    fields = {"line_reflect": nn.Conv1d(4, 6, 3, padding=2, padding_mode="reflect", groups=2),
              "line_circular": nn.Conv1d(4, 2, 3, padding=1, padding_mode="circular", dilation=2),
              "line_same": nn.Conv1d(4, 2, 4, padding="same"),
              "volume_grouped": nn.Conv3d(4, 6, 2, groups=2, padding=1, dilation=(1, 2, 1), stride=2, bias=False),
              "volume_replicate": nn.Conv3d(4, 2, 3, padding=1, padding_mode="replicate"),
              "same_reflect": nn.Conv2d(4, 2, 3, padding="same", padding_mode="reflect"),
              "up_line": nn.ConvTranspose1d(4, 6, 3, stride=2, padding=1, output_padding=1, groups=2, dilation=2),
              "up_volume": nn.ConvTranspose3d(4, 3, (2, 3, 1), stride=(1, 2, 1), padding=(0, 1, 0), output_padding=(0, 1, 0)),
              "up_volume_grouped": nn.ConvTranspose3d(4, 2, 2, groups=2, bias=False)}
    inputs = {"x": rand(2, 4, 6, 7), "l": rand(2, 4, 9), "v": rand(2, 4, 3, 4, 5), "c": rand(2, 8, 20)}

    def outputs(m, x, l, v, c):
        return {
            "line_reflect": m.line_reflect(l), "line_circular": m.line_circular(l), "line_same": m.line_same(l),
            "volume_grouped": m.volume_grouped(v), "volume_replicate": m.volume_replicate(v), "same_reflect": m.same_reflect(x),
            "up_line": m.up_line(l), "up_volume": m.up_volume(v), "up_volume_grouped": m.up_volume_grouped(v),
            "f_line": F.conv1d(l, m.line_same.weight, padding=1, stride=2),
            "f_image": F.conv2d(x, m.same_reflect.weight, m.same_reflect.bias, dilation=2),
            "f_volume": F.conv3d(v, m.volume_replicate.weight), "f_up_line": F.conv_transpose1d(l, m.up_line.weight, groups=2),
            "f_up_image": F.conv_transpose2d(x, m.same_reflect.weight.transpose(0, 1), stride=2, output_padding=1),
            "f_up_volume": F.conv_transpose3d(v, m.up_volume.weight, m.up_volume.bias, stride=2), "columns": F.unfold(x, 3),
            "columns_uneven": F.unfold(x, (2, 3), (2, 1), (1, 0), (1, 2)), "image": F.fold(c, (5, 6), 2),
            "image_uneven": F.fold(c[:, :, :18], (6, 7), (2, 2), (2, 1), (1, 0), (2, 1)),
            "image_gaps": F.fold(c[:, :, :6], (5, 8), 2, stride=3)}
    return fields, inputs, outputs


def pool_more():
    inputs = {"x": rand(2, 3, 6, 7), "l": rand(2, 3, 9), "v": rand(2, 3, 3, 4, 5)}

    def outputs(m, x, l, v):
        largest, where = F.max_pool2d_with_indices(x[..., :6], 2)
        return {
            "max1": F.max_pool1d(l, 3, padding=1), "max3": F.max_pool3d(v, 2, stride=1, dilation=(1, 2, 1)),
            "avg1": F.avg_pool1d(l, 3, stride=2, padding=1, ceil_mode=True), "avg3": F.avg_pool3d(v, 2, padding=1, count_include_pad=False),
            "avg_divisor": F.avg_pool2d(x, 3, padding=1, count_include_pad=False, divisor_override=5),
            "avg_module_divisor": F.avg_pool2d(x, 2, divisor_override=3), "lp1": F.lp_pool1d(l, 2.0, 3, stride=2),
            "lp2": F.lp_pool2d(x.abs(), 3.0, (2, 3)), "lp2_ceil": F.lp_pool2d(x, 2.0, 3, stride=2, ceil_mode=True),
            "lp3": F.lp_pool3d(v.abs(), 1.0, 2), "lp_functions": F.lp_pool1d(l, 2.0, 2) + F.lp_pool3d(v, 2.0, 2)[0, 0, 0, 0, 0],
            "with_indices": F.max_pool2d_with_indices(x, 3, stride=2, padding=1)[0],
            "indices": F.max_pool2d_with_indices(x, 3, stride=2, padding=1)[1],
            "indices_dilated": F.max_pool2d_with_indices(x, (2, 3), dilation=(2, 1))[1], "unpooled": F.max_unpool2d(largest, where, 2),
            "unpooled_size": F.max_unpool2d(largest, where, 2, output_size=(6, 7)), "adaptive_avg1": F.adaptive_avg_pool1d(l, 4),
            "adaptive_avg3": F.adaptive_avg_pool3d(v, (2, 3, 5)), "adaptive_avg3_one": F.adaptive_avg_pool3d(v, 1),
            "adaptive_avg2": F.adaptive_avg_pool2d(x, (None, 2)), "adaptive_max1": F.adaptive_max_pool1d(l, 4),
            "adaptive_max2": F.adaptive_max_pool2d(x, (4, 3)), "adaptive_max3": F.adaptive_max_pool3d(v, (2, None, 3)),
            "adaptive_max3_f": F.adaptive_max_pool3d(v, (1, 2, 5))}
    return {}, inputs, outputs


def embedding():
    fields = {"words": nn.Embedding(7, 4, padding_idx=2), "mean_bag": nn.EmbeddingBag(7, 4),
              "sum_bag": nn.EmbeddingBag(7, 4, mode="sum", padding_idx=-6), "max_bag": nn.EmbeddingBag(7, 4, mode="max", padding_idx=1),
              "pairs": nn.Bilinear(4, 4, 3)}
    inputs = {"ids": torch.tensor([[0, 3, 1, 1, 6], [1, 1, 1, 1, 1], [2, 5, 4, 0, 3]]), "flat": torch.tensor([3, 1, 6, 0, 2]), "offsets": torch.tensor([0, 2, 2]),
              "w": rand(3, 5), "a": rand(2, 4), "b": rand(2, 4)}

    def outputs(m, ids, flat, offsets, w, a, b):
        return {
            "embedded": m.words(ids), "f_embedded": F.embedding(ids, m.words.weight), "mean": m.mean_bag(ids), "sum": m.sum_bag(ids),
            "max": m.max_bag(ids), "mean_ragged": m.mean_bag(flat, offsets), "sum_ragged": m.sum_bag(flat, offsets),
            "max_ragged": m.max_bag(flat, offsets), "weighted": F.embedding_bag(ids, m.words.weight, mode="sum", per_sample_weights=w),
            "weighted_ragged": F.embedding_bag(flat, m.words.weight, offsets, mode="sum", per_sample_weights=w[0]),
            "mean_padded": F.embedding_bag(ids, m.words.weight, padding_idx=1), "hot": F.one_hot(ids, 7),
            "f_bilinear": F.bilinear(a, b, m.pairs.weight, m.pairs.bias), "linear_only": F.bilinear(a, b, m.pairs.weight)}
    return fields, inputs, outputs


def pad():
    inputs = {"x": rand(2, 4, 4, 5), "l": rand(2, 4, 5), "v": rand(1, 2, 3, 3, 4)}

    def outputs(m, x, l, v):
        return {
            "zero1": nn.ZeroPad1d((2, 1))(l), "zero2": nn.ZeroPad2d((1, 2, 0, 1))(x), "zero3": nn.ZeroPad3d((1, 1, 0, 2, 1, 0))(v),
            "constant1": nn.ConstantPad1d((2, 1), 2.5)(l), "constant2": nn.ConstantPad2d((1, 2, 0, 1), 2.5)(x),
            "constant3": nn.ConstantPad3d((1, 1, 0, 2, 1, 0), 2.5)(v), "reflection1": nn.ReflectionPad1d((2, 1))(l),
            "reflection2": nn.ReflectionPad2d((1, 2, 0, 1))(x), "reflection3": nn.ReflectionPad3d((1, 1, 0, 2, 1, 0))(v),
            "replication1": nn.ReplicationPad1d((2, 1))(l), "replication2": nn.ReplicationPad2d((1, 2, 0, 1))(x),
            "replication3": nn.ReplicationPad3d((1, 1, 0, 2, 1, 0))(v), "circular1": nn.CircularPad1d((2, 1))(l),
            "circular2": nn.CircularPad2d((1, 2, 0, 1))(x), "circular3": nn.CircularPad3d((1, 1, 0, 2, 1, 0))(v),
            "all_sides": nn.ReflectionPad3d(1)(v), "cropped": nn.ZeroPad2d((-1, 2, 1, -2))(x),
            "f_constant": F.pad(x, (1, 0, 2, 1), value=3.5), "f_circular": F.pad(v, (1, 1, 1, 1, 1, 1), mode="circular"),
            "f_replicate": F.pad(l, (3, 3), mode="replicate"), "shuffled": F.channel_shuffle(x, 2),
            "shuffled_module": nn.ChannelShuffle(4)(x)}
    return {}, inputs, outputs


def resize():
    inputs = {"x": rand(2, 3, 5, 4), "l": rand(2, 3, 6), "v": rand(1, 2, 3, 4, 5), "g": rand(2, 3, 4, 2), "theta": rand(2, 2, 3)}

    def outputs(m, x, l, v, g, theta):
        return {
            "nearest_size": F.interpolate(x, size=(7, 3), mode="nearest"),
            "nearest_factor": F.interpolate(x, scale_factor=1.6, mode="nearest"),
            "nearest_double": F.interpolate(x, scale_factor=2, mode="nearest"),
            "nearest_exact_size": F.interpolate(x, size=(7, 3), mode="nearest-exact"),
            "nearest_exact_factor": F.interpolate(x, scale_factor=1.6, mode="nearest-exact"),
            "nearest_exact_double": F.interpolate(x, scale_factor=2, mode="nearest-exact"),
            "bilinear_size": F.interpolate(x, size=(7, 3), mode="bilinear"),
            "bilinear_factor": F.interpolate(x, scale_factor=1.6, mode="bilinear"),
            "bilinear_double": F.interpolate(x, scale_factor=2, mode="bilinear"),
            "bilinear_corners": F.interpolate(x, size=(7, 3), mode="bilinear", align_corners=True),
            "bicubic_size": F.interpolate(x, size=(7, 3), mode="bicubic"),
            "bicubic_factor": F.interpolate(x, scale_factor=1.6, mode="bicubic"),
            "bicubic_double": F.interpolate(x, scale_factor=2, mode="bicubic"),
            "bicubic_corners": F.interpolate(x, size=(7, 3), mode="bicubic", align_corners=True),
            "area_size": F.interpolate(x, size=(7, 3), mode="area"), "area_factor": F.interpolate(x, scale_factor=1.6, mode="area"),
            "area_double": F.interpolate(x, scale_factor=2, mode="area"),
            "trilinear_v_size": F.interpolate(v, size=(2, 7, 3), mode="trilinear"),
            "trilinear_v_factor": F.interpolate(v, scale_factor=1.6, mode="trilinear"),
            "trilinear_v_double": F.interpolate(v, scale_factor=2, mode="trilinear"),
            "trilinear_v_corners": F.interpolate(v, size=(2, 7, 3), mode="trilinear", align_corners=True),
            "nearest_exact_l_size": F.interpolate(l, size=11, mode="nearest-exact"),
            "nearest_exact_l_factor": F.interpolate(l, scale_factor=1.6, mode="nearest-exact"),
            "nearest_exact_l_double": F.interpolate(l, scale_factor=2, mode="nearest-exact"),
            "linear_l_size": F.interpolate(l, size=11, mode="linear"), "linear_l_factor": F.interpolate(l, scale_factor=1.6, mode="linear"),
            "linear_l_double": F.interpolate(l, scale_factor=2, mode="linear"),
            "linear_l_corners": F.interpolate(l, size=11, mode="linear", align_corners=True),
            "up_nearest": nn.UpsamplingNearest2d(scale_factor=3)(x), "up_bilinear": nn.UpsamplingBilinear2d(size=(9, 8))(x),
            "bilinear_zeros": F.grid_sample(x, g, "bilinear", "zeros", False),
            "bilinear_zeros_corners": F.grid_sample(x, g, "bilinear", "zeros", True),
            "bilinear_border": F.grid_sample(x, g, "bilinear", "border", False),
            "bilinear_border_corners": F.grid_sample(x, g, "bilinear", "border", True),
            "bilinear_reflection": F.grid_sample(x, g, "bilinear", "reflection", False),
            "bilinear_reflection_corners": F.grid_sample(x, g, "bilinear", "reflection", True),
            "nearest_zeros": F.grid_sample(x, g, "nearest", "zeros", False),
            "nearest_zeros_corners": F.grid_sample(x, g, "nearest", "zeros", True),
            "nearest_border": F.grid_sample(x, g, "nearest", "border", False),
            "nearest_border_corners": F.grid_sample(x, g, "nearest", "border", True),
            "nearest_reflection": F.grid_sample(x, g, "nearest", "reflection", False),
            "nearest_reflection_corners": F.grid_sample(x, g, "nearest", "reflection", True),
            "affine": F.affine_grid(theta, (2, 3, 4, 5), align_corners=False),
            "affine_corners": F.affine_grid(theta, (2, 3, 4, 5), align_corners=True)}
    return {}, inputs, outputs


def transformer():
    fields = {"mha": nn.MultiheadAttention(8, 2, batch_first=True),
              "encoder": nn.TransformerEncoder(nn.TransformerEncoderLayer(8, 2, 16, batch_first=True), 2),
              "encoder_norm": nn.TransformerEncoder(nn.TransformerEncoderLayer(8, 2, 16, batch_first=True, norm_first=True), 2, nn.LayerNorm(8), enable_nested_tensor=False),
              "decoder": nn.TransformerDecoder(nn.TransformerDecoderLayer(8, 2, 16, batch_first=True), 2),
              "whole": nn.Transformer(8, 2, 1, 2, 16, batch_first=True)}
    inputs = {"x": rand(2, 5, 8), "memory": rand(2, 7, 8), "q": rand(2, 4, 5, 8), "padding": torch.tensor([[False] * 5, [False] * 3 + [True] * 2]),
              "memory_padding": torch.tensor([[False] * 3 + [True] * 4, [False] * 6 + [True]])}

    def outputs(m, x, memory, q, padding, memory_padding):
        causal = ~torch.ones(5, 5).tril().bool()
        return {
            "encoded": m.encoder(x), "encoded_padded": m.encoder(x, src_key_padding_mask=padding), "encoded_norm": m.encoder_norm(x, causal),
            "decoded": m.decoder(x, memory, causal), "decoded_padded": m.decoder(x, memory, causal, memory_key_padding_mask=memory_padding),
            "whole": m.whole(memory, x, tgt_mask=causal),
            "whole_padded": m.whole(memory, x, src_key_padding_mask=memory_padding, memory_key_padding_mask=memory_padding),
            "stepwise": m.mha(x, x, x, attn_mask=causal, need_weights=False)[0],
            "grouped": F.scaled_dot_product_attention(q, q[:, :2], q[:, 2:], enable_gqa=True), "turned": turned(q, torch.arange(5), 10000.0),
            "turned_at": turned(q, torch.arange(7, 12), 100.0), "interleaved": interleaved(q, 10000.0), "sinusoidal": sinusoidal(5, 6),
            "sines": torch.sin(torch.tensor([[0], [3], [100]]) * 10000.0 ** -torch.tensor([0, 0.5], dtype=torch.float64)),
            "cache_mask": torch.ones(2, 5).tril(1).bool()}
    return fields, inputs, outputs


def recurrent_more():
    fields = {"rnn_deep": nn.RNN(4, 3, num_layers=2, batch_first=True),
              "rnn_both": nn.RNN(4, 3, num_layers=2, bidirectional=True, batch_first=True),
              "gru_deep": nn.GRU(4, 3, num_layers=2, batch_first=True),
              "gru_both": nn.GRU(4, 3, num_layers=2, bidirectional=True, batch_first=True),
              "lstm_deep": nn.LSTM(4, 3, num_layers=2, batch_first=True),
              "lstm_both": nn.LSTM(4, 3, num_layers=2, bidirectional=True, batch_first=True),
              "projected": nn.LSTM(4, 5, proj_size=3, num_layers=2, bidirectional=True, bias=False, batch_first=True),
              "relu_both": nn.RNN(4, 3, nonlinearity="relu", bidirectional=True, batch_first=True), "rnn_cell": nn.RNNCell(4, 3),
              "gru_cell": nn.GRUCell(4, 3), "lstm_cell": nn.LSTMCell(4, 3)}
    inputs = {"x": rand(3, 5, 4), "h4": rand(4, 3, 3), "c4": rand(4, 3, 3), "lengths": torch.tensor([5, 2, 3])}

    def outputs(m, x, h4, c4, lengths):
        def packed(layer, *states):
            y, h = layer(nn.utils.rnn.pack_padded_sequence(x, lengths, batch_first=True, enforce_sorted=False), *states)
            return nn.utils.rnn.pad_packed_sequence(y, batch_first=True, total_length=5)[0], h
        rnn_deep, rnn_deep_h = m.rnn_deep(x)
        rnn_both, rnn_both_h = m.rnn_both(x, h4)
        rnn_packed, rnn_packed_h = packed(m.rnn_both)
        rnn_packed_deep, rnn_packed_deep_h = packed(m.rnn_deep, h4[:2])
        gru_deep, gru_deep_h = m.gru_deep(x)
        gru_both, gru_both_h = m.gru_both(x, h4)
        gru_packed, gru_packed_h = packed(m.gru_both)
        gru_packed_deep, gru_packed_deep_h = packed(m.gru_deep, h4[:2])
        lstm_deep, (lstm_deep_h, lstm_deep_c) = m.lstm_deep(x)
        lstm_both, (lstm_both_h, lstm_both_c) = m.lstm_both(x, (h4, c4))
        lstm_packed, (lstm_packed_h, lstm_packed_c) = packed(m.lstm_both)
        lstm_packed_deep, (lstm_packed_deep_h, lstm_packed_deep_c) = packed(m.lstm_deep, (h4[:2], c4[:2]))
        projected, (projected_h, projected_c) = m.projected(x)
        return {
            "rnn_deep": rnn_deep, "rnn_deep_h": rnn_deep_h, "rnn_both": rnn_both, "rnn_both_h": rnn_both_h, "rnn_packed": rnn_packed,
            "rnn_packed_h": rnn_packed_h, "rnn_packed_deep": rnn_packed_deep, "rnn_packed_deep_h": rnn_packed_deep_h, "gru_deep": gru_deep,
            "gru_deep_h": gru_deep_h, "gru_both": gru_both, "gru_both_h": gru_both_h, "gru_packed": gru_packed, "gru_packed_h": gru_packed_h,
            "gru_packed_deep": gru_packed_deep, "gru_packed_deep_h": gru_packed_deep_h, "lstm_deep": lstm_deep, "lstm_deep_h": lstm_deep_h,
            "lstm_deep_c": lstm_deep_c, "lstm_both": lstm_both, "lstm_both_h": lstm_both_h, "lstm_both_c": lstm_both_c,
            "lstm_packed": lstm_packed, "lstm_packed_h": lstm_packed_h, "lstm_packed_c": lstm_packed_c, "lstm_packed_deep": lstm_packed_deep,
            "lstm_packed_deep_h": lstm_packed_deep_h, "lstm_packed_deep_c": lstm_packed_deep_c, "projected": projected,
            "projected_h": projected_h, "projected_c": projected_c, "relu_both": m.relu_both(x)[0], "rnn_first": m.rnn_cell(x[:, 0]),
            "gru_first": m.gru_cell(x[:, 0]), "lstm_first": m.lstm_cell(x[:, 0])[0]}
    return fields, inputs, outputs


def cache():
    """Five steps of attention with keys and values kept: rows of causal attention."""
    inputs = {name: rand(5, 1, 2, 1, 4) for name in "qkv"} | {"position": torch.arange(5)}

    def outputs(m, q, k, v, position):
        q, k, v = (x.permute(1, 2, 0, 3, 4).reshape(1, 2, 5, 4) for x in (q, k, v))
        y = F.scaled_dot_product_attention(q, k, v, is_causal=True)
        return {"y": y.permute(2, 0, 1, 3).reshape(5, 1, 2, 1, 4)}
    return {}, inputs, outputs
