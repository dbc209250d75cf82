"""Compares the command's Lottie files in three players with its PNG files: see README.md."""

import gzip
import importlib.resources
import io
import json
import os
import pathlib
import random
import re
import subprocess
import sys
import tempfile

import jsonschema
import numpy
from PIL import Image, ImageColor

sys.dont_write_bytecode = True
root = pathlib.Path(__file__).resolve().parents[2]
sys.path.append(str(root / "Tests" / "Rendering"))
from command import EMOJI_RATE, emoji_rate, words  # noqa: E402
from pictures import difference  # noqa: E402
from seeded import random_style  # noqa: E402

ALL = bool(os.environ.get("EMOJI_RATE_ALL_PICTURES"))
# The most pixels of which a channel is off by more than 48 of 255, in percent. They are edges, which are off by up to a quarter
# of a unit between keys. With all values, the blob's many long edges are further from its keys: at most 1.76.
MOST_OFF = 1.8 if ALL else 1.6
VALUES = [round(index / 10, 1) for index in range(51)] if ALL else [0, 1.3, 2.5, 3.7, 5]


def cases():
    """A name, arguments, and a style file for each face."""
    yield from ((name, ["--character", name], None) for name in words("characters"))
    yield from ((paint, ["--character", "cat", "--paint", paint], None) for paint in ("linear", "radial"))
    for number in range(5):
        style = random_style(random.Random(number))
        # An outline has no area for a gradient.
        style["paint"] = ("linear", "radial")[number % 2]
        yield f"style {number}", [], json.dumps(style)
    for path in sorted((root / "Examples" / "Drawings").glob("*.svg")):
        if not path.stem.startswith("avocado"):
            yield path.stem, ["--drawing", str(path)], None
    avocados = [root / "Examples" / "Drawings" / f"avocado-{mood}.svg" for mood in ("sad", "ok", "happy")]
    yield "avocado", ["--drawing", ",".join(map(str, avocados))], None


def drawn(value, arguments, style, form):
    """What the command draws, in a form."""
    given = [f"--value={value}", *arguments, "--background=white", f"--format={form}", *(["--style=-"] if style else [])]
    return emoji_rate(*given, standard_input=(style or "").encode())


def png(*look):
    image = Image.open(io.BytesIO(drawn(*look, "png")))
    return numpy.asarray(image.convert("RGB")).astype(int)


def missing(ours, theirs, document):
    """The colours that a document names, of which less than half of the pixels are left."""
    # Between a thin line and its ground, each renderer has colours of its own.
    named = {ImageColor.getrgb(color)[:3] for color in re.findall(r'(?:fill|stroke)="(#[0-9a-f]+|[a-z]+)"', document) if color not in ("none", "currentColor")}
    for color in named:
        count = (ours == color).all(axis=2).sum()
        if count >= 60 and (numpy.abs(theirs - color).max(axis=2) <= 24).sum() * 2 < count:
            yield "#%02x%02x%02x" % color


def wrong_bytes(name, data):
    """What is wrong with the file itself."""
    size = len(gzip.compress(data, 9))
    limit = {"classic": 700, "cat": 3000}.get(name, 5000)
    if size > limit and not name.startswith("style") and name not in ("linear", "radial"):
        yield f"{size} bytes with gzip, and {limit} are allowed"
    for error in VALIDATOR.iter_errors(json.loads(data)):
        yield f"the schema: {error.json_path}: {error.message[:200]}"


SCHEMA = json.loads((importlib.resources.files("lottie_specs") / "data" / "lottie.schema.json").read_text())
VALIDATOR = jsonschema.Draft202012Validator(SCHEMA)


def is_refused():
    """Whether a drawing of more than 5 MB is refused with its number of bytes; it takes some seconds.

    The layers are turned: turning points need many keys. Without turns, 100,000 points are too few for 5 MB.
    """
    numbers = random.Random(5)
    points = "L".join(f"{numbers.uniform(1, 23):.2f} {numbers.uniform(8, 16):.2f}" for _ in range(5000))
    with tempfile.TemporaryDirectory(prefix="lottie-") as folder:
        files = [f"{folder}/{number}.svg" for number in range(6)]
        for number, file in enumerate(files):
            path = f'<path transform="rotate({100 * number} 12 12)" d="M{points}z"/>'
            pathlib.Path(file).write_text(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">{path}</svg>')
        arguments = ["drawing", "--drawing", ",".join(files), "--format=lottie"]
        result = subprocess.run([EMOJI_RATE, *arguments], capture_output=True, timeout=300)
    found = re.search(rb"the Lottie file would have (\d+) bytes or more, 5000000 are allowed", result.stderr)
    return result.returncode == 65 and not result.stdout and found and int(found[1]) > 5_000_000


def main():
    wrong, worst, count = [], {}, 0
    if ALL and not is_refused():
        wrong.append("a drawing of more than 5 MB is not refused")
    with tempfile.TemporaryDirectory(prefix="lottie-") as folder:
        os.environ["LOTTIE_FOLDER"] = folder
        from players import LottieWeb, Rlottie, Thorvg

        with LottieWeb() as web:
            players = {"rlottie": Rlottie(), "thorvg": Thorvg(), "lottie-web": web}
            names = sys.argv[1:]
            chosen = [case for case in cases() if case[0] in names] if names else list(cases())[:: 1 if ALL else 3]
            for name, arguments, style in chosen:
                given = [*arguments, *(["--style=-"] if style else [])]
                data = emoji_rate("drawing", "--format=lottie", "--background=white", *given, standard_input=(style or "").encode())
                count += 1
                wrong += [f"{name}: {problem}" for problem in wrong_bytes(name, data)]
                pictures = [png(value, arguments, style) for value in VALUES]
                documents = [drawn(value, arguments, style, "svg").decode() for value in VALUES]
                shares = {}
                for player, drawing in players.items():
                    for value, ours, document, theirs in zip(VALUES, pictures, documents, drawing.frames(data, [round(200 * value) for value in VALUES])):
                        off = 100 * (difference(ours, theirs) > 48).mean()
                        shares[player] = max(shares.get(player, 0), off)
                        if off > MOST_OFF:
                            wrong.append(f"{name} at {value} in {player}: {off:.2f} % of the pixels are off")
                        wrong += [f"{name} at {value} in {player}: most of {color} is missing" for color in missing(ours, theirs, document)]
                        if os.environ.get("LOTTIE_SHOW"):
                            both = numpy.hstack([ours, theirs]).astype("uint8")
                            Image.fromarray(both).save(f"{os.environ['LOTTIE_SHOW']}/{name}-{value}-{player}.png")
                    worst[player] = max(worst.get(player, 0), shares[player])
                print(name, len(data), len(gzip.compress(data, 9)), {key: round(float(share), 2) for key, share in shares.items()}, flush=True)
    for problem in wrong:
        print(problem)
    figures = "; ".join(f"{player} at most {share:.2f} % off" for player, share in worst.items())
    print(f"lottie: {count} files at {len(VALUES)} values; {figures}; {len(wrong)} problems")
    sys.exit(1 if wrong or not count else 0)


main()
