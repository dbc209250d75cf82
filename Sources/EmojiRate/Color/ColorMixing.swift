/// Colours derived from others.
extension SRGBColor {
  /// Mixes two colours along a straight line through red, green and blue.
  func mixed(to other: SRGBColor, by part: Double) -> SRGBColor {
    SRGBColor(
      red: lerp(red, other.red, part), green: lerp(green, other.green, part),
      blue: lerp(blue, other.blue, part), alpha: lerp(alpha, other.alpha, part))
  }

  /// Moves the hue towards red-orange, 8°, on the shorter way around, and changes saturation and brightness.
  ///
  /// It makes the rims and cheeks of a face look warm at any colour. A grey keeps its saturation.
  ///
  /// - Parameters:
  ///   - degrees: The largest change of the hue.
  ///   - saturation: The change of the saturation.
  ///   - brightness: The factor of the brightness.
  func warmed(by degrees: Double, saturation: Double, brightness: Double) -> SRGBColor {
    let color = HSBColor(self)
    var (hue, newSaturation) = (color.hue, color.saturation)
    if newSaturation >= 0.02 {
      var way = 8.0 / 360 - hue
      if way > 0.5 { way -= 1 }
      if way < -0.5 { way += 1 }
      // Opposite of red-orange, the shorter way changes sides. The hue does not move there, to avoid a jump.
      let most = min(degrees / 360, 0.5 - abs(way))
      hue += way.clamped(to: -most...most)
      if hue < 0 { hue += 1 }
      if hue > 1 { hue -= 1 }
      newSaturation += saturation
    }
    return HSBColor(
      hue: hue, saturation: newSaturation, brightness: color.brightness * brightness,
      alpha: color.alpha
    ).sRGB
  }
}
