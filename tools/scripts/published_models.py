"""The networks of models/*.dl that torchvision and Hugging Face's transformers publish, at any size, for make_reference.py.

`published()` of a network is its state_dict under the names that their files have, where those are not the module's own.
"""
import pathlib
import tempfile

import transformers
from safetensors.torch import load_file
from torch import nn
from torchvision.models import efficientnet


def EfficientNet(settings, first, classes):
    """`settings`: rows of expansion, kernel, stride, channels, repeats, as in models/efficientnet.dl."""
    rows, inputs = [], first
    for expand, kernel, stride, channels, repeats in settings:
        rows.append(efficientnet.MBConvConfig(expand, kernel, stride, inputs, channels, repeats))
        inputs = channels
    return efficientnet.EfficientNet(rows, dropout=0.2, num_classes=classes)


class HuggingFace(nn.Module):
    def __init__(self, network, config, **sizes):
        super().__init__()
        self.net = network(config(**sizes, attn_implementation="eager"))

    def published(self):
        with tempfile.TemporaryDirectory() as folder:
            self.net.save_pretrained(folder)
            return load_file(pathlib.Path(folder) / "model.safetensors")


class ViT(HuggingFace):
    def __init__(self, **sizes):
        super().__init__(transformers.ViTForImageClassification, transformers.ViTConfig, **sizes)

    def forward(self, x):
        return self.net(pixel_values=x).logits


class Whisper(HuggingFace):
    def __init__(self, **sizes):
        super().__init__(transformers.WhisperForConditionalGeneration, transformers.WhisperConfig, **sizes)

    def forward(self, features, ids):
        answer = self.net(input_features=features, decoder_input_ids=ids, use_cache=False)
        return answer.encoder_last_hidden_state, answer.logits


class Llama(HuggingFace):
    def __init__(self, **sizes):
        super().__init__(transformers.LlamaForCausalLM, transformers.LlamaConfig, **sizes)

    def forward(self, token, position):
        return self.net(input_ids=token[None], position_ids=position[None], use_cache=False).logits[0]
