import EmojiRate
import Foundation
import Testing

@testable import EmojiRateCommand

@Suite("Picture set")
struct PictureSetTests {
  private func pictures(_ change: (inout ExportSettings) -> Void) throws -> PictureSet {
    var settings = Settings()
    change(&settings.export)
    return try PictureSet(ExportJob(picture: .face, settings: settings, scale: .init(0)))
  }

  @Test(
    "Every picture has a file for each colour style and each scale",
    .enabled(if: BuiltCommand.path(of: "rsvg-convert") != nil, "rsvg-convert is not installed"))
  func endings() throws {
    #expect(try pictures { _ in }.endings == [".svg"])
    #expect(
      try pictures { ($0.pair, $0.scales) = ([.light, .dark], [PNGScale(1), PNGScale(2)]) }
        .endings
        == [".svg", ".png", "@2x.png", "-dark.svg", "-dark.png", "-dark@2x.png"])
    #expect(try pictures { $0.format = .css }.endings == [""])
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
