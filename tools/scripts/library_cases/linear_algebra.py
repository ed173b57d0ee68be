"""Cases of linalg and signal."""
import torch
from transformers.audio_utils import mel_filter_bank


def rand(*shape):
    return torch.randn(*shape, dtype=torch.float64)


def mel_filters(n_freqs, f_min, f_max, n_mels, sample_rate, norm, scale):
    """The filters of transformers' feature extractors, which are torchaudio's."""
    return torch.from_numpy(mel_filter_bank(n_freqs, n_mels, f_min, f_max, sample_rate, norm, scale))


def decibels(x, top_db):
    y = 10 * x.clamp(min=1e-10).log10()
    return y.clamp(min=y.max() - top_db)


def cosines(n_mfcc, n_mels):
    """The orthonormal DCT-II, whose first row is scaled down."""
    y = torch.cos(torch.pi / n_mels * (torch.arange(n_mels, dtype=torch.float64)[:, None] + 0.5) * torch.arange(n_mfcc))
    y[:, 0] *= 0.5 ** 0.5
    return y * (2 / n_mels) ** 0.5


def linear_algebra():
    inputs = {"x": rand(3, 4), "y": rand(3, 4), "v": rand(4), "a": rand(4, 4), "b": rand(2, 4, 4), "r": rand(3, 4), "r2": rand(4, 2),
              "t": rand(4, 3), "u": rand(4, 3)}
    half = rand(2, 4, 4)
    inputs["p"] = half @ half.mT + torch.eye(4)

    def outputs(m, x, y, v, a, b, p, r, r2, t, u):
        return {
            "dot": (x * y).sum(-1), "mv": a @ v, "cross": torch.linalg.cross(t, u), "cross_rows": torch.linalg.cross(t.mT, u.mT, dim=0),
            "chain": torch.linalg.multi_dot([r, a, r.mT, r]), "chain_one": r, "power": torch.linalg.matrix_power(a, 5),
            "power_zero": torch.linalg.matrix_power(a, 0), "power_inverse": torch.linalg.matrix_power(a, -2), "kron": torch.kron(r, t),
            "eye": torch.eye(3) + t[:3], "diagonal": b.diagonal(dim1=-2, dim2=-1), "diagonal_right": r.diagonal(2),
            "diagonal_left": r.diagonal(-1), "diagonal_beyond": t.diagonal(-2), "embedded": torch.diag_embed(x),
            "embedded_right": torch.diag_embed(v, 1), "embedded_left": torch.diag(v, -2), "diag_of": torch.diag(r, 1), "trace": a.trace(),
            "vander": torch.vander(v, 3, increasing=True), "norm_two": torch.linalg.vector_norm(x),
            "norm_one": torch.linalg.vector_norm(x, 1, -1), "norm_zero": torch.linalg.vector_norm(x.relu(), 0, -1),
            "norm_inf": torch.linalg.vector_norm(x, float('inf'), 0, True), "norm_least": torch.linalg.vector_norm(x, float('-inf')),
            "norm_three": torch.linalg.vector_norm(x, 3), "frobenius": torch.linalg.matrix_norm(b),
            "by_column": torch.linalg.matrix_norm(b, 1), "least_column": torch.linalg.matrix_norm(b, -1),
            "by_row": torch.linalg.matrix_norm(b, float('inf'), keepdim=True), "least_row": torch.linalg.matrix_norm(r, float('-inf')),
            "cholesky": torch.linalg.cholesky(p), "lower": torch.linalg.solve_triangular(a.tril(), r2, upper=False),
            "upper": torch.linalg.solve_triangular(b.triu(), r2.expand(2, 4, 2), upper=True),
            "unit": torch.linalg.solve_triangular(a.triu(), r2, upper=True, unitriangular=True),
            "from_factor": torch.cholesky_solve(r2, torch.linalg.cholesky(p[0])), "solved": torch.linalg.solve(b, r2.expand(2, 4, 2)),
            "solved_vector": torch.linalg.solve(a, v),
            "swapped": torch.linalg.solve(torch.tensor([[0.0, 1.0], [1.0, 0.0]]).double(), r2[:2]), "inverse": torch.linalg.inv(b),
            "det": torch.linalg.det(b), "det_swapped": torch.linalg.det(torch.tensor([[0.0, 2.0], [3.0, 0.0]])),
            "det_none": torch.linalg.det(torch.tensor([[1.0, 2.0], [2.0, 4.0]])), "sign": torch.linalg.slogdet(b)[0],
            "logdet": torch.linalg.slogdet(b)[1], "q": torch.linalg.qr(r.mT)[0], "r": torch.linalg.qr(b)[1],
            "e_matmul": torch.einsum("ij,jk->ik", r, a), "e_implicit": torch.einsum("ij, jk", r, a),
            "e_attention": torch.einsum("bld,bsd->bls", b, p), "e_trace": torch.einsum("ii", a), "e_diagonals": torch.einsum("bii->ib", b),
            "e_outer": torch.einsum("i,j->ji", v, x[0]), "e_three": torch.einsum("ij,bjk,lk->bil", r, b, r),
            "e_product": torch.einsum("ij,ij->ij", x, y), "e_sum": torch.einsum("ij->", x),
            "e_bilinear": torch.einsum("ni,oij,nj->no", x, b, y)}
    return {}, inputs, outputs


