"""The studio: what its visitors do, from the first picture to the downloaded file, which is the command's."""

import base64
import io
import os
import re
import subprocess
import urllib.parse
import zipfile

import command
import pytest
import served
import server
from browser import in_page
from conftest import ROOT
from test_names import AUDIT

pytestmark = pytest.mark.usefixtures("studio", "problems")

TABS = ["face", "stars", "ratings", "drawing", "control"]
DRAWINGS = ROOT / "Examples" / "Drawings"
AVOCADOS = [DRAWINGS / f"avocado-{mood}.svg" for mood in ("sad", "ok", "happy")]

CONTRAST = AUDIT.replace("axe.run()", 'axe.run({ runOnly: ["color-contrast"] })')
READY = "() => document.querySelector('#download').disabled === false && document.querySelector('#download span').textContent.endsWith('B')"
TRIED = "() => document.querySelector('#tried')?.matches(':defined') && document.querySelector('#download span').textContent.endsWith('B')"
NAME = "() => document.querySelector('#download b').textContent"
CODE = "() => document.querySelector('#code').textContent"
ART = "() => document.querySelector('#art').innerHTML"
SPOKEN = "() => document.querySelector('#art').getAttribute('aria-valuetext') ?? document.querySelector('#art > svg')?.getAttribute('aria-label') ?? ''"
CLOSED = "() => document.querySelector('#download').disabled && document.querySelector('.stage').classList.contains('dim')"

@pytest.fixture
def visit(browser, site):
    """Opens the studio with this in its address, and waits until something is true."""

    def visit(link="", until=READY):
        browser.mouse.move(1, 1)
        browser.open("about:blank")
        browser.open(f"{site.origin}/studio/index.html{link}")
        browser.wait(until)

    yield visit
    browser.evaluate("() => { try { sessionStorage.clear(); } catch {} }")


@pytest.fixture
def click(browser):
    """Clicks an element once it stands still, because pictures above it may still be drawn."""

    def click(selector):
        before = None
        for _ in range(50):
            place = browser.evaluate(in_page("center"), selector)
            if place == before:
                break
            before = place
            browser.settle()
        browser.mouse.click(*place)

    return click


@pytest.fixture
def download(browser, click):
    """Chooses a format by its name, and gives the name and the bytes of the file that is saved."""

    def download(format=None):
        if format:
            browser.wait(
                """(format) => {
                  const button = [...document.querySelectorAll("#formats button")].find(({ firstChild }) => firstChild.textContent === format);
                  button?.click();
                  return Boolean(button);
                }""",
                format,
            )
            browser.settle()
        browser.wait("() => document.querySelector('#download').disabled === false")
        if format not in ("Layers", "Lottie"):
            browser.wait(READY)
        if browser.name == "chromium":
            with browser.page.expect_download() as saving:
                click("#download")
            return saving.value.suggested_filename, saving.value.path().read_bytes()
        browser.evaluate(in_page("take"))
        click("#download")
        found = browser.wait(in_page("lastTaken"))
        return found["name"], base64.b64decode(found["bytes"])

    return download


@pytest.fixture
def use(browser):
    """The text of "Use it" in a language."""

    def use(language):
        return browser.wait(
            """(language) => {
              [...document.querySelectorAll("#uses button")].find(({ textContent }) => textContent === language)?.click();
              const isChosen = document.querySelector("#uses [aria-selected=true]")?.textContent === language;
              return isChosen && document.querySelector("#code").textContent;
            }""",
            language,
        )

    return use


@pytest.fixture
def drop(browser):
    def drop(*files):
        pairs = [file if isinstance(file, tuple) else (file.name, file.read_bytes()) for file in files]
        browser.evaluate(in_page("drop"), [(name, base64.b64encode(body).decode()) for name, body in pairs])

    return drop


@pytest.fixture
def drag(browser):
    """Drags the picture by this part of its width."""

    def drag(part):
        x, y = browser.evaluate(in_page("center"), "#art")
        browser.mouse.drag((x, y), (x + part * browser.evaluate("() => document.querySelector('#art').clientWidth"), y))

    return drag


@pytest.fixture
def part(browser):
    """Chooses what is changed, by its name in the rail."""

    def part(name):
        browser.wait(
            """(name) => {
              const button = [...document.querySelectorAll(".rail button")].find(({ textContent }) => textContent === name);
              button?.click();
              return Boolean(button);
            }""",
            name,
        )
        browser.settle()

    return part


@pytest.fixture
def write(browser):
    """Writes into a field, as a person does."""

    def write(selector, text):
        browser.evaluate(
            """(selector, text) => {
              const input = document.querySelector(selector);
              input.value = text;
              for (const type of ["input", "change"]) input.dispatchEvent(new Event(type, { bubbles: true }));
            }""",
            selector,
            text,
        )

    return write


@pytest.fixture
def run(tmp_path):
    """Runs a command that the page prints, next to these files, and gives the bytes of its file."""
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin" / "emoji-rate").symlink_to(os.path.abspath(command.EMOJI_RATE))
    environment = os.environ | {"PATH": f"{tmp_path / 'bin'}:{os.environ['PATH']}"}

    def run(line, *files, file=None, warns=False):
        for source in files:
            name, body = source if isinstance(source, tuple) else (source.name, source.read_bytes())
            (tmp_path / name).write_bytes(body.encode() if isinstance(body, str) else body)
        output = re.search(r"-o (\S+)$", line.partition(" <<")[0])[1]
        result = subprocess.run(
            ["sh", "-c", line],
            cwd=tmp_path, env=environment, capture_output=True, timeout=60,
        )  # fmt: skip
        assert result.returncode == 0 and warns == (b"warning" in result.stderr), (line, result.stderr)
        return (tmp_path / (file or output)).read_bytes()

    return run


