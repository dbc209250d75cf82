import CFloor
import EmojiRate

extension floor_style {
  /// The library's style, as the C floor takes it; hues go linearly, and colours are opaque.
  public init(_ style: FaceStyle) {
    self.init(
      line_width: style.lineWidth, mouth_width: style.mouthWidth, lip_width: style.lipWidth,
      mouth_position: style.mouthPosition, eye_width: style.eyeWidth,
      eye_position: style.eyePosition, shows_eyes: style.showsEyes,
      low: floor_color(style.color.color(at: 0).hsb),
      high: floor_color(style.color.color(at: 1).hsb))
  }
}

extension floor_color {
  fileprivate init(_ color: HSBColor) {
    self.init(hue: color.hue, saturation: color.saturation, brightness: color.brightness)
  }
}