def spectra():
    inputs = {"x": rand(2, 40)}

    def outputs(m, x):
        spectrum = torch.stft(x, 16, window=torch.hann_window(16, periodic=True, dtype=torch.float64), return_complex=True)
        return {
            "hann": torch.hann_window(10), "hann_symmetric": torch.hann_window(10, periodic=False), "hamming": torch.hamming_window(9),
            "hamming_other": torch.hamming_window(9, False, 0.6, 0.3), "blackman": torch.blackman_window(12),
            "bartlett": torch.bartlett_window(11), "bartlett_symmetric": torch.bartlett_window(11, periodic=False),
            "rfft_re": torch.fft.rfft(x).real, "rfft_im": torch.fft.rfft(x).imag, "rfft_odd": torch.fft.rfft(x[:, :15]).imag,
            "irfft": torch.fft.irfft(torch.complex(x[:, :9], x[:, 9:18]), 16),
            "irfft_odd": torch.fft.irfft(torch.complex(x[:, :8], x[:, 8:16]), 15),
            "stft_re": torch.stft(x, 16, window=torch.hann_window(16, periodic=True, dtype=torch.float64), return_complex=True).real,
            "stft_im": torch.stft(x, 16, window=torch.hann_window(16, periodic=True, dtype=torch.float64), return_complex=True).imag,
            "stft_short": torch.stft(x, 16, 5, 12, torch.hamming_window(12, dtype=torch.float64), normalized=True, pad_mode="constant", return_complex=True).real,
            "stft_plain": torch.stft(x, 16, 8, window=torch.ones(16, dtype=torch.float64), center=False, return_complex=True).imag,
            "round_trip": x, "istft": torch.istft(spectrum + 0.1, 16, window=torch.hann_window(16, periodic=True, dtype=torch.float64)),
            "istft_normalized": torch.istft(spectrum, 16, 4, 14, torch.hann_window(14, dtype=torch.float64), normalized=True),
            "frames": x.unfold(-1, 7, 3),
            "spectrogram": torch.stft(x, 16, 8, window=torch.hann_window(16, periodic=True, dtype=torch.float64), return_complex=True).abs() ** 2,
            "magnitudes": torch.stft(x, 16, 4, window=torch.hann_window(16, periodic=True, dtype=torch.float64), return_complex=True).abs(),
            "mel_htk": mel_filters(101, 20.0, 4000.0, 10, 8000, None, 'htk'),
            "mel_slaney": mel_filters(101, 0.0, 4000.0, 10, 8000, 'slaney', 'slaney'),
            "mel": mel_filters(9, 0.0, 4000.0, 5, 8000, None, 'htk').mT @ torch.stft(x, 16, 8, window=torch.hann_window(16, periodic=True, dtype=torch.float64), return_complex=True).abs() ** 2,
            "decibels": decibels(x * x, 20.0), "dct": cosines(5, 8),
            "dct_plain": 2 * torch.cos(torch.pi / 6 * (torch.arange(6)[:, None] + 0.5) * torch.arange(4)),
            "mfcc": cosines(3, 5).mT @ decibels(mel_filters(9, 0.0, 4000.0, 5, 8000, None, 'htk').mT @ torch.stft(x, 16, 8, window=torch.hann_window(16, periodic=True, dtype=torch.float64), return_complex=True).abs() ** 2, 80.0)}
    return {}, inputs, outputs