def opened(browser, site, *files):
    """Opens files as a page, and gives the sizes of their pictures."""
    for name, body in files:
        kind = "image/png" if name.endswith(".png") else "image/svg+xml"
        site.made[f"/saved/{name}"] = (body, served.POLICY, kind)
    page = "<!DOCTYPE html><title>x</title>" + "".join(f'<img src="/saved/{name}">' for name, _ in files)
    site.made["/saved/index.html"] = (page.encode(), served.POLICY, "text/html; charset=utf-8")
    browser.open(f"{site.origin}/saved/index.html")
    assert all(served.painted(browser, index) > 0.03 for index in range(len(files)))
    return [picture["natural"] for picture in served.pictures(browser)]


# What people come for


def test_the_first_picture_is_in_the_page_before_the_module(browser, visit):
    page = (server.STUDIO / "index.html").read_text()
    picture = command.output(["4.5", "--character", "cat"])
    assert page.count(picture) == 1
    visit()
    assert browser.evaluate("() => document.querySelector('#download b').textContent") == "cat-4.5.svg"


def test_a_web_developer_chooses_a_face_and_downloads_it(browser, visit, click, download, use, run, part, site):
    visit()
    click("[data-word=bear]")
    part("Colours")
    browser.wait("() => document.querySelector('[data-word=dusk]')")
    click("[data-word=dusk]")
    browser.wait("() => location.hash.includes('face-theme=dusk')")
    browser.wait(f"() => ({CODE})().includes('bear-4.5.svg')")
    assert use("HTML") == '<img src="bear-4.5.svg"\n  width="240" height="240"\n  alt="4.5 out of 5">'
    line = use("Command")
    assert "--character bear" in line and "--theme dusk" in line
    name, body = download("SVG")
    assert name == "bear-4.5.svg" and body == run(line)
    name, body = download("PNG")
    assert name == "bear-4.5.png" and body == run(use("Command"))
    name, body = download("Moving SVG")
    assert name == "bear-4.5-moving.svg" and body == run(use("Command"))
    assert opened(browser, site, (name, body)) == [240]


@pytest.mark.once
def test_each_size_of_a_png_file_has_its_own_name_and_bytes(browser, visit, click, download, use, run):
    visit("#stars&stars-symbol=heart")
    download("PNG")
    for index, scale in ((2, "2x"), (3, "4x")):
        click(f"#extra .seg button:nth-child({index})")
        browser.wait(READY)
        name, body = download()
        assert name == f"hearts-3.5@{scale}.png" and body == run(use("Command"))


@pytest.mark.once
def test_a_pair_is_one_archive_with_the_commands_files(browser, visit, click, download, use, run):
    visit("#ratings")
    click("#extra input")
    browser.wait("() => document.querySelector('#download b').textContent === 'reviews.zip'")
    name, body = download()
    archive = zipfile.ZipFile(io.BytesIO(body))
    assert archive.namelist() == ["reviews.svg", "reviews-dark.svg"] and archive.testzip() is None
    assert {info.compress_type for info in archive.infolist()} == {zipfile.ZIP_STORED}
    line = use("Command")
    rows = browser.evaluate(EXAMPLE)
    assert archive.read("reviews.svg") == run(line, ("reviews.csv", rows))
    assert archive.read("reviews-dark.svg") == run(line, ("reviews.csv", rows), file="reviews-dark.svg")
    assert use("HTML").startswith('<picture>\n  <source srcset="reviews-dark.svg"')
    # A README takes HTML, and only so the dark file.
    assert use("Markdown") == use("HTML")


@pytest.mark.once
def test_where_both_looks_are_equal_there_is_no_pair(browser, visit):
    visit()
    assert browser.evaluate("() => document.querySelector('#extra input').disabled")
    assert browser.evaluate("() => document.querySelector('#extra small').textContent") == "The same on both, so one file is enough."


@pytest.mark.once
def test_a_dark_ground_has_the_dark_file(browser, visit, click, download, use, run):
    visit("#ratings")
    click("[data-g=dark]")
    browser.wait("() => document.querySelector('#download b').textContent === 'reviews-dark.svg'")
    name, body = download()
    rows = browser.evaluate(EXAMPLE)
    assert body == run(use("Command"), ("reviews.csv", rows), file="reviews-dark.svg")
    pictures = zipfile.ZipFile(io.BytesIO(download("Each product")[1]))
    assert "Camp-lantern-dark.svg" in pictures.namelist() and 'src="reviews/Camp-lantern-dark.svg"' in use("HTML")
    for file in pictures.namelist():
        assert pictures.read(file) == run(use("Command"), ("reviews.csv", rows), file=f"reviews/{file}")


@pytest.mark.once
def test_all_values_are_one_archive_of_an_exports_files(browser, visit, download, use, run):
    visit("#face&face-character=ghost&face-value=1")
    name, body = download("All 11 values")
    # The text is that of the file which it names.
    assert use("HTML") == '<img src="ghost/face-4.5.svg"\n  width="240" height="240"\n  alt="4.5 out of 5">'
    archive = zipfile.ZipFile(io.BytesIO(body))
    assert name == "ghost.zip" and archive.testzip() is None and len(archive.namelist()) == 11
    line = use("Command")
    for file in archive.namelist():
        assert archive.read(file) == run(line, file=f"ghost/{file}")


def test_the_face_itself_is_dragged(browser, visit, drag):
    visit()
    before = browser.evaluate(ART)
    drag(-1 / 5)
    browser.wait("() => document.querySelector('#art').getAttribute('aria-valuenow') === '3.5'")
    assert browser.evaluate(ART) != before
    assert browser.evaluate("() => [document.querySelector('#value').value, document.querySelector('#range').value]") == ["3.5", "3.5"]
    browser.wait("() => document.querySelector('#download b').textContent === 'cat-3.5.svg'")


@pytest.mark.once
def test_a_download_right_after_a_change_has_the_change(browser, visit):
    visit()
    browser.evaluate(in_page("take"))
    browser.evaluate(
        """() => {
          const range = document.querySelector("#range");
          range.value = "1";
          range.dispatchEvent(new Event("input", { bubbles: true }));
          document.querySelector("#download").click();
        }"""
    )
    found = browser.wait(in_page("lastTaken"))
    assert (found["name"], base64.b64decode(found["bytes"]).decode()) == ("cat-1.svg", command.output(["1", "--character", "cat"]))


