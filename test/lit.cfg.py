"""lit configuration: tests run against build/bin; features say what this machine has."""
import os
import shutil
import sys

import lit.formats

config.name = "dlc"
config.test_format = lit.formats.ShTest(execute_external=False)
config.suffixes = [".mlir", ".dl", ".test"]
config.excludes = ["Inputs"]
config.test_source_root = os.path.dirname(__file__)
config.test_exec_root = os.path.join(config.build_dir, "test")

# A test that hangs fails; without psutil lit cannot end its children.
if lit_config.maxIndividualTestTimeIsSupported[0]:
    lit_config.maxIndividualTestTime = 300

bin_dir = os.path.join(config.build_dir, "bin")
config.environment["PATH"] = os.pathsep.join([bin_dir, config.llvm_tools, os.environ["PATH"]])
config.environment["FILECHECK_OPTS"] = "-enable-var-scope"
# glibc overwrites what is allocated and what is freed: a use of either fails each time, and not once in a while.
config.environment["MALLOC_PERTURB_"] = "165"
# No test reads or fills the user's cache; those of the cache itself name a folder of their own.
config.environment["DLC_CACHE_SIZE"] = "0"
# The real models and data that some tests read; absent outside the project's own machines.
corpus = os.path.normpath(os.path.join(config.source_dir, "..", "shared", "corpus"))
config.substitutions += [("%corpus", corpus), ("%source", config.source_dir), ("%build", config.build_dir),
                         ("%llvm_include", os.path.join(os.path.dirname(config.llvm_tools), "include")),
                         ("%exits", os.path.join(config.source_dir, "test", "exits.sh")),
                         ("%both", os.path.join(config.source_dir, "test", "both.sh"))]
if os.path.isdir(corpus):
    config.available_features.add("corpus")
# Debian's dataset-fashion-mnist.
fashion = "/usr/share/datasets/fashion-mnist"
if os.path.isdir(fashion):
    config.available_features.add("fashion-mnist")
# The sanitizer needs several times the memory.
if config.asan:
    config.available_features.add("asan")
if shutil.which("djpeg"):
    config.available_features.add("djpeg")
# For the scripts of tools/scripts, which need no more than the standard library.
config.substitutions += [("%fashion", fashion), ("%python", sys.executable)]
