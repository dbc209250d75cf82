/// Reads one colour in CSS notation from UTF-8 bytes, without the heap.
///
/// The grammar is [CSS Color 4](https://www.w3.org/TR/css-color-4/) for hexadecimal notation, names,
/// `currentColor`, `rgb()`, `rgba()`, `hsl()` and `hsla()`, with commas, or with spaces and a slash.
/// `hsb()` and `hsba()` have the form of `hsl()`. There is no `calc()` and no `none`.
struct CSSColorParser {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0

  private init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Parses a colour, also with white space around it; nil if the bytes are no colour.
  static func parse(_ bytes: UnsafeBufferPointer<UInt8>) -> CSSColor? {
    var parser = CSSColorParser(bytes)
    parser.skipSpace()
    guard let color = parser.color() else { return nil }
    parser.skipSpace()
    return parser.position == bytes.count ? color : nil
  }

  /// The colour of 3, 4, 6 or 8 hexadecimal digits.
  static func hexadecimal(_ digits: UnsafeBufferPointer<UInt8>) -> SRGBColor? {
    guard digits.count <= 8 else { return nil }
    var value: UInt32 = 0
    for byte in digits {
      let digit: UInt8
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
      case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = byte - UInt8(ascii: "A") + 10
      default: return nil
      }
      // In the short forms, each digit is doubled.
      value = digits.count > 4 ? value << 4 | UInt32(digit) : value << 8 | UInt32(digit) * 17
    }
    switch digits.count {
    case 3, 6: return SRGBColor(rgba: value << 8 | 0xFF)
    case 4, 8: return SRGBColor(rgba: value)
    default: return nil
    }
  }

  private mutating func color() -> CSSColor? {
    if take("#") {
      let start = position
      while position < bytes.count, !Self.isSpace(bytes[position]) { position += 1 }
      let digits = UnsafeBufferPointer(rebasing: bytes[start..<position])
      return Self.hexadecimal(digits).map { .hsb(HSBColor($0)) }
    }
    let model: Model? = take("rgb") ? .rgb : take("hsl") ? .hsl : take("hsb") ? .hsb : nil
    guard let model else { return named() }
    _ = take("a")
    return function(model).map { .hsb($0) }
  }

  private mutating func named() -> CSSColor? {
    if take("currentcolor") { return .currentColor }
    if take("transparent") {
      return .hsb(HSBColor(hue: 0, saturation: 0, brightness: 0, alpha: 0))
    }
    // The longest name, lightgoldenrodyellow, has twenty letters.
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { name in
      var count = 0
      while position < bytes.count, !Self.isSpace(bytes[position]) {
        guard count < name.count else { return nil }
        name[count] = Self.lowercased(bytes[position])
        count += 1
        position += 1
      }
      return NamedColors.color(named: UnsafeBufferPointer(rebasing: name[..<count]))
        .map { .hsb(HSBColor($0)) }
    }
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
  private enum Model { case rgb, hsl, hsb }

  private mutating func function(_ model: Model) -> HSBColor? {
    guard take("(") else { return nil }
    skipSpace()
    var commas: Bool?
    var parts = SIMD4<Double>(repeating: 1)
    for index in 0..<3 {
      if index > 0 {
        guard let comma = separator(), comma == commas ?? comma else { return nil }
        commas = comma
      }
      let isHue = model != .rgb && index == 0
      let part = component().flatMap { isHue ? $0.hue : $0.fraction(of: model == .rgb ? 255 : 100) }
      guard let part else { return nil }
      parts[index] = part
    }
    skipSpace()
    if take(commas == true ? "," : "/") {
      skipSpace()
      guard let opacity = component()?.fraction(of: 1) else { return nil }
      parts[3] = opacity
      skipSpace()
    }
    guard take(")") else { return nil }
    if model == .rgb {
      return HSBColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
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
    let start = position
    skipSpace()
    if take(",") {
      skipSpace()
      return true
    }
    return position > start ? false : nil
  }

  private mutating func component() -> Component? {
    guard var number = decimal() else { return nil }
    // Dividing here rounds only once, so every fraction can be written as a percentage.
    if take("%") {
      number.exponent -= 2
      return Component(number: number.double, unit: .percent)
    }
    let unitsPerTurn: Double? =
      take("deg") ? 360 : take("grad") ? 400 : take("rad") ? 2 * .pi : take("turn") ? 1 : nil
    return Component(
      number: number.double / (unitsPerTurn ?? 1), unit: unitsPerTurn == nil ? .none : .angle)
  }

  // MARK: Characters

  /// A number in decimal digits.
  private struct Numeral {
    var isNegative: Bool
    /// The first digits, as many as fit; others do not change the result.
    var digits: UInt64 = 0
    /// The power of ten to multiply the digits by.
    var exponent = 0

    mutating func append(_ digit: UInt8, isFraction: Bool) {
      if digits < 1_000_000_000_000_000_000 {
        digits = digits &* 10 &+ UInt64(digit)
        if isFraction { exponent -= 1 }
      } else if !isFraction {
        exponent += 1
      }
    }

    var double: Double {
      // Neither the digits nor the power are exact any more. Parsing both together rounds to the nearest.
      if digits >= 1 << 53 || abs(exponent) > 22 {
        return Double("\(isNegative ? "-" : "")\(digits)e\(exponent)") ?? 0
      }
      var power = 1.0
      for _ in 0..<min(abs(exponent), 400) { power *= 10 }
      let number = isNegative ? -Double(digits) : Double(digits)
      return digits == 0 ? number : exponent < 0 ? number / power : number * power
    }
  }

  /// Reads a CSS number.
  private mutating func decimal() -> Numeral? {
    var decimal = Numeral(isNegative: take("-"))
    if !decimal.isNegative { _ = take("+") }
    var (hasDigits, isFraction) = (false, false)
    while true {
      if let digit = takeDigit() {
        decimal.append(digit, isFraction: isFraction)
        hasDigits = true
      } else if !isFraction, position + 1 < bytes.count, Self.isDigit(bytes[position + 1]),
        take(".")
      {
        isFraction = true
      } else {
        break
      }
    }
    guard hasDigits else { return nil }
    guard take("e") else { return decimal }
    let isNegative = take("-")
    if !isNegative { _ = take("+") }
    // No unit begins with an "e".
    guard var exponent = takeDigit().map(Int.init) else { return nil }
    while let digit = takeDigit() { exponent = min(exponent * 10 + Int(digit), 1000) }
    decimal.exponent += isNegative ? -exponent : exponent
    return decimal
  }

  private mutating func takeDigit() -> UInt8? {
    guard position < bytes.count, Self.isDigit(bytes[position]) else { return nil }
    defer { position += 1 }
    return bytes[position] - UInt8(ascii: "0")
  }

  private mutating func skipSpace() {
    while position < bytes.count, Self.isSpace(bytes[position]) { position += 1 }
  }

  /// Moves past `word`, given in lower case, if it comes next in either case.
  private mutating func take(_ word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    guard bytes.count - position >= count else { return false }
    for index in 0..<count
    where Self.lowercased(bytes[position + index]) != word.utf8Start[index] {
      return false
    }
    position += count
    return true
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (byte >= 9 && byte <= 13 && byte != 11)
  }
}
