import Testing

@testable import EmojiRateCommand

@Suite("PNG scale")
struct PNGScaleTests {
  private func scales(_ text: String) throws(CommandError) -> [PNGScale] {
    var settings = Settings()
    let kind = ItemsKind(item: PNGScaleKind(), placeholder: "scales", example: "1x,2x")
    return try kind.read(Given(option: "--png", text: text), &settings)
  }

  @Test("Each scale is there once, however it is written")
  func once() throws {
    #expect(
      try scales("3x,1.50x,1.5x,1,.5x").map(\.ending)
        == ["@3x.png", "@1.5x.png", ".png", "@0.5x.png"])
  }

  @Test("An export has the smallest scale first")
  func sorted() throws {
    let arguments = try Request(["export", "--png", "3x,1x", "--by", "1"])
    #expect(arguments.settings.export.scales == [PNGScale(1), PNGScale(3)])
  }

  @Test("Refuses other scales", arguments: ["", "x", "0x", "11x", "1x,", "1x;2x", "-1x", "nanx"])
  func refuses(text: String) {
    let error = #expect(throws: CommandError.self) { try scales(text) }
    #expect(error?.sentence.contains("a scale from 0.1x to 10x") == true)
  }
}
