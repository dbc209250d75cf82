/// A colour by the strengths of its red, green and blue light in sRGB, and its opacity.
public struct SRGBColor: Hashable, Sendable {
  /// Red, 0…1.
  public let red: Double
  /// Green, 0…1.
  public let green: Double
  /// Blue, 0…1.
  public let blue: Double
  /// Opacity: 0 is transparent, 1 opaque.
  public let alpha: Double
  /// Whether it stands for the colour of the text around the picture: see ``HSBColor/currentColor``.
  public let isCurrentColor: Bool

  /// Makes a colour of components clamped to 0…1; not a number means 0, or 1 for alpha.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = clamp(red, to: 0...1, ifNotANumber: 0)
    self.green = clamp(green, to: 0...1, ifNotANumber: 0)
    self.blue = clamp(blue, to: 0...1, ifNotANumber: 0)
    self.alpha = clamp(alpha, to: 0...1, ifNotANumber: 1)
    isCurrentColor = false
  }

  /// Makes the colour of the text around, black where there is none.
  @inline(__always)
  init(currentColor: ()) {
    (red, green, blue, alpha) = (0, 0, 0, 1)
    isCurrentColor = true
  }

  /// Makes a colour of eight-bit components.
  init(red8 red: UInt8, green8 green: UInt8, blue8 blue: UInt8, alpha8 alpha: UInt8 = 255) {
    self.init(
      red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255,
      alpha: Double(alpha) / 255)
  }
}

/// A component of 0…1 as the nearest of 0…255.
@inline(__always)
func eightBit(_ component: Double) -> Int {
  Int(truncatingIfNeeded: nearestInteger(component * 255))
}