@pytest.mark.once
def test_right_to_left_the_face_and_the_arrow_keys_turn_around(browser, visit, drag):
    visit()
    browser.evaluate("() => { document.documentElement.dir = 'rtl'; }")
    drag(1 / 5)
    browser.wait("() => document.querySelector('#art').getAttribute('aria-valuenow') === '3.5'")
    browser.evaluate("() => document.querySelector('[data-job=face]').click()")
    browser.wait("() => getComputedStyle(document.querySelector('#range')).getPropertyValue('--track').includes('270deg')")
    browser.evaluate("() => document.querySelector('#art').focus()")
    browser.keyboard.press("ArrowRight")
    browser.wait("() => document.querySelector('#art').getAttribute('aria-valuenow') === '3.4'")
    browser.evaluate("() => document.querySelector('[data-job=face]').focus()")
    browser.keyboard.press("ArrowLeft")
    browser.wait("() => document.activeElement.dataset.job === 'stars'")


def test_the_picture_is_a_slider_of_the_keyboard(browser, visit):
    visit()
    browser.evaluate("() => document.querySelector('#art').focus()")
    for key, value in (("ArrowLeft", "4.4"), ("PageDown", "3.4"), ("Home", "0"), ("ArrowUp", "0.1"), ("End", "5")):
        browser.keyboard.press(key)
        browser.wait("(value) => document.querySelector('#art').getAttribute('aria-valuenow') === value", value)
    assert browser.evaluate(SPOKEN) == "5 out of 5"


@pytest.mark.once
def test_letters_are_keys_of_the_stage_alone(browser, visit):
    visit()
    browser.evaluate("() => document.querySelector('#reset').focus()")
    for key in ("d", "s"):
        browser.keyboard.press(key)
    browser.settle()
    assert browser.evaluate("() => [document.querySelector('.canvas').dataset.ground, document.querySelector('#download b').textContent]") == ["light", "cat-4.5.svg"]
    browser.evaluate("() => document.querySelector('#art').focus()")
    browser.keyboard.press("d")
    browser.wait("() => document.querySelector('.canvas').dataset.ground === 'dark'")
    browser.keyboard.press("p")
    browser.wait("() => document.querySelector('#art > img')")


@pytest.mark.once
def test_the_film_is_the_scale_and_not_rated_is_a_value(browser, visit, click, use, run, download):
    visit()
    browser.wait("() => document.querySelectorAll('#film svg').length === 11")
    click("#film button:nth-child(3)")
    browser.wait("() => document.querySelector('#value').value === '1'")
    click("#unrated")
    browser.wait("() => document.querySelector('#download b').textContent === 'cat-unrated.svg'")
    name, body = download("SVG")
    assert body == run(use("Command"))


@pytest.mark.once
def test_a_value_out_of_the_scale_is_not_taken(browser, visit, write):
    visit()
    browser.evaluate(
        """() => {
          const input = document.querySelector("#value");
          input.value = "7";
          input.dispatchEvent(new Event("input", { bubbles: true }));
        }"""
    )
    assert browser.evaluate("() => [document.querySelector('#value').getAttribute('aria-invalid'), document.querySelector('#of').textContent]") == ["true", "from 0 to 5"]


@pytest.mark.once
def test_extras_of_the_character_are_chosen_already(browser, visit, part, click):
    visit()
    part("Extras")
    pressed = "() => [...document.querySelectorAll('[aria-pressed=true]')].map(({ textContent }) => textContent)"
    browser.wait("() => document.querySelector('#body [aria-pressed]')")
    assert browser.evaluate(pressed) == ["Blush", "Whiskers", "Nose"]
    click("#body .tile:nth-child(10)")
    browser.wait("() => location.hash.includes('face-extras=blush')")
    assert browser.evaluate(pressed) == ["Blush", "Crown", "Whiskers", "Nose"]


# Who comes, with which fields, for which file: its format, its name, and its width.
VISITORS = [
    ("a README author", "face&face-character=robot&face-value=5", "svg", "robot-5.svg", 240),
    ("a mail author", "face&face-character=cat&face-size=64", "png", "cat-4.5.png", 64),
    ("a web developer", "stars&stars-step=0.5&stars-fill=half", "moving", "stars-3.5-moving.svg", 252),
    ("a web developer", "stars&stars-symbol=face&stars-character=ghost", "png", "faces-3.5.png", 252),
    ("a designer", "face&face-character=bloom&face-theme=dusk&face-eyes=heart", "svg", "bloom-4.5.svg", 240),
    ("a newsletter author", "stars&stars-symbol=heart&stars-right-to-left=on", "svg", "hearts-3.5.svg", 252),
    ("a shop owner", "ratings&ratings-data=counts&ratings-counts=12,5,3,40,80&ratings-layout=badge", "png", "ratings.png", None),
    ("a shop owner", "ratings&ratings-data=counts&ratings-counts=1,2,3,4,5&ratings-layout=columns&ratings-symbol=face", "svg", "ratings.svg", None),
]  # fmt: skip


@pytest.mark.once
def test_a_visitor_downloads_the_commands_file(browser, visit, download, site, run):
    visit()
    files = []
    for who, link, format, saved, width in VISITORS:
        line = browser.evaluate(in_page("printed"), link, format)["command"]
        name, body = download()
        assert name == saved and body == run(line), who
        files.append((name, body))
    for natural, (who, _, _, _, width) in zip(opened(browser, site, *files), VISITORS, strict=True):
        assert width in (natural, None), who


# Drawings

DRAWN = f"() => document.querySelector('.studio').dataset.job === 'drawing' && document.querySelectorAll('#film svg').length === 11 && ({READY})()"


