/// A colour by hue, saturation, brightness and opacity, in which a face's colour is interpolated.
///
/// The hue goes once around the circle from 0 to 1, both of which are red; 1/3 is green and 2/3 blue.
public struct HSBColor: Hashable, Sendable {
  /// The place on the colour circle, 0…1.
  ///
  /// 0 and 1 look the same but are different ends of a ``ColorRange``.
  public let hue: Double
  /// From grey (0) to pure (1).
  public let saturation: Double
  /// From black (0) to the hue's full brightness (1).
  public let brightness: Double
  /// Opacity: 0 is transparent, 1 opaque.
  public let alpha: Double

  /// Makes a colour from components, clamped to 0…1.
  ///
  /// NaN means 0, or 1 for alpha.
  public init(hue: Double, saturation: Double, brightness: Double, alpha: Double = 1) {
    self.hue = hue.clamped(to: 0...1, ifNaN: 0)
    self.saturation = saturation.clamped(to: 0...1, ifNaN: 0)
    self.brightness = brightness.clamped(to: 0...1, ifNaN: 0)
    self.alpha = alpha.clamped(to: 0...1, ifNaN: 1)
  }

  /// Converts a colour from sRGB.
  ///
  /// A grey has the hue 0.
  package init(_ color: SRGBColor) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  /// Converts components in sRGB, clamped to 0…1 but not rounded as in an ``SRGBColor``.
  ///
  /// A grey has the hue 0.
  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    let red = red.clamped(to: 0...1, ifNaN: 0)
    let green = green.clamped(to: 0...1, ifNaN: 0)
    let blue = blue.clamped(to: 0...1, ifNaN: 0)
    let brightness = max(max(red, green), blue)
    let chroma = brightness - min(min(red, green), blue)
    var sixths = 0.0
    if chroma > 0 {
      if brightness == red {
        sixths = (green - blue) / chroma
        if sixths < 0 { sixths += 6 }
      } else if brightness == green {
        sixths = 2 + (blue - red) / chroma
      } else {
        sixths = 4 + (red - green) / chroma
      }
    }
    self.init(
      hue: sixths / 6, saturation: brightness > 0 ? chroma / brightness : 0,
      brightness: brightness, alpha: alpha)
  }

  /// The same colour in sRGB.
  ///
  /// The conversion is Smith's hexcone, "Color gamut transform pairs", SIGGRAPH 1978.
  package var sRGB: SRGBColor {
    let sixths = hue * 6
    let sector = Int(sixths)
    let fraction = sixths - Double(sector)
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * fraction)
    let rising = brightness * (1 - saturation * (1 - fraction))
    let (red, green, blue) =
      switch sector {
      case 1: (falling, brightness, low)
      case 2: (low, brightness, rising)
      case 3: (low, falling, brightness)
      case 4: (rising, low, brightness)
      case 5: (brightness, low, falling)
      default: (brightness, rising, low)  // the first sixth, and hue 1, where it begins again
      }
    return SRGBColor(red: red, green: green, blue: blue, alpha: alpha)
  }
}
