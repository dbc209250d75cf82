/// The hue's direction around the colour circle.
public enum HuePath: String, CaseIterable, Sendable, Keyword {
  /// The hue goes in a straight line from one number to the other and never wraps: from 1 to 165/360
  /// it passes magenta, blue, cyan and green. This is what the original control does.
  case linear
  /// The hue goes the shorter way round, as CSS gradients do:
  /// [CSS Color 4 § 12.4](https://www.w3.org/TR/css-color-4/#hue-interpolation).
  case shorter
}

/// The colours between two ends, interpolated in hue, saturation, brightness and opacity.
public struct ColorRange: Hashable, Sendable {
  /// The colour of progress 0; red, HSB(1, 0.8, 0.9), by default.
  public var low: HSBColor
  /// The colour of progress 1; green, HSB(165/360, 0.8, 0.9), by default.
  public var high: HSBColor
  /// The hue's direction around the circle; ``HuePath/linear`` by default.
  public var huePath: HuePath

  /// Makes a range; the defaults are those of the original control.
  public init(
    low: HSBColor = HSBColor(hue: 1, saturation: 0.8, brightness: 0.9),
    high: HSBColor = HSBColor(hue: 165.0 / 360, saturation: 0.8, brightness: 0.9),
    huePath: HuePath = .linear
  ) {
    self.low = low
    self.high = high
    self.huePath = huePath
  }

  /// The colour at `progress`, clamped to 0…1: each component is `low + (high - low) · progress`.
  package func color(at progress: Double) -> HSBColor {
    let progress = progress.clamped(to: 0...1, ifNaN: 0)
    var lowHue = low.hue
    var highHue = high.hue
    if huePath == .shorter {
      if highHue - lowHue > 0.5 { lowHue += 1 }
      if lowHue - highHue > 0.5 { highHue += 1 }
    }
    var hue = lerp(lowHue, highHue, progress)
    if hue > 1 { hue -= 1 }
    return HSBColor(
      hue: hue,
      saturation: lerp(low.saturation, high.saturation, progress),
      brightness: lerp(low.brightness, high.brightness, progress),
      alpha: lerp(low.alpha, high.alpha, progress))
  }
}