def test_a_designer_sees_every_value_and_moves_a_file(browser, visit, write, download, use, run):
    visit("#drawing", until=DRAWN)
    assert browser.evaluate("() => [...document.querySelectorAll('.slot .at')].map(({ value }) => value)") == ["0", "2", "5"]
    line = use("Command")
    assert [word.strip() for word in line.split("--drawing ")[1:]][0].startswith("0=avocado-sad.svg")
    name, body = download("SVG")
    assert name == "avocado-3.2.svg" and body == run(line, *AVOCADOS)
    write(".slot:nth-child(3) .at", "3")
    browser.wait("() => [...document.querySelectorAll('.slot .at')].map(({ value }) => value).join() === '0,3,5'")
    browser.wait(READY)
    assert download("SVG")[1] == run(use("Command"), *AVOCADOS) != body
    layers = download("Layers")
    assert layers[0] == "avocado-layers.svg" and layers[1].count(b"inkscape:groupmode") >= 3
    # A reload keeps the drawing.
    visit("#drawing", until=DRAWN)
    assert browser.evaluate("() => [...document.querySelectorAll('.slot .at')].map(({ value }) => value)") == ["0", "3", "5"]


@pytest.mark.once
def test_a_file_is_dragged_to_another_slot(browser, visit):
    visit("#drawing", until=DRAWN)
    browser.evaluate(
        """() => {
          const [from, to] = [document.querySelector(".slot[draggable]"), document.querySelector(".slot.empty:nth-child(2)")];
          from.dispatchEvent(new DragEvent("dragstart", { bubbles: true }));
          to.dispatchEvent(new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer: new DataTransfer() }));
        }"""
    )
    browser.wait("() => [...document.querySelectorAll('.slot .at')].map(({ value }) => value).join() === '1,2,5'")


@pytest.mark.once
def test_a_designer_gives_one_file_after_another(browser, visit, drop):
    visit("#drawing", until=DRAWN)
    drop(("mug-happy.svg", AVOCADOS[2].read_bytes()))
    said = browser.wait("() => document.querySelector('#body .alert')?.textContent")
    assert said.endswith("Or add the drawing of another value.")
    browser.wait(CLOSED)
    drop(("mug-sad.svg", AVOCADOS[0].read_bytes()))
    browser.wait("() => !document.querySelector('#body .alert') && document.querySelector('#download b').textContent === 'mug-3.2.svg'")
    assert browser.evaluate("() => [...document.querySelectorAll('.slot .at')].map(({ value }) => value)") == ["0", "5"]


@pytest.mark.once
def test_twenty_files_are_a_drawing_of_twenty_values(browser, visit, drop):
    visit("#drawing", until=DRAWN)
    drop(*((f"{index:02}.svg", AVOCADOS[index % 3].read_bytes()) for index in range(20)))
    browser.wait("() => document.querySelectorAll('.slot[draggable]').length === 20")
    assert not browser.evaluate("() => document.querySelector('#body .alert')")


@pytest.mark.once
def test_a_designer_changes_a_character_in_an_editor(browser, visit, drop, download):
    visit("#face&face-character=bear")
    name, body = download("Layers")
    assert name == "bear-layers.svg" and body.decode().strip() == command.output(["drawing", "--character", "bear"])
    drop((name, body.replace(b"</svg>", b"</svg>\n")))
    browser.wait("() => document.querySelector('#download b').textContent === 'bear-layers-3.2.svg'")
    assert not browser.evaluate("() => document.querySelector('#body .alert:not(.soft)')")


@pytest.mark.once
def test_an_app_developer_takes_the_commands_lottie_file(browser, visit, download, use, run):
    # The other options belong to one picture, which the command says, too.
    visit("#face&face-size=64&face-padding=8&face-language=de")
    name, body = download("Lottie")
    line = use("Command")
    assert name == "cat.json" and line.split() == "emoji-rate drawing \\ --character cat \\ -o cat.json".split()
    assert body == run(line)


PNG = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR" + bytes(range(256))
TEXT = b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text y="5">Hi</text></svg>'
WIDE = b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 9"><path d="M0 0H9V9Z"/></svg>'
NO_DRAWINGS = [
    ("a.png", PNG, "A.png: this is no SVG file, which is text in UTF-8"),
    ("empty.svg", b"", "Empty.svg"),
    ("large.svg", b" " * 1_000_001, "Large.svg has 1,000,001 bytes; a drawing has at most 1,000,000"),
    ("text.svg", TEXT, "Text.svg"),
    ("wide.svg", WIDE, "Wide.svg"),
]


@pytest.mark.once
def test_a_file_that_is_no_drawing_changes_nothing(browser, visit, drop):
    visit("#drawing", until=DRAWN)
    drop(*((f"mug-{index}.svg", source.read_bytes()) for index, source in enumerate(AVOCADOS)))
    browser.wait("() => document.querySelector('#download b').textContent === 'mug-3.2.svg'")
    before = browser.evaluate("async () => (await import('/studio/picture.js')).picture()")
    for name, body, sentence in NO_DRAWINGS:
        drop((name, body))
        browser.wait("(sentence) => document.querySelector('#body .alert')?.textContent.startsWith(sentence)", sentence)
        assert browser.evaluate("async () => (await import('/studio/picture.js')).picture()") == before, name
        assert browser.evaluate("() => document.querySelectorAll('.slot[draggable]').length") == 3


# Many ratings

EXAMPLE = "async () => new TextDecoder().decode((await import('/studio/ratings.js')).default.bytes())"

SHOP = """Order,Product,Stars,When,Rating\r
1,"Mug, blue",4,2026-01-03,5\r
2,"Mug, blue",2,2026-02-03,4\r
3,Pot,5,2026-01-09,\r
4,Pot,1,2026-03-04,2\r
5,"Cup 12"" tall",3,2026-03-05,1\r
6,Pot,1,2026-03-06,3\r
"""


def choose(browser, label, word):
    """Chooses a word of a list of the sheet as soon as it is there, as a person does."""
    browser.wait(
        """(label, word) => {
          const list = [...document.querySelectorAll("#body label.field")].find(({ firstChild }) => firstChild.textContent === label)?.querySelector("select");
          if (![...list?.options ?? []].some(({ value }) => value === word)) return false;
          list.value = word;
          list.dispatchEvent(new Event("change", { bubbles: true }));
          return true;
        }""",
        label,
        word,
    )
    browser.settle()


