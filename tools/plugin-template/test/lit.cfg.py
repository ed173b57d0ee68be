"""lit configuration: `dlc-opt` in a test is the installed tool with the plugin loaded. CMake's target `check` sets the two variables."""
import os

import lit.formats

config.name = "square-pow"
config.test_format = lit.formats.ShTest(execute_external=False)
config.suffixes = [".mlir"]
config.test_source_root = os.path.dirname(__file__)
config.test_exec_root = os.path.join(os.path.dirname(os.environ["PLUGIN"]), "test")
config.environment["PATH"] = os.pathsep.join(["/usr/lib/llvm-22/bin", os.environ["PATH"]])
config.substitutions.append(("dlc-opt", f"{os.environ['DLC_OPT']} --load-pass-plugin={os.environ['PLUGIN']}"))
