import EmojiRate
import Testing

@testable import EmojiRateCommand

@Suite("Style keys")
struct StyleKeysTests {
  @Test("Are the options of the look, each once, and no other")
  func names() {
    #expect(
      StyleKeys.names == [
        "character", "head", "head-path", "eyes", "brows", "mouth", "extras", "expression", "paint",
        "line-width",
        "mouth-width", "lip-width", "mouth-position", "eye-width", "eye-position", "morph",
        "extra-scale", "rim-width", "no-eyes", "theme", "low-color", "high-color", "hue-path",
        "color", "colors", "ink", "background", "size",
        "responsive", "precision", "title", "language", "decorative", "drawing", "count", "symbol",
        "symbol-path", "fill",
        "right-to-left", "star-size", "spacing", "width", "height", "margin", "minimum-star-size",
        "cells", "number", "text-color", "fill-color", "empty-color", "stroke-color", "layout",
        "numbers",
      ])
  }

  @Test("A key of faces and of rows is that of the picture that is drawn")
  func shared() throws {
    #expect(try #require(StyleKeys(.face).option(named: "line-width")).group == .face)
    #expect(try #require(StyleKeys(.row).option(named: "line-width")).group == .row)
    #expect(StyleKeys(.face).options(named: "line-width").count == 3)
    for name in StyleKeys.names {
      #expect(StyleKeys(.face).option(named: name) != nil)
      #expect(StyleKeys(.row).option(named: name) != nil)
    }
    #expect(StyleKeys(.face).requirement(of: "height") == "width")
    // A file for faces and rows need not say what only rows require.
    #expect(StyleKeys(.row).requirement(of: "character") == nil)
    #expect(StyleKeys(.face).option(named: "value") == nil)
    #expect(StyleKeys(.face).option(named: "minimum") == nil)
  }
}
