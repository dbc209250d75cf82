import EmojiRate
import Foundation
import Testing

@testable import EmojiRateCommand

@Suite("File names")
struct FileNamesTests {
  private func names(_ change: (inout ExportSettings) -> Void) throws -> FileNames {
    var settings = Settings()
    change(&settings.export)
    return try FileNames(settings, noun: "face")
  }

  @Test("Every picture has a file for each colour style and each scale")
  func endings() throws {
    #expect(try names { _ in }.endings == [".svg"])
    #expect(
      try names { ($0.pair, $0.scales) = ("light,dark", "2x,1x") }.endings
        == [".svg", ".png", "@2x.png", "-dark.svg", "-dark.png", "-dark@2x.png"])
    #expect(try names { $0.format = .css }.endings == [])
  }

  @Test("Scales are sorted, and each is there once")
  func scales() throws {
    #expect(
      try names { $0.scales = "3x,1.50x,3x" }.scales.map(\.ending) == ["@1.5x.png", "@3x.png"])
  }

  @Test(
    "Refuses other scales", arguments: ["", "1", "x", "0x", "11x", "1x,", "1x;2x", "-1x", "nanx"])
  func refuses(text: String) {
    #expect(throws: ExportError.notScales(text)) { try names { $0.scales = text } }
  }

  @Test("A pair is light,dark, whichever stands first")
  func pairs() throws {
    #expect(try ColorScheme.pair("light,dark") == [.light, .dark])
    #expect(try ColorScheme.pair("dark,light") == [.light, .dark])
    for text in ["light", "light,light", "light,dark,dark", ""] {
      #expect(throws: (any Error).self) { try ColorScheme.pair(text) }
    }
  }

  @Test("Dark pages get colours of at least 3:1 against black", arguments: 0..<72)
  func contrast(step: Int) {
    var settings = PictureSettings()
    settings.color = .hsb(HSBColor(hue: Double(step) / 72, saturation: 1, brightness: 0.1))
    let color = ColorScheme.dark.applied(to: settings).color!.hsb.sRGB
    func linear(_ part: Double) -> Double {
      part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    let luminance =
      0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
    #expect((luminance + 0.05) / 0.05 >= 3)
  }
}
