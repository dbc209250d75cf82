import CFloor
import EmojiRate

/// The C floor, which must write what the library writes: otherwise a ratio would compare different work.
enum Floor {
  /// Ends the program at the first face that the floor writes differently.
  static func check() {
    for style in styles {
      for hundredth in 0...500 { expectEqual(Rating(Double(hundredth) / 100), style) }
    }
    for (minimum, maximum) in [(-3.0, 7.0), (0, 1), (0, 100_000), (-0.25, 0.01), (-2000, -1000)] {
      for step in 0...300 {
        let value = minimum + (maximum - minimum) * Double(step) / 300
        expectEqual(Rating(value, minimum: minimum, maximum: maximum), FaceStyle())
      }
    }
  }

  private static var eyeless: FaceStyle {
    var style = FaceStyle(color: .fixed("#372ee4"))
    style.eyes = .none
    return style
  }

  private static let styles: [FaceStyle] = [
    FaceStyle(),
    FaceStyle(lineWidth: 1, mouthWidth: 0.2, lipWidth: 0.9, mouthPosition: 0.5),
    FaceStyle(lineWidth: 0.5, mouthWidth: 0.7, lipWidth: 0.2, eyeWidth: 0.1, eyePosition: 0.8),
    FaceStyle(lineWidth: 3.37, mouthWidth: 0.4321, lipWidth: 0.777, mouthPosition: 0.2345),
    FaceStyle(lineWidth: 20, eyeWidth: 0.2987, eyePosition: 0.6123),
    eyeless,
    FaceStyle(color: .fixed(.hsb(HSBColor(hue: 0, saturation: 1, brightness: 1)))),
    FaceStyle(
      color: .range(
        ColorRange(
          low: HSBColor(hue: 0, saturation: 0.5, brightness: 0.5),
          high: HSBColor(hue: 0.1, saturation: 1, brightness: 1)))),
  ]

  private static func expectEqual(_ rating: Rating, _ style: FaceStyle) {
    let text = withUnsafeTemporaryAllocation(of: CChar.self, capacity: 1024) { buffer in
      var style = floor_style(style)
      let count = floor_face(
        buffer.baseAddress, rating.value, rating.minimum, rating.maximum, &style)
      return String(
        decoding: UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(buffer)[..<count]),
        as: UTF8.self)
    }
    // A release build drops the message of a precondition.
    guard text == Face(rating, style: style).svg() else {
      fatalError("the C floor writes another \(rating): \(text)")
    }
  }
}

extension floor_style {
  /// The library's style, as the C floor takes it; hues go linearly, no end is grey, and colours are opaque.
  init(_ style: FaceStyle) {
    let ends: (low: HSBColor, high: HSBColor) =
      switch style.color {
      case .range(let range): (range.low, range.high)
      case .fixed(let color): (color.hsb, color.hsb)
      case .ramp: fatalError("the floor draws no ramp")
      }
    self.init(
      line_width: style.lineWidth, mouth_width: style.mouthWidth, lip_width: style.lipWidth,
      mouth_position: style.mouthPosition, eye_width: style.eyeWidth,
      eye_position: style.eyePosition, shows_eyes: style.showsEyes,
      low: floor_color(ends.low), high: floor_color(ends.high))
  }
}

extension floor_color {
  fileprivate init(_ color: HSBColor) {
    self.init(hue: color.hue, saturation: color.saturation, brightness: color.brightness)
  }
}
