"""Small files of tests, kept in one text: each begins below a line `== NAME`."""

import re


def sections(path):
    """The texts of the files by their names."""
    parts = re.split(r"^== (.*)\n", path.read_text(), flags=re.M)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def unpack(path, folder):
    """Writes the files into a folder, and returns them in order."""
    for name, text in sections(path).items():
        (folder / name).write_text(text)
    return [folder / name for name in sections(path)]
