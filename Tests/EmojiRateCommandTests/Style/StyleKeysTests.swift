import Testing

@testable import EmojiRateCommand

@Suite("Style keys")
struct StyleKeysTests {
  @Test("Are the options of the look, each once, and no other")
  func names() {
    #expect(
      StyleKeys.names == [
        "line-width", "mouth-width", "lip-width", "mouth-position", "eye-width", "eye-position",
        "no-eyes", "theme", "low-color", "high-color", "hue-path", "color", "background", "size",
        "responsive", "precision", "title", "language", "decorative", "count", "symbol", "fill",
        "right-to-left", "star-size", "spacing", "width", "height", "margin", "minimum-star-size",
        "cells", "fill-color", "empty-color", "stroke-color",
      ])
  }

  @Test("Belong to the picture that is drawn where it has them")
  func own() throws {
    for (picture, name, isOwn) in [
      (.face, "mouth-width", true), (.row, "mouth-width", false), (.row, "count", true),
      (.face, "count", false), (.face, "theme", true), (.row, "theme", true),
    ] as [(PictureKind, String, Bool)] {
      #expect(try #require(StyleKeys(picture).option(named: name)).isOwn == isOwn)
    }
    let faces = try #require(StyleKeys(.face).option(named: "line-width"))
    let rows = try #require(StyleKeys(.row).option(named: "line-width"))
    #expect(faces.option.group == .face && rows.option.group == .row)
    #expect(StyleKeys(.face).options(named: "line-width").count == 2)
    #expect(StyleKeys(.face).option(named: "value") == nil)
  }
}
