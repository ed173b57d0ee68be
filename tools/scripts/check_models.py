"""Checks what models/README.md says of every model: its opening, its length, its row and its test.

    python check_models.py SOURCE

Prints each lack and exits with 1, or says that there is none. Standard library only.
"""
import pathlib
import re
import sys

LONGEST = 150


def lacks(path, source, readme):
    lines = path.read_text().splitlines()
    opening = []
    for line in lines:
        if not line.startswith("//"):
            break
        opening.append(line)
    text = "\n".join(opening)
    if len(lines) >= LONGEST:
        yield f"has {len(lines)} lines, which is not under {LONGEST}"
    if not re.search(r"arXiv:\d|\"[^\"]+\"|: see \w+\.dl", text):
        yield "does not open with its paper"
    commands = re.findall(r"^//   (dlc .*)", text, re.M)
    if not any(f"models/{path.name}" in command for command in commands):
        yield "does not open with a command that runs it"
    if f"`{path.name}`" not in readme:
        yield "has no row in models/README.md"
    folder = source / "test" / "models"
    small = [file.name for file in folder.glob("*-small.dl") if f'import "{path.stem}"' in file.read_text()]
    tests = [file for name in ("models", "e2e", "extern") for file in (source / "test" / name).glob("*.test")
             if file.name != "kernel-counts.test"]
    if not small and not (folder / f"{path.stem}-small.dl").exists() and not any(f"models/{path.name}" in file.read_text() for file in tests):
        yield "has no test"
    if f" {path.stem} %S" not in (folder / "kernel-counts.test").read_text():
        yield "has no row in kernel-counts.test"


def main():
    source = pathlib.Path(sys.argv[1])
    readme = (source / "models" / "README.md").read_text()
    models = sorted((source / "models").glob("*.dl"))
    found = [f"models/{path.name} {lack}" for path in models for lack in lacks(path, source, readme)]
    print("\n".join(found) or f"{len(models)} models, none lacks an opening, a row or a test")
    sys.exit(bool(found))


if __name__ == "__main__":
    main()
