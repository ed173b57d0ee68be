"""extract.py README FOLDER: writes the README's snippets that open with a file name, and its shell blocks as run.sh."""
import pathlib
import re
import sys

text = pathlib.Path(sys.argv[1]).read_text()
folder = pathlib.Path(sys.argv[2])
folder.mkdir(parents=True)
commands = ["set -e"]
for language, block in re.findall(r"^```(\w*)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL):
    name = re.match(r"(?://|/\*|#) (\S+\.\w+)", block)
    if language == "sh":
        commands.append(block)
    elif name:
        (folder / name.group(1)).write_text(block)
    else:
        sys.exit(f"a snippet that is neither a file nor commands:\n{block}")
(folder / "run.sh").write_text("\n".join(commands))
