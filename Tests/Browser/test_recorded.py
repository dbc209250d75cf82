"""The pictures of generated controls are the command's, seen pixel by pixel."""

import command
import pytest
import server

# Every nineteenth of 500 values, so that they are not those of keys.
VALUES = [round(value / 100, 2) for value in range(0, 501, 19)] + [5]

# The values where the control's picture differs from the command's, and how many of its pixels do clearly.
DIFFERENCES = """async (control, documents) => {
  const raster = async (markup) => {
    const image = new Image();
    image.src = URL.createObjectURL(new Blob([markup], { type: "image/svg+xml" }));
    await image.decode();
    URL.revokeObjectURL(image.src);
    const canvas = new OffscreenCanvas(240, 240).getContext("2d", { willReadFrequently: true });
    canvas.fillStyle = "#fff";
    canvas.fillRect(0, 0, 240, 240);
    canvas.drawImage(image, 0, 0, 240, 240);
    return canvas.getImageData(0, 0, 240, 240).data;
  };
  const found = {};
  for (const [value, expected] of Object.entries(documents)) {
    control.value = value;
    const shown = new XMLSerializer().serializeToString(control.shadowRoot.querySelector("svg"));
    const [one, other] = [await raster(shown), await raster(expected)];
    const count = one.filter((level, index) => Math.abs(level - other[index]) > 128).length;
    if (count > 80) found[value] = count;
  }
  return found;
}"""


@pytest.mark.once
@pytest.mark.parametrize("character", command.output(["list", "characters"]).split())
def test_a_character_is_drawn_as_the_command_draws_it(show, character):
    control = show(f'<emoji-rate character="{character}"></emoji-rate>', policy=f"{server.POLICY}; img-src blob:")
    documents = {str(value): command.document(False, {"character": character, "precision": "3"}, [str(value)]) for value in VALUES}
    assert control.run(DIFFERENCES, documents) == {}


def test_custom_properties_set_the_width_and_the_background(show):
    control = show('<emoji-rate value="3"></emoji-rate>')
    looks = """(control, size, background) => {
      control.style.setProperty("--emoji-rate-size", size);
      control.style.setProperty("--emoji-rate-background", background);
      const { width, height } = control.shadowRoot.querySelector("svg").getBoundingClientRect();
      return [width, height, getComputedStyle(control).backgroundColor];
    }"""
    assert control.run(looks, "5rem", "rgb(1, 2, 3)") == [80, 80, "rgb(1, 2, 3)"]
    assert control.run(looks, "", "") == [240, 240, "rgba(0, 0, 0, 0)"]
