import Testing

@testable import EmojiRate

@Suite("ParameterValue")
struct ParameterValueTests {
  private let values: [(name: String, value: ParameterValue)] = [
    ("minimum", .number(-3)), ("mouth-width", .number(0.5)), ("count", .number(7)),
    ("width", .number(300)), ("no-eyes", .flag(true)), ("right-to-left", .flag(false)),
    ("symbol", .text("heart")), ("theme", .text("dusk")), ("language", .text("zh-Hans")),
    ("low-color", .text("#008080")), ("color", .text("currentColor")),
    ("cells", .text("20x30")), ("title", .text("{value}")),
    ("character", .text("cat")), ("eyes", .text("dot")), ("extras", .list(["blush", "glasses"])),
    ("colors", .list(["#ff0000", "#00aa00", "#0000ff88"])), ("ink", .text("#222222")),
  ]

  @Test("What is assigned by a name is read by it")
  func byName() {
    var settings = PictureSettings()
    for (name, value) in values {
      #expect(settings[name] == nil)
      settings[name] = value
      #expect(settings[name] == value)
    }
    #expect(settings.showsEyes == false && settings.symbol == .heart)
    #expect(settings[.mouthWidth] == 0.5 && settings.layout.width == 300)
    for (name, _) in values { settings[name] = nil }
    #expect(settings == PictureSettings())
  }

  @Test("What is no value of a parameter changes nothing")
  func wrong() {
    var settings = PictureSettings()
    for (name, value) in values { settings[name] = value }
    let before = settings
    settings["theme"] = .text("dark")
    settings["extras"] = .text("blush,glases")
    settings["extras"] = .flag(true)
    settings["colors"] = .list(["red"])
    settings["mouth-width"] = .text("wide")
    settings["no-eyes"] = .number(1)
    settings["mouth"] = .number(1)
    settings["mouth-width-"] = nil
    settings[""] = .flag(true)
    #expect(settings == before)
    #expect(settings["mouth"] == nil)
  }

  @Test("A colour is taken back, and a number is clamped")
  func limits() {
    var settings = PictureSettings()
    settings["color"] = .text("currentColor")
    settings["color"] = .text("auto")
    #expect(settings.color == nil)
    settings["low-color"] = .text("currentColor")
    #expect(settings.lowColor == nil)
    settings["mouth-width"] = .number(9)
    #expect(settings["mouth-width"] == .number(0.7))
    settings["precision"] = .number(99)
    #expect(settings["precision"] == .number(6))
  }

  @Test("Another value keeps what only a path has, and not its text")
  func paths() throws {
    var settings = PictureSettings()
    settings.symbolPath = try SymbolPath("M0 0H9V9H0ZM3 3H6V6H3Z", winding: .evenOdd)
    let before = settings
    settings["fill"] = .text("half")
    #expect(settings.symbolPath == before.symbolPath)
  }
}
