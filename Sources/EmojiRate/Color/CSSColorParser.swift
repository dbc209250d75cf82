/// Reads one colour in CSS notation.
///
/// The grammar is [CSS Color 4](https://www.w3.org/TR/css-color-4/) for hexadecimal notation, names,
/// `currentColor`, `rgb()`, `rgba()`, `hsl()` and `hsla()`, with commas, or with spaces and a slash, and for `oklch()`
/// with spaces and a slash. `hsb()` and `hsba()` have the form of `hsl()`. There is no `calc()` and no `none`.
struct CSSColorParser {
  /// The text in lower case.
  private var scanner: NumberScanner

  /// Parses a colour, also with white space around it; nil if the text is no colour.
  static func parse(_ text: String) -> CSSColor? {
    let lowercased = text.utf8.map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }
    var parser = CSSColorParser(scanner: NumberScanner(lowercased[...]))
    parser.scanner.skipSpace()
    guard let color = parser.color() else { return nil }
    parser.scanner.skipSpace()
    return parser.scanner.isAtEnd ? color : nil
  }

  /// The colour of 3, 4, 6 or 8 hexadecimal digits in lower case.
  static func hexadecimal(_ digits: some Collection<UInt8>) -> SRGBColor? {
    var value: UInt32 = 0
    guard [3, 4, 6, 8].contains(digits.count) else { return nil }
    for byte in digits {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
      // In the short forms, each digit is doubled.
      value = digits.count > 4 ? value << 4 | UInt32(digit) : value << 8 | UInt32(digit) * 17
    }
    return SRGBColor(rgba: digits.count % 4 == 0 ? value : value << 8 | 0xFF)
  }

  private mutating func color() -> CSSColor? {
    if scanner.take("#") {
      return Self.hexadecimal(scanner.untilSpace()).map { .hsb(HSBColor($0)) }
    }
    if scanner.take(word: "oklch") { return function(.oklch).map { .hsb($0) } }
    let model: Model? =
      scanner.take(word: "rgb")
      ? .rgb : scanner.take(word: "hsl") ? .hsl : scanner.take(word: "hsb") ? .hsb : nil
    guard let model else { return Self.named(scanner.untilSpace()) }
    _ = scanner.take("a")
    return function(model).map { .hsb($0) }
  }

  private static func named(_ name: ArraySlice<UInt8>) -> CSSColor? {
    if name.elementsEqual("currentcolor".utf8) { return .currentColor }
    if name.elementsEqual("transparent".utf8) {
      return .hsb(HSBColor(hue: 0, saturation: 0, brightness: 0, alpha: 0))
    }
    return NamedColors.color(named: name).map { .hsb(HSBColor($0)) }
  }

  // MARK: Functions

  /// A number with its unit; percentages are converted to fractions, and angles to turns.
  private struct Component {
    enum Unit { case none, percent, angle }
    var number: Double
    var unit: Unit

    /// Reads a number in its unit; nil for another unit.
    ///
    /// Numbers without a unit count up to `full`.
    func fraction(of full: Double, or allowed: Unit = .percent) -> Double? {
      unit == .none ? number / full : unit == allowed ? number : nil
    }

    /// An angle as a fraction of the circle.
    ///
    /// 0 and 1 stay as they are, because 0° and 360° are different ends of a colour range.
    var hue: Double? {
      guard let turns = fraction(of: 360, or: .angle) else { return nil }
      if turns >= 0 && turns <= 1 { return turns }
      // Beyond 2⁵² turns a Double has no fraction left.
      guard abs(turns) < 0x1p52 else { return 0 }
      let fraction = turns - Double(Int64(turns))
      return fraction < 0 ? fraction + 1 : fraction
    }
  }

  /// The meaning of the three numbers of a function.
  private enum Model {
    case rgb, hsl, hsb, oklch

    /// The index of the hue.
    var hue: Int? {
      switch self {
      case .rgb: nil
      case .hsl, .hsb: 0
      case .oklch: 2
      }
    }

    /// The number without a unit that means 100 % of a component.
    func full(_ index: Int) -> Double {
      switch self {
      case .rgb: 255
      case .hsl, .hsb: 100
      case .oklch: index == 0 ? 1 : 0.4
      }
    }
  }

  private mutating func function(_ model: Model) -> HSBColor? {
    guard scanner.take("(") else { return nil }
    scanner.skipSpace()
    var commas: Bool?
    var parts = SIMD4<Double>(repeating: 1)
    for index in 0..<3 {
      if index > 0 {
        guard let comma = separator(), comma == commas ?? comma else { return nil }
        // A newer function has no commas.
        guard !comma || model != .oklch else { return nil }
        commas = comma
      }
      let part = component().flatMap {
        index == model.hue ? $0.hue : $0.fraction(of: model.full(index))
      }
      guard let part else { return nil }
      parts[index] = part
    }
    scanner.skipSpace()
    if scanner.take(commas == true ? "," : "/") {
      scanner.skipSpace()
      guard let opacity = component()?.fraction(of: 1) else { return nil }
      parts[3] = opacity
      scanner.skipSpace()
    }
    guard scanner.take(")") else { return nil }
    if model == .rgb {
      return HSBColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }
    if model == .oklch {
      let color = OklchColor(
        lightness: parts[0].clamped(to: 0...1, ifNaN: 0),
        chroma: 0.4 * max(parts[1], 0).clamped(to: 0...10, ifNaN: 0), hue: parts[2])
      let sRGB = color.sRGB
      return HSBColor(red: sRGB.x, green: sRGB.y, blue: sRGB.z, alpha: parts[3])
    }
    var (saturation, brightness) = (parts[1], parts[2])
    if model == .hsl {
      let lightness = brightness.clamped(to: 0...1, ifNaN: 0)
      saturation = saturation.clamped(to: 0...1, ifNaN: 0)
      brightness = lightness + saturation * min(lightness, 1 - lightness)
      saturation = brightness > 0 ? 2 * (1 - lightness / brightness) : 0
    }
    return HSBColor(
      hue: parts[0], saturation: saturation, brightness: brightness, alpha: parts[3])
  }

  /// Skips white space with or without a comma; true if there was one, nil if there was neither.
  private mutating func separator() -> Bool? {
    let start = scanner.position
    scanner.skipSpace()
    if scanner.take(",") {
      scanner.skipSpace()
      return true
    }
    return scanner.position > start ? false : nil
  }

  private mutating func component() -> Component? {
    let start = scanner.rest
    guard let number = scanner.number(upTo: .infinity) else { return nil }
    let text = start[..<scanner.position]
    // In CSS, a digit follows a point.
    if let point = text.firstIndex(of: UInt8(ascii: ".")) {
      guard let digit = text[(point + 1)...].first, 0x30...0x39 ~= digit else { return nil }
    }
    func angle(_ unitsPerTurn: Double) -> Component {
      Component(number: number / unitsPerTurn, unit: .angle)
    }
    switch scanner.word() {
    case "": return Component(number: number, unit: .none)
    case "%": return Component(number: Self.hundredth(text), unit: .percent)
    case "deg": return angle(360)
    case "grad": return angle(400)
    case "rad": return angle(2 * .pi)
    case "turn": return angle(1)
    default: return nil
    }
  }

  /// The hundredth part of a number, rounded only once, so that every fraction can be written as a percentage.
  private static func hundredth(_ number: ArraySlice<UInt8>) -> Double {
    let parts = number.split(separator: UInt8(ascii: "e")).map {
      String(decoding: $0, as: UTF8.self)
    }
    let exponent = parts.count > 1 ? Int(parts[1]) : 0
    // Powers beyond an Int are far beyond a Double.
    let text = exponent.map { "\(parts[0])e\($0.clamped(to: -9999...9999) - 2)" }
    return Double(text ?? String(decoding: number, as: UTF8.self)) ?? 0
  }
}
