import Testing

@testable import EmojiRate
@testable import EmojiRateTestSupport

@Suite("PictureSettings+Query")
struct PictureSettingsQueryTests {
  private typealias Item = (name: String, value: String?)

  private func text(_ items: [Item]) -> String {
    items.map { item in item.value.map { "\(item.name)=\($0)" } ?? item.name }
      .joined(separator: "&")
  }

  /// The items of a query without percent signs.
  private func items(_ query: String) -> [Item] {
    query.split(separator: "&").map { item in
      let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (String(parts[0]), parts.count > 1 ? String(parts[1]) : nil)
    }
  }

  @Test("A query is read by the names of the command")
  func reads() throws {
    let settings = try PictureSettings(
      query: items(
        "no-eyes&mouth-width=.5&character=cat&colors=red,rgb(0,128,0)&extras=none&size=48"),
      for: .all)
    var expected = PictureSettings()
    expected.hidesEyes = true
    expected.style.$mouthWidth = 0.5
    expected.style.givenCharacter = .cat
    expected.namedColor.ramp = ColorRamp(list: "#f00,#008000")
    expected.style.$extras = []
    expected.options.size = 48
    #expect(settings == expected)
    #expect(
      text(settings.query(for: .all))
        == "character=cat&extras=none&mouth-width=0.5&no-eyes&colors=#ff0000,#008000&size=48")
    var off = PictureSettings()
    (off.options.isResponsive, off.hidesEyes) = (false, false)
    #expect(off.query(for: .all).isEmpty)
  }

  @Test("Numbers are clamped, and have one spelling")
  func numbers() throws {
    let query = items("minimum=-5.0&maximum=+1e3&step=0.0000001&line-width=1e9&cells=0x50.50")
    let read = try PictureSettings(query: query, for: .all)
    #expect(
      text(read.query(for: .all))
        == "minimum=-5&maximum=1000&step=1e-07&line-width=\(NumberParameter.text(read.style.$lineWidth!))"
        + "&cells=1x50.5")
  }

  @Test("A query is read as a text, as forms of HTML send it")
  func forms() throws {
    let text = "title=Nice+cat%21&no-eyes=on&decorative=&size=&theme=&color=%23f00&x=1%&y=%zz&=&&"
    var names: [String] = []
    let read = try PictureSettings(query: text.replacing("&decorative=", with: ""), for: .face) {
      names.append($0)
      return true
    }
    #expect(names == ["x", "y", ""])
    #expect(read.options.label == .title("Nice cat!") && read.hidesEyes == true)
    #expect(read.options.size == nil && read.theme == nil && read.namedColor.fixed == "#f00")
    for on in ["no-eyes", "no-eyes=", "no-eyes=on", "no-eyes=true"] {
      #expect(try PictureSettings(query: on, for: .face).hidesEyes == true)
    }
    #expect(try PictureSettings(query: "extras=", for: .face).style.$extras == [])
    for wrong in [text, "title=%C3", "title"] {
      #expect(throws: ParameterError.self) { try PictureSettings(query: wrong, for: .face) }
    }
  }

  @Test("What is wrong is an error with the parameter's name and what is allowed")
  func problems() throws {
    var lines = ""
    for (scope, queries) in [
      (
        .face,
        [
          "mouth-width", "mouth-width=nan", "precision=2.5", "no-eyes=false", "title",
          "size=48&size=48", "color=red&low-color=blue", "title=a&decorative",
        ]
      ),
      (
        .row,
        ["height=40", "fill=half&symbol=face", "cells=200", "cells=9x9&width=9", "size=48"]
      ),
    ] as [(ParameterScope, [String])] {
      for query in queries {
        let error = #expect(throws: ParameterError.self) {
          try PictureSettings(query: items(query), for: scope)
        }
        #expect(query.contains(error?.parameter ?? "?"))
        lines += "\(query): \(error?.description ?? "")\n"
      }
    }
    try expectSnapshot(lines: lines, "query-errors")
    #expect(throws: Never.self) {
      try PictureSettings(query: items("fill=half&symbol=heart"), for: .row)
    }
  }
}