def test_a_shop_owner_drops_a_file_and_its_columns_are_guessed(browser, visit, drop, download, use, run, tmp_path):
    visit("#face")
    file = tmp_path / "shop's reviews.csv"
    file.write_text("date,product,stars\n" + "".join(f"2026-0{1 + index % 6}-03,{'Mug' if index % 3 else 'Pot'},{1 + index % 5}\n" for index in range(30)))
    drop(file)
    browser.wait("() => document.querySelector('#body .file b')?.textContent === \"shop's reviews.csv\"")
    roles = browser.evaluate("() => [...document.querySelectorAll('#body .roles select')].map(({ value }) => value)")
    assert roles == ["stars", "date", "product", ""]
    browser.wait("() => document.querySelectorAll('#groups [role=radio]').length === 3")
    browser.wait(READY)
    line = use("Command")
    name, body = download("SVG")
    assert name == "shop-s-reviews.svg" and body == run(line, file)
    assert browser.evaluate("() => location.hash") == "#ratings"


@pytest.mark.once
def test_columns_that_were_guessed_wrongly_are_corrected_from_lists(browser, visit, drop, download, use, run, tmp_path):
    visit("#face")
    file = tmp_path / "shop.csv"
    file.write_text(SHOP, newline="")
    drop(file)
    browser.wait("() => document.querySelector('#body .file b')?.textContent === 'shop.csv'")
    choose(browser, "Rating", "Rating")
    browser.wait("() => document.querySelector('#art svg')?.getAttribute('aria-label').startsWith('3 out of 5 stars, 5 ratings')")
    browser.wait("() => document.querySelector('#body > .note').textContent.includes('1 of 6 lines has no rating')")
    browser.wait(READY)
    assert download("SVG")[1] == run(use("Command"), file)
    choose(browser, "Date", "When")
    browser.wait("() => document.querySelector('[data-word=trend]')?.disabled === false")
    browser.evaluate("() => document.querySelector('[data-word=trend]').click()")
    browser.wait("() => document.querySelector('#download b').textContent === 'shop-trend.svg'")
    browser.wait(READY)
    assert download("SVG")[1] == run(use("Command"), file)
    browser.wait("() => document.querySelector('[data-word=full]')")
    browser.evaluate("() => document.querySelector('[data-word=full]').click()")
    choose(browser, "Number of ratings", "Stars")
    choose(browser, "One picture for each", "Product")
    browser.wait("() => document.querySelectorAll('#groups b').length === 4")
    assert browser.evaluate("() => [...document.querySelectorAll('#groups b')].map(({ textContent }) => textContent)") == [
        "All together", 'Cup 12" tall', "Mug, blue", "Pot"
    ]
    browser.evaluate("() => document.querySelector('#groups [data-label=\"=Mug, blue\"]').click()")
    browser.wait("() => document.querySelector('#download b').textContent === 'Mug-blue.svg'")
    browser.wait(READY)
    assert download("SVG")[1] == run(use("Command"), file)
    name, body = download("Each Product")
    pictures = zipfile.ZipFile(io.BytesIO(body))
    assert use("HTML").startswith('<img src="shop/Cup-12-tall.svg"') and ", 3 ratings" in use("HTML")
    line = use("Command")
    assert name == "shop.zip" and pictures.namelist() == ["Cup-12-tall.svg", "Mug-blue.svg", "Pot.svg"]
    for picture in pictures.namelist():
        assert pictures.read(picture) == run(line, file, file=f"shop/{picture}")


@pytest.mark.once
def test_a_wrong_line_is_shown_and_can_be_skipped(browser, visit, drop, click, download, use, run, tmp_path):
    visit("#ratings")
    file = tmp_path / "reviews.csv"
    lines = ["product,stars", *(f"{'Mug' if index % 2 else 'Pot'},{1 + index % 5}" for index in range(20))]
    file.write_text("\n".join(lines))
    drop(file)
    browser.wait("() => document.querySelector('#art svg')?.getAttribute('aria-label').startsWith('3 out of 5')")
    lines[8] = "Pot,five"
    file.write_text("\n".join(lines))
    drop(file)
    browser.wait("() => document.querySelector('tr.bad')")
    assert browser.evaluate("() => [...document.querySelectorAll('tr.bad td')].map(({ textContent }) => textContent)") == ["9", "Pot", "five"]
    browser.wait(CLOSED)
    assert browser.evaluate("() => document.querySelector('#download b').textContent") == "Nothing to download yet"
    assert browser.evaluate("() => document.querySelector('#said').textContent") == "First, make line 9 right, or skip it."
    assert browser.evaluate("() => document.querySelector('#body .alert span').textContent").startswith("Line 9: ")
    # The last good picture stays.
    assert browser.evaluate("() => document.querySelector('#art svg') !== null && !document.querySelector('#veil').hidden")
    click("#body .alert button")
    browser.wait(READY)
    assert download("SVG")[1] == run(use("Command"), file, warns=True)


@pytest.mark.once
def test_a_wrong_column_is_said_at_its_list(browser, visit):
    visit("#ratings")
    choose(browser, "Rating", "review")
    browser.wait(CLOSED)
    choose(browser, "Rating", "stars")
    browser.wait(READY)


@pytest.mark.once
def test_without_ratings_the_page_says_what_to_give(browser, visit, click, write):
    visit("#ratings")
    click("#body .file button:last-child")
    browser.wait("() => document.querySelector('#body .drop')")
    browser.wait("() => document.querySelector('#download').disabled && document.querySelector('#art .nothing')?.hidden === false")
    write(".five label:nth-child(5) input", "80")
    browser.wait("() => document.querySelector('#art > svg')?.getAttribute('aria-label').startsWith('5 out of 5 stars, 80 ratings')")


@pytest.mark.once
@pytest.mark.parametrize("text, label", [
    ("5\n4/5\n\n80%\n3\n★★★★★\n", "4.2 out of 5 stars, 5 ratings."),
    ("Datum;Note\n1.2.2026;4,5\n2.2.2026;3\n", ""),
])
def test_a_column_is_pasted(browser, visit, click, use, run, download, text, label):
    visit("#ratings")
    click("#body .file button:last-child")
    browser.wait("() => document.querySelector('#body textarea')")
    browser.evaluate(in_page("paste"), text)
    if label:
        browser.wait("(label) => document.querySelector('#art svg')?.getAttribute('aria-label').startsWith(label)", label)
        assert download("SVG")[1] == run(use("Command"))
        browser.wait("() => location.hash.includes('ratings-text')")
    else:
        browser.wait("() => document.querySelector('#body .alert')")


