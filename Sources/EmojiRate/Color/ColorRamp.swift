/// Two to seven colours along the scale, interpolated between them.
///
/// Seven colours belong to the ratings 0, 1, 2, 2.5, 3, 4 and 5 of 0…5. Other numbers of colours have equal
/// distances. Hue, saturation, brightness and opacity are interpolated, the hue on the shorter way around. A grey takes
/// the hue of its neighbour.
/// Colours have eight bits a component, so a ramp takes no heap.
public struct ColorRamp: Hashable, Sendable {
  /// The allowed number of colours.
  package static let countLimits = 2...7

  /// The number of colours.
  package private(set) var count: Int
  private var colors: SIMD8<UInt32>

  /// Makes a ramp of two colours.
  package init(from first: SRGBColor, to last: SRGBColor) {
    count = 2
    colors = SIMD8(first.rgba, last.rgba, 0, 0, 0, 0, 0, 0)
  }

  /// Makes a ramp of several colours.
  ///
  /// Only the first seven are used. A single colour is used for both ends, and an empty list becomes black.
  public init(_ colors: [SRGBColor]) {
    let first = colors.first ?? SRGBColor(rgba: 0xFF)
    self.init(from: first, to: colors.count > 1 ? colors[1] : first)
    for color in colors.dropFirst(2) { append(color) }
  }

  /// Makes a ramp of five or seven colours in hexadecimal notation without opacity, as in `0xE5484D`.
  init(
    _ c0: UInt32, _ c1: UInt32, _ c2: UInt32, _ c3: UInt32, _ c4: UInt32, _ c5: UInt32 = 0,
    _ c6: UInt32? = nil
  ) {
    count = c6 == nil ? 5 : 7
    colors = SIMD8(c0, c1, c2, c3, c4, c5, c6 ?? 0, 0) &<< 8 | 0xFF
  }

  /// Adds a colour at the end; adding an eighth has no effect.
  package mutating func append(_ color: SRGBColor) {
    guard count < Self.countLimits.upperBound else { return }
    colors[count] = color.rgba
    count += 1
  }

  /// A colour of the ramp; the index must be below ``count``.
  package subscript(index: Int) -> SRGBColor { SRGBColor(rgba: colors[index]) }

  /// The colour at a progress of 0…1.
  func color(at moment: Moment) -> SRGBColor {
    let (index, part) = moment.key(of: count)
    let (low, high) = (self[index], self[index + 1])
    if low == high || part == 0 { return low }
    return ColorRange(low: HSBColor(low), high: HSBColor(high), huePath: .shorter)
      .color(at: part).sRGB
  }
}

/// The hue's direction around the colour circle.
public enum HuePath: String, CaseIterable, Sendable, Keyword {
  /// The hue goes in a straight line from one number to the other and never wraps: from 1 to 165/360
  /// it passes magenta, blue, cyan and green. This is what the original control does.
  case linear
  /// The hue goes the shorter way round, as CSS gradients do:
  /// [CSS Color 4 § 12.4](https://www.w3.org/TR/css-color-4/#hue-interpolation).
  case shorter
  /// The colour goes in a straight line through red, green and blue, as in gradients of SVG.
  case straight
}

/// The colours between two ends, interpolated in hue, saturation, brightness and opacity.
public struct ColorRange: Hashable, Sendable {
  /// The colour of progress 0; red, HSB(1, 0.8, 0.9), by default.
  public var low: HSBColor
  /// The colour of progress 1; green, HSB(165/360, 0.8, 0.9), by default.
  public var high: HSBColor
  /// The hue's direction around the circle; ``HuePath/linear`` by default.
  public var huePath: HuePath

  /// Makes a range; the default colours are from the original control.
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
  ///
  /// A grey has no hue, so it takes the other colour's:
  /// [CSS Color 4 § 12.2](https://www.w3.org/TR/css-color-4/#interpolation-missing).
  package func color(at progress: Double) -> HSBColor {
    let progress = progress.clamped(to: 0...1, ifNaN: 0)
    if huePath == .straight || huePath == .shorter && isPale {
      let (low, high) = (low.sRGB, high.sRGB)
      return HSBColor(
        red: lerp(low.red, high.red, progress), green: lerp(low.green, high.green, progress),
        blue: lerp(low.blue, high.blue, progress), alpha: lerp(low.alpha, high.alpha, progress))
    }
    var lowHue = low.saturation > 0 ? low.hue : high.hue
    var highHue = high.saturation > 0 ? high.hue : low.hue
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

  /// Whether one colour is nearly grey and the other one has quite another hue.
  ///
  /// Then a turn of the hue would pass colours that nobody asked for: lilac between #9ca3af and orange.
  private var isPale: Bool {
    let saturation = min(low.saturation, high.saturation)
    let distance = abs(high.hue - low.hue)
    return saturation > 0 && saturation < Self.paleSaturation
      && min(distance, 1 - distance) > Self.farHue
  }

  /// The saturation below which a hue is hardly seen: greys of design systems have up to 0.2.
  private static var paleSaturation: Double { 0.2 }
  /// A quarter of the circle: farther apart, two hues have a third one between them.
  private static var farHue: Double { 0.25 }
}
