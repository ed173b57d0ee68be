"""The networks of models/*.dl in PyTorch, for make_reference.py.

Written from the papers, with the parameter names of torchvision and Hugging Face, so that weights of either
load into the .dl files by name.
"""
import math

import torch
import torch.nn.functional as F
from torch import nn


# ---- mlp, lenet ----
class MLP(nn.Module):
    def __init__(self, inputs, hidden, classes):
        super().__init__()
        sizes = [inputs, *hidden, classes]
        self.layers = nn.ModuleList(nn.Linear(a, b) for a, b in zip(sizes, sizes[1:]))

    def forward(self, x):
        for layer in self.layers[:-1]:
            x = F.relu(layer(x))
        return self.layers[-1](x).softmax(-1)


class LeNet(nn.Module):
    def __init__(self, classes):
        super().__init__()
        self.conv1 = nn.Conv2d(1, 6, 5, padding=2)
        self.conv2 = nn.Conv2d(6, 16, 5)
        self.fc1 = nn.Linear(16 * 5 * 5, 120)
        self.fc2 = nn.Linear(120, 84)
        self.fc3 = nn.Linear(84, classes)

    def forward(self, x):
        x = F.max_pool2d(F.relu(self.conv1(x)), 2)
        x = F.max_pool2d(F.relu(self.conv2(x)), 2)
        x = F.relu(self.fc2(F.relu(self.fc1(x.flatten(1)))))
        return self.fc3(x).softmax(-1)


# ---- resnet (torchvision's names) ----
class BasicBlock(nn.Module):
    expansion = 1

    def __init__(self, inputs, planes, stride):
        super().__init__()
        self.conv1 = nn.Conv2d(inputs, planes, 3, stride, 1, bias=False)
        self.bn1 = nn.BatchNorm2d(planes)
        self.conv2 = nn.Conv2d(planes, planes, 3, 1, 1, bias=False)
        self.bn2 = nn.BatchNorm2d(planes)
        self.downsample = None
        if stride != 1 or inputs != planes:
            self.downsample = nn.Sequential(nn.Conv2d(inputs, planes, 1, stride, bias=False), nn.BatchNorm2d(planes))

    def forward(self, x):
        y = self.bn2(self.conv2(F.relu(self.bn1(self.conv1(x)))))
        return F.relu(y + (x if self.downsample is None else self.downsample(x)))


class Bottleneck(nn.Module):
    expansion = 4

    def __init__(self, inputs, planes, stride):
        super().__init__()
        outputs = planes * 4
        self.conv1 = nn.Conv2d(inputs, planes, 1, bias=False)
        self.bn1 = nn.BatchNorm2d(planes)
        self.conv2 = nn.Conv2d(planes, planes, 3, stride, 1, bias=False)
        self.bn2 = nn.BatchNorm2d(planes)
        self.conv3 = nn.Conv2d(planes, outputs, 1, bias=False)
        self.bn3 = nn.BatchNorm2d(outputs)
        self.downsample = None
        if stride != 1 or inputs != outputs:
            self.downsample = nn.Sequential(nn.Conv2d(inputs, outputs, 1, stride, bias=False), nn.BatchNorm2d(outputs))

    def forward(self, x):
        y = F.relu(self.bn1(self.conv1(x)))
        y = self.bn3(self.conv3(F.relu(self.bn2(self.conv2(y)))))
        return F.relu(y + (x if self.downsample is None else self.downsample(x)))


class ResNet(nn.Module):
    def __init__(self, block, depths, width, classes):
        super().__init__()
        self.conv1 = nn.Conv2d(3, width, 7, 2, 3, bias=False)
        self.bn1 = nn.BatchNorm2d(width)
        inputs = width
        for i, depth in enumerate(depths):
            planes = width * 2 ** i
            blocks = []
            for j in range(depth):
                blocks.append(block(inputs, planes, 2 if i > 0 and j == 0 else 1))
                inputs = planes * block.expansion
            setattr(self, f"layer{i + 1}", nn.Sequential(*blocks))
        self.fc = nn.Linear(inputs, classes)

    def forward(self, x):
        x = F.max_pool2d(F.relu(self.bn1(self.conv1(x))), 3, 2, 1)
        x = self.layer4(self.layer3(self.layer2(self.layer1(x))))
        return self.fc(x.mean((2, 3)))


