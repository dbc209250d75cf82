"""Sentences count as CLDR says: Babel's plural categories and decimal marks."""

import decimal
import re
import subprocess

import babel
import command
import pytest

# How many phrases each language has for numbers of stars; what is not here has one.
PHRASES = {
    **dict.fromkeys("da de en es fr he it nl pt sv".split(), 2),
    **dict.fromkeys("cs pl ro ru uk".split(), 3),
    # The accusative of a heart is written.
    "ar": {"star": 4, "heart": 5},
}
TAGS = "ar bn cs da de en es fi fr he hi id it ja ko nl pl pt ro ru sv th tr uk vi zh-Hans zh-Hant"

VALUES = [decimal.Decimal(value) for value in range(1, 101)] + [
    whole + decimal.Decimal(part)
    for whole in (*range(23), 50, 99)
    for part in ("0.01", "0.1", "0.25", "0.5", "0.9")
]


def sentences(tag, symbol):
    """What rows of a hundred say of each of the values."""
    result = subprocess.run(
        [command.EMOJI_RATE, "export", "stars", "--values=-", "--format=stream", "--count=100",
         f"--symbol={symbol}", f"--language={tag}"],
        input="".join(f"{value}\n" for value in VALUES).encode(), capture_output=True, timeout=60,
    )  # fmt: skip
    assert result.returncode == 0, result.stderr.decode()
    return re.findall("<title>(.*?)</title>", result.stdout.decode())


@pytest.mark.parametrize("symbol", ["star", "heart"])
@pytest.mark.parametrize("tag", TAGS.split())
def test_a_phrase_goes_with_a_category(tag, symbol):
    locale = babel.Locale.parse(tag, sep="-")
    mark = locale.number_symbols["latn"]["decimal"]
    said = sentences(tag, symbol)
    assert len(said) == len(VALUES)
    words = {}
    for value, sentence in zip(VALUES, said):
        number = str(value).replace(".", mark)
        numbers = re.findall(r"\d+(?:[.,]\d+)?", sentence)
        # One and two can be words.
        assert sorted(numbers) in (sorted([number, "100"]), ["100"] if value < 3 else None)
        phrase = re.sub(r"\d+(?:[.,]\d+)?", "#", sentence)
        words.setdefault(locale.plural_form(value), set()).add(phrase)
    assert {category: len(phrases) for category, phrases in words.items()} == dict.fromkeys(words, 1)
    expected = PHRASES.get(tag, 1)
    assert len(set.union(*words.values())) == (expected if tag != "ar" else expected[symbol])