@pytest.mark.once
def test_ten_thousand_lines_do_not_stop_the_page_and_are_not_in_the_link(browser, visit, click, run, use, tmp_path):
    visit("#ratings")
    click("#body .file button:last-child")
    browser.wait("() => document.querySelector('#body textarea')")
    text = "rating\n" + "5\n4\n" * 5000
    # The module takes the text once, and draws one picture before the page goes on.
    assert browser.evaluate(in_page("calls"), "paste", text) == {"ratings": 1, "table": 1, "groups": 1, "draw": 1}
    browser.wait("() => document.querySelector('#art svg')?.getAttribute('aria-label').startsWith('4.5 out of 5 stars, 10,000')")
    browser.wait(READY)
    (tmp_path / "ratings.txt").write_text(text)
    assert run(use("Command")).decode() == browser.evaluate("async () => (await import('/studio/picture.js')).picture()")
    browser.wait("() => location.hash === '#ratings'")
    click("#share")
    browser.wait("() => document.querySelector('#share').textContent.startsWith('Copied, without your ratings') || document.querySelector('#share').textContent.startsWith('Copy the address')")


@pytest.mark.once
def test_a_file_has_at_most_20_megabytes(browser, visit):
    visit("#ratings")
    drops = """(size) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(["rating,".padEnd((size - 20) % 101 + 19, "x"), "\\n", `5,${"lovely ".repeat(14)}\\n`.repeat((size - 20) / 101)], "large.csv"));
      document.body.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true }));
    }"""
    browser.evaluate(drops, 20_000_000)
    browser.wait("() => document.querySelector('#art svg')?.getAttribute('aria-label').startsWith('5 out of 5 stars, 198,019')")
    browser.evaluate(drops, 20_000_002)
    said = browser.wait("() => document.querySelector('#body .alert span')?.textContent")
    assert said == "large.csv has 20,000,002 bytes; the page reads at most 20,000,000, and the command reads more"


# The control


def test_a_developer_tries_a_control_sends_it_and_takes_its_script(browser, visit, click, download, use, run):
    visit("#control&face-character=bear", until=TRIED)
    browser.evaluate("() => document.querySelector('#tried').focus()")
    browser.keyboard.press("End")
    browser.wait("() => document.querySelector('#wire code').textContent.endsWith('mood=5')")
    assert browser.evaluate("() => document.querySelector('#tried').labels[0].textContent") == "How was your stay?"
    name, script = download()
    assert name == "rating.js" and script == run(use("Command"))
    assert use("HTML").endswith('<emoji-rate id="mood" name="mood" required></emoji-rate>')
    click(".phone form > button")
    browser.wait("() => document.querySelector('#wire').textContent.startsWith('Your server got')")


@pytest.mark.once
def test_rules_of_a_control_need_no_new_script(browser, visit, part):
    visit("#control&control-look=stars&control-step=1", until=TRIED)
    browser.evaluate("() => { window.before = document.querySelector('#tried'); }")
    part("Rules")
    browser.evaluate("() => [...document.querySelectorAll('#body input')].at(1).click()")
    browser.wait("() => document.querySelector('#tried').hasAttribute('clearable')")
    assert browser.evaluate("() => document.querySelector('#tried') === before")
    assert browser.evaluate("() => document.querySelector('#wire .chip').textContent") == "Not rated: Send asks for it"


@pytest.mark.once
def test_the_control_stands_on_a_dark_ground_too(browser, visit, click):
    visit("#control", until=TRIED)
    click("[data-g=dark]")
    browser.wait("() => document.querySelector('.canvas').classList.contains('is-dark')")
    browser.wait(TRIED)
    assert browser.evaluate("() => document.querySelector('#code').textContent").startswith("<script defer")


@pytest.mark.once
def test_language_and_steps_are_in_the_script(browser, visit, part, download, use, run):
    visit("#control", until=TRIED)
    part("Question")
    choose(browser, "Language", "de")
    part("Rules")
    choose(browser, "Steps", "0.5")
    browser.wait(TRIED)
    line = use("Command")
    assert "--language de" in line and "--step 0.5" in line
    assert download()[1] == run(line)


# Loading, failing, and going offline

OPEN = "frame-ancestors 'none'"


def served_alone(site, folder, page, script=b""):
    """Serves the studio in a folder without its module, with this page and a script `first.js`, and gives its address."""
    served.serve(site, server.STUDIO, folder, OPEN)
    module = server.SERVE["OTHERS"]["module.js"].read_bytes()
    for name, body, kind in [
        ("module.js", module, "text/javascript"), ("first.js", script, "text/javascript"),
        ("index.html", page.encode(), "text/html; charset=utf-8"),
    ]:
        site.made[f"{folder}/{name}"] = (body, OPEN, kind)
    return f"{site.origin}{folder}/index.html"


@pytest.mark.once
def test_a_module_that_takes_long_is_seen_to_load_and_the_page_is_usable(browser, site, problems):
    page = (server.STUDIO / "index.html").read_text()
    # A module of which nothing comes after the first bytes.
    wait = b"""globalThis.fetch = async () => new Response(new ReadableStream({
  start(stream) { stream.enqueue(new Uint8Array(200000)); },
}));"""
    preload = '<link rel="preload" href="studio.wasm" as="fetch" crossorigin>'
    browser.open(served_alone(site, "/slow", page.replace(preload, '<script src="first.js"></script>'), wait))
    browser.wait("() => document.querySelector('#progress span').textContent === 'Getting ready: 0.2 of 1.1 MB'")
    assert browser.evaluate("() => document.querySelector('#download').disabled && document.querySelector('#download b').textContent === 'Ready in a moment'")
    browser.evaluate("() => document.querySelector('[data-word=bear]').click()")
    browser.wait("() => document.querySelector('#art img').src.endsWith('strip.svg#bear')")
    browser.evaluate("() => document.querySelector('#film button').click()")
    assert browser.evaluate("() => document.querySelector('#value').value") == "0"