# ---- mobilenet_v2 (torchvision's names) ----
def conv_bn_relu6(inputs, outputs, kernel, stride, groups=1):
    return nn.Sequential(nn.Conv2d(inputs, outputs, kernel, stride, (kernel - 1) // 2, groups=groups, bias=False),
                         nn.BatchNorm2d(outputs), nn.ReLU6())


class InvertedResidual(nn.Module):
    def __init__(self, inputs, outputs, stride, expand):
        super().__init__()
        hidden = inputs * expand
        layers = [] if expand == 1 else [conv_bn_relu6(inputs, hidden, 1, 1)]
        layers += [conv_bn_relu6(hidden, hidden, 3, stride, groups=hidden),
                   nn.Conv2d(hidden, outputs, 1, bias=False), nn.BatchNorm2d(outputs)]
        self.conv = nn.Sequential(*layers)
        self.residual = stride == 1 and inputs == outputs

    def forward(self, x):
        return x + self.conv(x) if self.residual else self.conv(x)


class MobileNetV2(nn.Module):
    """`settings`: rows of expansion, channels, repeats, stride."""

    def __init__(self, settings, first, last, classes):
        super().__init__()
        features = [conv_bn_relu6(3, first, 3, 2)]
        inputs = first
        for expand, channels, repeats, stride in settings:
            for i in range(repeats):
                features.append(InvertedResidual(inputs, channels, stride if i == 0 else 1, expand))
                inputs = channels
        features.append(conv_bn_relu6(inputs, last, 1, 1))
        self.features = nn.Sequential(*features)
        self.classifier = nn.Sequential(nn.Dropout(0.2), nn.Linear(last, classes))

    def forward(self, x):
        return self.classifier(self.features(x).mean((2, 3)))


# ---- transformer (torch.nn.Transformer's names) ----
class Transformer(nn.Module):
    def __init__(self, source_vocab, target_vocab, d, heads, layers, ff):
        super().__init__()
        self.d = d
        self.src_embed = nn.Embedding(source_vocab, d)
        self.tgt_embed = nn.Embedding(target_vocab, d)
        self.transformer = nn.Transformer(d, heads, layers, layers, ff, dropout=0.0, batch_first=True)
        self.generator = nn.Linear(d, target_vocab)

    def positions(self, t):
        place = torch.arange(t, dtype=torch.float64)[:, None]
        rate = torch.exp(torch.arange(0, self.d, 2, dtype=torch.float64) * (-math.log(10000.0) / self.d))
        return torch.stack((torch.sin(place * rate), torch.cos(place * rate)), -1).reshape(t, self.d)

    def embed(self, table, ids):
        return table(ids) * math.sqrt(self.d) + self.positions(ids.shape[1])

    def forward(self, src, tgt):
        mask = nn.Transformer.generate_square_subsequent_mask(tgt.shape[1], dtype=torch.float64)
        y = self.transformer(self.embed(self.src_embed, src), self.embed(self.tgt_embed, tgt), tgt_mask=mask)
        return self.generator(y)


# ---- bert (Hugging Face's BertModel names) ----
def named(**modules):
    return nn.ModuleDict(modules)


class Bert(nn.Module):
    def __init__(self, vocab, d, heads, layers, ff, positions):
        super().__init__()
        self.heads = heads
        self.embeddings = named(word_embeddings=nn.Embedding(vocab, d), position_embeddings=nn.Embedding(positions, d),
                                token_type_embeddings=nn.Embedding(2, d), LayerNorm=nn.LayerNorm(d, eps=1e-12))
        self.encoder = named(layer=nn.ModuleList(named(
            attention=named(self=named(query=nn.Linear(d, d), key=nn.Linear(d, d), value=nn.Linear(d, d)),
                            output=named(dense=nn.Linear(d, d), LayerNorm=nn.LayerNorm(d, eps=1e-12))),
            intermediate=named(dense=nn.Linear(d, ff)),
            output=named(dense=nn.Linear(ff, d), LayerNorm=nn.LayerNorm(d, eps=1e-12))) for _ in range(layers)))
        self.pooler = named(dense=nn.Linear(d, d))

    def forward(self, input_ids, token_type_ids, attention_mask):
        b, t = input_ids.shape
        e = self.embeddings
        x = e["LayerNorm"](e["word_embeddings"](input_ids) + e["position_embeddings"].weight[:t]
                           + e["token_type_embeddings"](token_type_ids))
        allowed = attention_mask[:, None, None, :] != 0
        for layer in self.encoder["layer"]:
            a, out = layer["attention"]["self"], layer["attention"]["output"]
            q, k, v = (a[n](x).view(b, t, self.heads, -1).transpose(1, 2) for n in ("query", "key", "value"))
            h = F.scaled_dot_product_attention(q, k, v, attn_mask=allowed).transpose(1, 2).reshape(b, t, -1)
            x = out["LayerNorm"](out["dense"](h) + x)
            h = layer["output"]["dense"](F.gelu(layer["intermediate"]["dense"](x)))
            x = layer["output"]["LayerNorm"](h + x)
        return x, torch.tanh(self.pooler["dense"](x[:, 0]))


# ---- gpt2 (Hugging Face's GPT2Model names; Conv1D keeps its weight as [in, out]) ----
class Conv1D(nn.Module):
    def __init__(self, inputs, outputs):
        super().__init__()
        self.weight = nn.Parameter(torch.empty(inputs, outputs))
        self.bias = nn.Parameter(torch.zeros(outputs))

    def forward(self, x):
        return x @ self.weight + self.bias


class GPT2(nn.Module):
    def __init__(self, vocab, d, heads, layers, context):
        super().__init__()
        self.heads = heads
        self.wte, self.wpe = nn.Embedding(vocab, d), nn.Embedding(context, d)
        self.h = nn.ModuleList(named(
            ln_1=nn.LayerNorm(d), attn=named(c_attn=Conv1D(d, 3 * d), c_proj=Conv1D(d, d)),
            ln_2=nn.LayerNorm(d), mlp=named(c_fc=Conv1D(d, 4 * d), c_proj=Conv1D(4 * d, d))) for _ in range(layers))
        self.ln_f = nn.LayerNorm(d)

    def forward(self, ids):
        b, t = ids.shape
        x = self.wte(ids) + self.wpe.weight[:t]
        for block in self.h:
            q, k, v = (y.view(b, t, self.heads, -1).transpose(1, 2)
                       for y in block["attn"]["c_attn"](block["ln_1"](x)).chunk(3, -1))
            y = F.scaled_dot_product_attention(q, k, v, is_causal=True).transpose(1, 2).reshape(b, t, -1)
            x = x + block["attn"]["c_proj"](y)
            y = F.gelu(block["mlp"]["c_fc"](block["ln_2"](x)), approximate="tanh")
            x = x + block["mlp"]["c_proj"](y)
        return self.ln_f(x) @ self.wte.weight.T


# ---- vae (pytorch/examples/vae's names) ----
class VAE(nn.Module):
    def __init__(self, pixels, hidden, latent):
        super().__init__()
        self.fc1 = nn.Linear(pixels, hidden)
        self.fc21 = nn.Linear(hidden, latent)
        self.fc22 = nn.Linear(hidden, latent)
        self.fc3 = nn.Linear(latent, hidden)
        self.fc4 = nn.Linear(hidden, pixels)

    def forward(self, x, noise):
        h = F.relu(self.fc1(x))
        mu, logvar = self.fc21(h), self.fc22(h)
        z = mu + torch.exp(logvar / 2) * noise
        return torch.sigmoid(self.fc4(F.relu(self.fc3(z)))), mu, logvar


# ---- unet (milesial/Pytorch-UNet's names) ----
class DoubleConv(nn.Module):
    def __init__(self, inputs, outputs):
        super().__init__()
        self.double_conv = nn.Sequential(
            nn.Conv2d(inputs, outputs, 3, padding=1, bias=False), nn.BatchNorm2d(outputs), nn.ReLU(),
            nn.Conv2d(outputs, outputs, 3, padding=1, bias=False), nn.BatchNorm2d(outputs), nn.ReLU())

    def forward(self, x):
        return self.double_conv(x)


class UNet(nn.Module):
    def __init__(self, channels, classes, width):
        super().__init__()
        self.inc = DoubleConv(channels, width)
        for i in range(1, 5):
            down = nn.Module()
            down.maxpool_conv = nn.Sequential(nn.MaxPool2d(2), DoubleConv(width * 2 ** (i - 1), width * 2 ** i))
            setattr(self, f"down{i}", down)
        for i in range(1, 5):
            up, outputs = nn.Module(), width * 2 ** (4 - i)
            up.up = nn.ConvTranspose2d(2 * outputs, outputs, 2, stride=2)
            up.conv = DoubleConv(2 * outputs, outputs)
            setattr(self, f"up{i}", up)
        self.outc = named(conv=nn.Conv2d(width, classes, 1))

    def forward(self, x):
        levels = [self.inc(x)]
        for i in range(1, 5):
            levels.append(getattr(self, f"down{i}").maxpool_conv(levels[-1]))
        y = levels.pop()
        for i in range(1, 5):
            up = getattr(self, f"up{i}")
            y = up.conv(torch.cat([levels.pop(), up.up(y)], 1))
        return self.outc["conv"](y)


# ---- lstm (pytorch/examples/word_language_model's names) ----
class LanguageModel(nn.Module):
    def __init__(self, words, d, hidden):
        super().__init__()
        self.encoder = nn.Embedding(words, d)
        self.rnn = nn.LSTM(d, hidden, batch_first=True)
        self.decoder = nn.Linear(hidden, words)

    def forward(self, ids, next):
        """The scores after each of `ids`, then those after one word more."""
        outputs, state = self.rnn(self.encoder(ids))
        last, _ = self.rnn(self.encoder(next)[:, None], state)
        return self.decoder(outputs), self.decoder(last[:, 0])


# ---- dlrm (facebookresearch/dlrm's names) ----
def dlrm_mlp(sizes, last):
    layers = []
    for inputs, outputs in zip(sizes, sizes[1:]):
        layers += [nn.Linear(inputs, outputs), nn.ReLU()]
    return nn.Sequential(*layers[:-1], last)


class DLRM(nn.Module):
    def __init__(self, numbers, tables, d, bottom, top):
        super().__init__()
        self.emb_l = nn.ModuleList(nn.EmbeddingBag(rows, d, mode="sum") for rows in tables)
        self.bot_l = dlrm_mlp([numbers, *bottom, d], nn.ReLU())
        pairs = len(tables) * (len(tables) + 1) // 2
        self.top_l = dlrm_mlp([d + pairs, *top, 1], nn.Sigmoid())

    def forward(self, dense, sparse):
        x = self.bot_l(dense)
        rows = torch.stack([x] + [table(bags) for table, bags in zip(self.emb_l, sparse)], 1)
        i, j = torch.tril_indices(rows.shape[1], rows.shape[1], offset=-1)
        products = torch.bmm(rows, rows.transpose(1, 2))[:, i, j]
        return self.top_l(torch.cat([x, products], 1))[:, 0]


# ---- deq (the layer is that of implicit-layers-tutorial.org, chapter 4) ----
class ResNetLayer(nn.Module):
    def __init__(self, channels, inner, groups):
        super().__init__()
        self.conv1 = nn.Conv2d(channels, inner, 3, padding=1, bias=False)
        self.conv2 = nn.Conv2d(inner, channels, 3, padding=1, bias=False)
        self.norm1 = nn.GroupNorm(groups, inner)
        self.norm2 = nn.GroupNorm(groups, channels)
        self.norm3 = nn.GroupNorm(groups, channels)

    def forward(self, z, x):
        y = self.norm1(F.relu(self.conv1(z)))
        return self.norm3(F.relu(z + self.norm2(x + self.conv2(y))))


class DEQ(nn.Module):
    def __init__(self, channels, inner, image, classes, groups, tolerance):
        super().__init__()
        self.tolerance = tolerance
        self.stem = nn.Sequential(nn.Conv2d(3, channels, 3, padding=1), nn.BatchNorm2d(channels))
        self.f = ResNetLayer(channels, inner, groups)
        self.head = nn.Sequential(nn.BatchNorm2d(channels), nn.AvgPool2d(8), nn.Flatten(),
                                  nn.Linear(channels * (image // 8) ** 2, classes))

    def forward(self, x):
        x = self.stem(x)
        z, steps, change = torch.zeros_like(x), 0, math.inf
        while change > self.tolerance and steps < 100:
            next = self.f(z, x)
            change = ((next - z).norm() / (next.norm() + 1e-5)).item()
            z, steps = next, steps + 1
        return self.head(z), torch.tensor(steps, dtype=torch.int32)
