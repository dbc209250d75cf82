import Testing

@testable import EmojiRateCommand

@Suite("PNG scale")
struct PNGScaleTests {
  private func scales(_ text: String) throws(CommandError) -> [PNGScale] {
    var settings = Settings()
    let kind = ItemsKind(item: PNGScaleKind(), placeholder: "scales", example: "1x,2x")
    return PNGScale.set(try kind.read(text, as: "--png", &settings))
  }

  @Test("Scales are sorted, and each is there once")
  func set() throws {
    #expect(try scales("3x,1.50x,3x,1").map(\.ending) == [".png", "@1.5x.png", "@3x.png"])
  }

  @Test("Refuses other scales", arguments: ["", "x", "0x", "11x", "1x,", "1x;2x", "-1x", "nanx"])
  func refuses(text: String) {
    let error = #expect(throws: CommandError.self) { try scales(text) }
    #expect(error.map(Messages.sentence)?.contains("a scale from 0.1x to 10x") == true)
  }
}