@pytest.mark.parametrize("missing", ["module", "WebAssembly"])
def test_without_a_module_the_ready_scripts_are_offered(browser, site, problems, missing):
    problems += ["404", "Failed to load"]
    page = (server.STUDIO / "index.html").read_text()
    if missing == "WebAssembly":
        page = page.replace('<script type="module"', '<script src="first.js"></script><script type="module"')
    browser.open(served_alone(site, "/bare", page, b"delete globalThis.WebAssembly;"))
    said = browser.wait("() => document.querySelector('#veil').textContent")
    assert said.startswith("The studio cannot draw here: " + {"module": "studio.wasm: 404", "WebAssembly": "this browser has no WebAssembly"}[missing])
    links = browser.evaluate("() => [...document.querySelectorAll('#veil a')].map(({ href }) => href)")
    assert f"{site.origin}/bare/control/cat.js" in links and len(links) == 23
    assert browser.evaluate("() => document.querySelector('#download').disabled")


@pytest.mark.once
def test_a_loaded_page_needs_no_server(browser, visit, click, download, problems):
    """Everything but a reload, and parts of the page that nobody has opened, works when the connection is gone."""
    visit()
    problems.append("ERR_INTERNET_DISCONNECTED")
    parts = ["ratings.js", "drawing.js", "control.js", "more.js", "zip.js", "jobs.css", "control.json"]
    loaded = "performance.getEntriesByType('resource').map(({ name }) => name.split('/').at(-1))"
    browser.wait(f"(parts) => parts.every((part) => {loaded}.includes(part))", parts)
    # The worker has started once it answers.
    browser.evaluate("async () => (await (await import('/studio/picture.js')).scriptOf({ kind: 'stars', options: [] })).length")
    browser.context.set_offline(True)
    try:
        browser.wait("() => document.querySelector('.offline').textContent !== ''")
        click("#film button:nth-child(3)")
        browser.wait("() => document.querySelector('#download b').textContent === 'cat-1.svg'")
        assert download("PNG")[1][:4] == b"\x89PNG"
        assert len(download("All 11 values")[1]) > 5000
        for job in ("stars", "ratings"):
            click(f"[data-job={job}]")
            browser.wait("(job) => document.querySelector('.studio').dataset.job === job", job)
            browser.wait(READY)
        click("[data-job=control]")
        browser.wait(TRIED)
    finally:
        browser.context.set_offline(False)


# The page as a whole


def test_the_jobs_are_moved_through_by_keys_and_back_returns(browser, visit):
    visit()
    browser.evaluate("() => document.querySelector('[data-job=face]').focus()")
    for key, name in (("ArrowRight", "stars"), ("End", "control"), ("ArrowRight", "face"), ("ArrowLeft", "control"), ("Home", "face")):
        browser.keyboard.press(key)
        browser.wait("(name) => document.activeElement.dataset.job === name && document.querySelector('.studio').dataset.job === name", name)
    browser.keyboard.press("ArrowRight")
    browser.wait("() => location.hash === '#stars'")
    browser.evaluate("() => history.back()")
    browser.wait("() => location.hash === '#face' && document.querySelector('.studio').dataset.job === 'face'")


@pytest.mark.once
def test_the_address_keeps_the_state_and_a_reset_can_be_taken_back(browser, visit, click):
    visit("#stars&stars-symbol=heart")
    click("#film button:nth-child(3)")
    browser.wait("() => location.hash === '#stars&stars-value=2&stars-symbol=heart'")
    click("#reset")
    browser.wait("() => location.hash === '#stars'")
    assert browser.evaluate(SPOKEN) == "3.5 out of 5 stars"
    browser.evaluate("() => history.back()")
    browser.wait("() => document.querySelector('#art').getAttribute('aria-valuetext') === '2 out of 5 hearts'")


@pytest.mark.once
@pytest.mark.parametrize("job", TABS)
def test_every_job_can_be_reset(browser, visit, click, job):
    changed = {"face": "face-character=bear", "stars": "stars-symbol=heart", "ratings": "ratings-layout=badge", "drawing": "drawing-value=1", "control": "control-label=Why"}[job]
    visit(f"#{job}&{changed}", until=TRIED if job == "control" else READY)
    click("#reset")
    browser.wait("(job) => location.hash === `#${job}`", job)


def test_nothing_is_sent_and_the_policy_would_stop_it(browser, visit, site, problems):
    visit("#drawing", until=DRAWN)
    loaded = browser.evaluate("() => performance.getEntriesByType('resource').map(({ name }) => name)")
    names = [file.name for file in server.STUDIO.iterdir()] + list(server.SERVE["OTHERS"])
    own = {f"{site.origin}/studio/{name}" for name in names}
    assert {name.partition("#")[0] for name in loaded if not name.startswith("blob:")} <= own | {f"{site.origin}/pages/watch.js"}
    assert site.posts == []
    problems += ["https://example.com", "Content Security Policy", "NetworkError", "Refused"]
    assert browser.evaluate("() => fetch('https://example.com/').then(() => 'sent', () => 'stopped')") == "stopped"


STATES_OF_AXE = {
    "face": ("#face", READY, ""), "extras": ("#face", READY, "Extras"), "adjust": ("#face", READY, "Adjust"), "more": ("#face", READY, "More"),
    "stars": ("#stars", READY, ""), "ratings": ("#ratings", READY, ""), "ratings-more": ("#ratings", READY, "More"), "drawing": ("#drawing", DRAWN, ""), "between": ("#drawing", DRAWN, "Between"),
    "control": ("#control", TRIED, ""), "question": ("#control", TRIED, "Question"), "rules": ("#control", TRIED, "Rules"),
    "empty": ("#ratings&ratings-data=none&ratings-date-column=&ratings-group-column=", "() => document.querySelector('#art .nothing')", ""),
    "error": ("#ratings&ratings-data=text&ratings-text=rating%0A5%0Afive%0A4", CLOSED, ""),
    "wrong": ("#face&face-eyes=hearts", CLOSED, "More"),
}


