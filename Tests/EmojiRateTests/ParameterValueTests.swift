import Testing

@testable import EmojiRate

@Suite("ParameterValue")
struct ParameterValueTests {
  private let values: [(name: String, value: ParameterValue)] = [
    ("minimum", .number(-3)), ("mouth-width", .number(0.5)), ("count", .number(7)),
    ("width", .number(300)), ("no-eyes", .flag(true)), ("right-to-left", .flag(false)),
    ("symbol", .word("heart")), ("theme", .word("dusk")), ("language", .word("zh-Hans")),
    ("low-color", .color(CSSColor(css: "teal"))), ("color", .color(.currentColor)),
    ("cells", .size(Size(width: 20, height: 30))), ("title", .text("{value}")),
    ("character", .word("cat")), ("eyes", .word("dot")), ("extras", .list("blush,glasses")),
    ("colors", .list("#ff0000,#00aa00,#0000ff88")), ("ink", .color(CSSColor(css: "#222"))),
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
    #expect(settings[.mouthWidth] == 0.5 && settings[.width] == 300)
    for (name, _) in values { settings[name] = nil }
    #expect(settings == PictureSettings())
  }

  @Test("What is no value of a parameter changes nothing")
  func wrong() {
    var settings = PictureSettings()
    for (name, value) in values { settings[name] = value }
    let before = settings
    settings["theme"] = .word("dark")
    settings["extras"] = .list("blush,glases")
    settings["extras"] = .word("blush")
    settings["colors"] = .list("red")
    settings["mouth-width"] = .word("wide")
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
    settings["color"] = .color(.currentColor)
    settings["color"] = .color(nil)
    #expect(settings.color == nil)
    settings["low-color"] = .color(.currentColor)
    #expect(settings.lowColor == nil)
    settings["mouth-width"] = .number(9)
    #expect(settings["mouth-width"] == .number(0.7))
    settings["precision"] = .number(99)
    #expect(settings["precision"] == .number(6))
  }
}
