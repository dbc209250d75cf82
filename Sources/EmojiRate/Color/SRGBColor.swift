/// A colour in sRGB: red, green, blue and opacity in eight bits each, as documents write it.
public struct SRGBColor: Hashable, Sendable {
  /// Red, green, blue and opacity, eight bits each, red highest.
  package let rgba: UInt32

  /// Makes a colour from components, clamped to 0…1 and rounded to the nearest of 0…255.
  ///
  /// NaN means 0, or 1 for alpha.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    func bits(_ component: Double, _ fallback: Double) -> UInt32 {
      UInt32(truncatingIfNeeded: eightBit(component.clamped(to: 0...1, ifNaN: fallback)))
    }
    rgba = bits(red, 0) << 24 | bits(green, 0) << 16 | bits(blue, 0) << 8 | bits(alpha, 1)
  }

  /// Makes a colour from its bits, as in `0xFFC93DFF`.
  package init(rgba: UInt32) { self.rgba = rgba }

  /// Red, 0…1.
  public var red: Double { component(24) }
  /// Green, 0…1.
  public var green: Double { component(16) }
  /// Blue, 0…1.
  public var blue: Double { component(8) }
  /// Opacity: 0 is transparent, 1 opaque.
  public var alpha: Double { component(0) }

  /// Opacity in eight bits.
  var alpha8: Int { Int(rgba & 0xFF) }

  private func component(_ shift: UInt32) -> Double { Double(rgba >> shift & 0xFF) / 255 }
}

/// A component of 0…1 as the nearest of 0…255.
package func eightBit(_ component: Double) -> Int {
  Int(truncatingIfNeeded: nearestInteger(component * 255))
}

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
