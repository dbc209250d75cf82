import Testing

@testable import EmojiRate
@testable import EmojiRateTestSupport

@Suite("FaceColors")
struct FaceColorsTests {
  /// Ramps for areas, the palest among them.
  private static let ramps = [
    ColorRamp(0xE5484D, 0xF0743E, 0xF9A03F, 0xFFB938, 0xFFC833, 0xFFD23C, 0xFFD948),
    ColorRamp(0x8D88BD, 0xA9A5D8, 0xC9C5EE, 0xD8D5F6, 0xE4E2FB, 0xEEEDFF, 0xF7F6FF),
    ColorRamp(0x7C89A6, 0x8F9DB9, 0xA9B7CC, 0xBFCBDB, 0xD2DEEB, 0xE5F0FB, 0xF3F9FF),
    ColorRamp(0x7A63DD, 0x6B86EA, 0x62B4E6, 0x63C9C2, 0x8FD28A, 0xF5D35E, 0xFFB04D),
    ColorRamp(from: SRGBColor(rgba: 0xFF), to: SRGBColor(rgba: 0xFFFF_FFFF)),
    ColorRamp(from: SRGBColor(rgba: 0xFFFF_00FF), to: SRGBColor(rgba: 0x00FF_FFFF)),
  ]

  private func line(_ color: FaceColor, at progress: Double) -> SRGBColor? {
    var style = FaceStyle(.sunny) { ($0.expression, $0.paint) = (.furious, .line) }
    style.color = color
    guard case .color(let line)? = Pose(at: progress, style).colors.base.stroke?.brush else {
      return nil
    }
    return line
  }

  @Test("Lines of every ramp are seen on white, and on black", arguments: 0..<6)
  func contrast(ramp index: Int) throws {
    let ramp = Self.ramps[index]
    for step in 0...100 {
      let color = try #require(line(.ramp(ramp), at: Double(step) / 100))
      let white = ColorVision.contrast(HSBColor(color), HSBColor(FaceColors.white))
      #expect(white >= 3, "\(step)")
      // Those that had to be made darker are still far from black.
      guard color != ramp.color(at: Moment(Double(step) / 100)) else { continue }
      #expect(21 / white >= 5.5, "\(step)")
    }
  }

  @Test("The classic face's lines are seen on white in every theme", arguments: Theme.allCases)
  func classic(theme: Theme) throws {
    guard case .ramp = theme.faceColor else { return }
    for step in 0...10 {
      let face = Face(Double(step) / 2, style: FaceStyle(color: theme.faceColor))
      guard case .color(let color)? = face.basePaint.stroke?.brush else {
        Issue.record("no colour")
        return
      }
      #expect(ColorVision.contrast(HSBColor(color), HSBColor(FaceColors.white)) >= 3)
    }
  }

  @Test(
    "The ink is told from every theme's colours at every value",
    // In the text's colour, faces are drawn in lines.
    arguments: Theme.allCases.filter { $0.headColor != .fixed(.currentColor) })
  func ink(theme: Theme) throws {
    let ink = FaceColors.defaultInk.hsb
    let style = FaceStyle(.sunny) { $0.color = theme.headColor }
    for step in 0...40 {
      let fill = Pose(at: Double(step) / 40, style).colors.fill
      #expect(ColorVision.contrast(HSBColor(fill), ink) >= 3, "\(step)/40")
    }
  }

  @Test("A warmed colour turns towards red-orange, but a grey and what is nearly one stay")
  func warmed() {
    func warmed(_ value: Int) -> Int {
      eightBitValue(eightBitColor(value).warmed(by: 12, saturation: 0.2, brightness: 1))
    }
    for grey in [0x808080, 0x333433] { #expect(warmed(grey) == grey) }
    #expect(warmed(0x272827) == 0x21281F)
  }
}
