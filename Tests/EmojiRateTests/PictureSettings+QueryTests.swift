import Testing

@testable import EmojiRate
@testable import EmojiRateTestSupport

@Suite("PictureSettings+Query")
struct PictureSettingsQueryTests {
  typealias Item = PictureSettings.QueryItem

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
        "no-eyes&mouth-width=.5&character=cat&colors=red,rgb(0,128,0)&extras=none&size=48")
    )
    var expected = PictureSettings()
    expected.showsEyes = false
    expected[.mouthWidth] = 0.5
    expected.style.givenCharacter = .cat
    expected.colors = ColorRamp(list: "#f00,#008000")
    expected.style.$extras = []
    expected.options.size = 48
    #expect(settings == expected)
    #expect(
      text(settings.query())
        == "character=cat&extras=none&mouth-width=0.5&no-eyes&colors=#ff0000,#008000&size=48")
    var off = PictureSettings()
    (off.options.isResponsive, off.showsEyes) = (false, true)
    #expect(off.query().isEmpty)
  }

  @Test("Numbers are clamped, and have one spelling")
  func numbers() throws {
    let query = items("minimum=-5.0&maximum=+1e3&step=0.0000001&line-width=1e9&cells=0x50.50")
    let read = try PictureSettings(query: query)
    #expect(
      text(read.query())
        == "minimum=-5&maximum=1000&step=1e-07&line-width=\(NumberParameter.text(read[.lineWidth]!))"
        + "&cells=1x50.5")
  }

  @Test("Settings come back as they were, to the last bit")
  func roundTrips() throws {
    var random = SplitMix64(seed: 78)
    for _ in 0..<300 {
      var settings = PictureSettings()
      for number in FaceNumber.allCases where random.oneIn(2) {
        settings[number] = random.finiteDouble()
      }
      if random.oneIn(2) { settings.theme = .orchid }
      if random.oneIn(2) {
        settings.color = .hsb(random.hsbColor())
      } else {
        settings.lowColor = random.hsbColor()
      }
      if random.oneIn(2) { settings.minimum = random.finiteDouble() }
      if random.oneIn(2) { settings.options.label.title = "\u{1F600} \"\\\n&=%" }
      if random.oneIn(2) { settings.style.givenCharacter = .allCases.randomElement(using: &random) }
      if random.oneIn(2) { settings.style.$extras = [.blush, .glasses] }
      if random.oneIn(4) { settings.options.label = .decorative }
      let query = settings.query(in: Face.parameters)
      #expect(try PictureSettings(query: query, in: Face.parameters) == settings)
    }
  }

  @Test(
    "What is wrong is an error with the parameter's name and what is allowed",
    arguments: [
      ("mouth-width", "mouth-width must be a number"),
      ("mouth-width=nan", "mouth-width must be a number"),
      ("mouth-width=0x1p3", "mouth-width must be a number"),
      ("mouth-width=1,5", "mouth-width must be a number"),
      ("precision=2.5", "precision must be a whole number"),
      ("no-eyes=true", "no-eyes must be without a value"),
      ("low-color=currentColor", "low-color must be a colour in CSS notation"),
      ("background=blau", "background must be a colour in CSS notation, or none"),
      ("hue-path=longer", "hue-path must be one of linear, shorter"),
      ("colors=red", "colors must be \(ColorRamp.allowed)"),
      ("title=", "title must be a text"),
      ("size=48&size=48", "size is given twice; give it once"),
      ("color=red&low-color=blue", "color conflicts with low-color; give one of them"),
      ("title=a&decorative", "title conflicts with decorative; give one of them"),
    ])
  func problems(query: String, sentence: String) {
    let error = #expect(throws: ParameterError.self) {
      try PictureSettings(query: items(query), in: Face.parameters)
    }
    #expect(error?.description == sentence)
    #expect(query.contains(error?.parameter ?? "?"))
  }

  @Test("A row has parameters of its own, with rules between them")
  func rows() {
    for (query, sentence) in [
      ("height=40", "height requires width; give both"),
      ("fill=half&symbol=face", "fill has no effect with symbol=face; leave one of them out"),
      ("cells=200", "cells must be a width and a height such as 200x50"),
    ] {
      let error = #expect(throws: ParameterError.self) {
        try PictureSettings(query: items(query), in: StarRow.parameters)
      }
      #expect(error?.description == sentence)
    }
    #expect(throws: Never.self) {
      try PictureSettings(query: items("fill=half&symbol=heart"), in: StarRow.parameters)
    }
    let unknown = #expect(throws: ParameterError.self) {
      try PictureSettings(query: items("size=48"), in: StarRow.parameters)
    }
    #expect(unknown?.description.hasPrefix("size is unknown; there are minimum, maximum, ") == true)
  }
}
