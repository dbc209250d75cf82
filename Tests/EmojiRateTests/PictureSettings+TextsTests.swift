import Testing

@testable import EmojiRate

@Suite("PictureSettings+Texts")
struct PictureSettingsTextsTests {
  private let texts: [(name: String, text: String)] = [
    ("minimum", "-3"), ("mouth-width", "0.5"), ("count", "7"), ("width", "300"),
    ("no-eyes", "true"), ("right-to-left", "false"), ("symbol", "heart"), ("theme", "dusk"),
    ("language", "zh-Hans"), ("low-color", "#008080"), ("color", "currentColor"),
    ("cells", "20x30"), ("title", "{value}"), ("character", "cat"), ("eyes", "dot"),
    ("extras", "blush,glasses"), ("colors", "#ff0000,#00aa00,#0000ff88"), ("ink", "#222222"),
  ]

  @Test("What is set by a name is read by it")
  func byName() throws {
    var settings = PictureSettings()
    for (name, text) in texts {
      #expect(try settings.text(of: name) == nil)
      try settings.set(name, to: text)
      #expect(try settings.text(of: name) == text)
    }
    #expect(settings.showsEyes == false && settings.symbol == .heart)
    #expect(settings[.mouthWidth] == 0.5 && settings.layout.width == 300)
    for (name, _) in texts { try settings.set(name, to: nil) }
    #expect(settings == PictureSettings())
  }

  @Test(
    "An unknown name, and a text that is not allowed, are errors and change nothing",
    arguments: [
      ("theme", "dark", "must be one of original, "), ("extras", "blush,glases", "must be words "),
      ("colors", "red", "must be two to seven colours "),
      ("mouth-width", "wide", "must be a number"),
      ("no-eyes", "1", "must be true or false"), ("mouth", "", "must be one of "),
      ("mouth-widht", "0.5", "is unknown"), ("", "true", "is unknown"),
      ("low-color", "currentColor", "must be a colour in CSS notation"),
      ("symbol-path", "M0 0h", "path data, command h, "),
    ])
  func wrong(name: String, text: String, problem: String) throws {
    var settings = PictureSettings()
    for (name, text) in texts { try settings.set(name, to: text) }
    let before = settings
    let error = #expect(throws: ParameterError.self) { try settings.set(name, to: text) }
    #expect(error?.parameter == name)
    #expect(error?.problem.hasPrefix(problem) == true, "\(error?.problem ?? "")")
    #expect(settings == before)
    guard problem == "is unknown" else { return }
    #expect(throws: ParameterError.self) { try settings.set(name, to: nil) }
    #expect(throws: ParameterError.self) { try settings.text(of: name) }
  }

  @Test("A colour is taken back, and a number is clamped")
  func limits() throws {
    var settings = PictureSettings()
    try settings.set("color", to: "currentColor")
    try settings.set("color", to: "auto")
    #expect(settings.color == nil)
    try settings.set("mouth-width", to: "9")
    #expect(try settings.text(of: "mouth-width") == "0.7")
    try settings.set("precision", to: "99")
    #expect(try settings.text(of: "precision") == "6")
  }

  @Test("A custom symbol keeps its rule for the inside")
  func paths() throws {
    var settings = PictureSettings()
    settings.symbolPath = try SymbolPath("M0 0H9V9H0ZM3 3H6V6H3Z", winding: .evenOdd)
    let text = try #require(try settings.text(of: "symbol-path"))
    #expect(text == "evenodd M0 0H9V9H0ZM3 3H6V6H3Z")
    var other = PictureSettings()
    try other.set("symbol-path", to: text)
    #expect(other == settings)
  }
}