@pytest.mark.once
@pytest.mark.parametrize("name", STATES_OF_AXE)
def test_a_state_is_accessible_in_every_scheme_and_fits(browser, visit, emulate, picture, part, name):
    link, until, rail = STATES_OF_AXE[name]
    visit(link, until=until)
    if rail:
        part(rail)
        browser.wait("() => document.querySelector('#body').childElementCount > 0")
    served.add_axe(browser)
    try:
        for scheme in ({}, {"dark": True}, {"forced_colors": True}):
            emulate(**scheme)
            browser.settle()
            # A scheme changes colours alone.
            assert browser.evaluate(CONTRAST if scheme else AUDIT) == [], scheme
            picture(f"studio-{name}-{'-'.join(scheme) or 'light'}")
        emulate()
        for direction in ("ltr", "rtl"):
            browser.evaluate("(direction) => { document.documentElement.dir = direction; }", direction)
            for size in ((320, 720), (390, 844)):
                browser.resize(*size)
                browser.settle()
                assert browser.evaluate("() => document.documentElement.scrollWidth") <= size[0], (direction, size)
            picture(f"studio-{name}-390-{direction}")
        assert browser.evaluate(AUDIT) == []
    finally:
        browser.resize(1000, 720)


@pytest.mark.parametrize("clipboard", ["granted", "none"])
def test_the_markup_is_copied_or_selected(browser, visit, click, clipboard):
    if clipboard == "granted" and browser.name != "chromium":
        browser.unsupported("nothing else gives leave to read the clipboard")
    visit()
    if clipboard == "granted":
        browser.context.grant_permissions(["clipboard-read", "clipboard-write"])
    else:
        browser.evaluate('() => { Object.defineProperty(navigator, "clipboard", { value: undefined }); }')
    click("#copy")
    said = browser.wait("() => ['Copied', 'Selected'].find((text) => document.querySelector('#copy span').textContent === text)")
    code = browser.evaluate(CODE)
    if clipboard == "granted":
        assert said == "Copied" and browser.evaluate("() => navigator.clipboard.readText()") == code
    else:
        assert said == "Selected" and browser.evaluate("() => getSelection().toString()") == code


@pytest.mark.once
def test_what_an_engine_computes_wrongly_once_is_not_shown(browser, visit):
    visit()
    count, *pictures = browser.evaluate(in_page("wrongOnce"))
    assert count > 6 and pictures == [command.output(["4"])]


# The command's bytes

# What differs from the beginning, by the fields.
STATES = [
    "face&face-value=",
    "face&face-value=&face-language=uk",
    "face&face-value=-1.5&face-minimum=-2&face-maximum=8",
    "face&face-value=2.5&face-step=0.5&face-language=fr",
    "face&face-character=classic&face-low-color=%23102030&face-high-color=%23a0b0c0&face-hue-path=shorter&face-eyes=none"
    "&face-background=%2300ff7f&face-precision=4",
    "face&face-character=robot&face-theme=dusk&face-eyes=heart&face-extras=blush%2Ccrown&face-paint=radial&face-size=96"
    "&face-morph=0.5",
    "face&face-character=classic&face-mouth=grin&face-ink=%233a2332&face-colors=rgb(255 0 0), hsl(40 90% 50%),%230a0",
    "face&face-title={value} of \"it's\" <{maximum}>&face-responsive=on",
    "face&face-decorative=on&face-line-width=3",
    "stars&stars-value=3.4&stars-fill-color=%23ff0000&stars-stroke-color=%23800000&stars-empty-color=%23dddddd"
    "&stars-spacing=3",
    "stars&stars-value=&stars-count=7&stars-theme=mono",
    "stars&stars-symbol=heart&stars-value=7&stars-maximum=10&stars-cells=300x60&stars-language=ar",
    "stars&stars-value=4&stars-symbol=face&stars-character=ghost&stars-theme=spirit",
    "ratings&ratings-symbol=face&ratings-data=counts&ratings-counts=1,2,3,4,5&ratings-date-column=&ratings-group-column=&ratings-character=cat",
    "ratings&ratings-layout=badge&ratings-date-column=&ratings-group-column=&ratings-data=text&ratings-text=5%0A4%0A3&ratings-numbers=count"
    "&ratings-theme=dusk&ratings-language=de",
    "ratings&ratings-layout=trend&ratings-group-column=&ratings-data=text&ratings-date-column=1&ratings-value-column=2"
    "&ratings-text=1/2/2026,4%0A3/2/2026,5&ratings-date-order=mdy&ratings-points=ends",
    "ratings&ratings-date-column=&ratings-group-column=&ratings-data=text&ratings-text=product%09rating%0AMug%09Good%0APot%09Bad"
    "&ratings-where=product!%3DPot&ratings-words=Bad,Okay,Good",
]


@pytest.mark.once
def test_the_printed_command_gives_what_is_shown_and_the_address_keeps_it(browser, visit, run):
    visit()
    pictures = set()
    # From one to another, so that none keeps anything of the one before.
    for state in STATES:
        name, *fields = state.split("&")
        given = dict(urllib.parse.unquote(field).split("=", 1) for field in fields)
        link = f"{name}&{urllib.parse.urlencode(given)}"
        printed = browser.evaluate(in_page("printed"), link, "svg")
        kept = printed["link"].split("&", 1)
        assert kept[0] == name and dict(urllib.parse.parse_qsl(kept[1], keep_blank_values=True)) == given
        # The command says no language of a title, which is what it has for what nobody has rated.
        shown = printed["picture"].replace(' lang="uk"', "") if "--title" in printed["command"] else printed["picture"]
        assert run(printed["command"]).decode() == shown, printed["command"]
        pictures.add(shown)
    assert len(pictures) == len(STATES)


@pytest.mark.once
@pytest.mark.parametrize("job", ["", "#stars"])
def test_a_change_draws_one_picture(browser, visit, job):
    """The rest of the page is drawn after the last change."""
    visit(job)
    before = browser.evaluate(ART)
    assert browser.evaluate(in_page("calls"), "setValue", 1.7) == {"draw": 1}
    assert browser.evaluate(ART) != before
