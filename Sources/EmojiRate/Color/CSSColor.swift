/// A CSS colour: numbers, or `currentColor`.
public enum CSSColor: Hashable, Sendable {
  /// A colour in numbers.
  case hsb(HSBColor)
  /// The colour of the text around the picture.
  ///
  /// A document uses the word itself, so an inlined document takes the page's colour. In `<img>` or without a
  /// page, the colour is black.
  case currentColor

  /// The colour in numbers.
  ///
  /// `currentColor` is black.
  package var hsb: HSBColor {
    switch self {
    case .hsb(let color): color
    case .currentColor: HSBColor(hue: 0, saturation: 0, brightness: 0)
    }
  }
}

extension CSSColor {
  /// Reads a colour in CSS notation; nil if the text is no colour.
  ///
  /// The notations are `#rgb`, `#rrggbb`, `#rgba`, `#rrggbbaa`, the 148 names, `transparent`,
  /// `currentColor`, `rgb()`, `rgba()`, `hsl()` and `hsla()`, with commas or spaces, and
  /// `oklch()` with spaces, in either case. Colours outside of sRGB are clamped to it. Beyond CSS, `hsb()` and `hsba()`
  /// have the form of `hsl()`.
  public init?(css text: String) {
    guard let color = CSSColorParser.parse(text) else { return nil }
    self = color
  }
}

/// A colour that literals have in CSS notation.
package protocol CSSLiteral: ExpressibleByStringLiteral {
  /// Reads a colour in CSS notation; nil if the text is no colour, or one that the type cannot be.
  init?(css text: String)
}

/// A colour that stored values have in CSS notation too.
package protocol CSSNotation: CSSLiteral {
  /// The colour as CSS has it.
  var cssColor: CSSColor { get }
}

extension CSSLiteral {
  /// Makes a colour from a literal in CSS notation, as in `.fixed("crimson")`.
  ///
  /// An invalid literal is a programming error and stops the program. For other texts, use ``CSSColor/init(css:)``.
  public init(stringLiteral text: String) {
    guard let color = Self(css: text) else {
      preconditionFailure("\"\(text)\" is no colour in CSS notation, or no fixed one")
    }
    self = color
  }
}

extension CSSColor: CSSNotation, ExpressibleByStringLiteral {
  package var cssColor: CSSColor { self }
}

extension SRGBColor: CSSNotation, ExpressibleByStringLiteral {
  /// Reads a colour in CSS notation; nil if the text is no colour, or `currentColor`.
  public init?(css text: String) {
    guard let color = HSBColor(css: text) else { return nil }
    self = color.sRGB
  }

  package var cssColor: CSSColor { .hsb(HSBColor(self)) }
}

extension HSBColor: CSSNotation, ExpressibleByStringLiteral {
  /// Reads a colour in CSS notation; nil if the text is no colour, or `currentColor`.
  ///
  /// See ``CSSColor/init(css:)`` for the notations. A hue of 360° stays 1, because 1 and 0 are
  /// different ends of a ``ColorRange``.
  ///
  /// ```swift
  /// HSBColor(css: "rebeccapurple")
  /// HSBColor(css: "hsb(360 80% 90%)")  // where the default range begins
  /// ```
  public init?(css text: String) {
    guard case .hsb(let color)? = CSSColor(css: text) else { return nil }
    self = color
  }

  package var cssColor: CSSColor { .hsb(self) }

  /// The names that ``init(css:)`` reads, in alphabetical order.
  package static var cssNames: [String] {
    NamedColors.Entries().map { String(decoding: $0.name, as: UTF8.self) }
  }
}

extension CSSColor {
  /// The colour in the shortest notation that ``init(css:)`` reads as exactly this colour:
  /// `#dc143c`, `hsb(165 80% 90%)`, or with all its digits.
  package var spelling: String {
    guard case .hsb(let color) = self else { return "currentColor" }
    let short = [color.hexadecimal, color.rounded]
    return short.first { CSSColor(css: $0) == self } ?? color.digits
  }
}

extension HSBColor {
  fileprivate var hexadecimal: String {
    let rgba = sRGB.rgba
    let isOpaque = rgba & 0xFF == 0xFF
    let digits = String(isOpaque ? rgba >> 8 : rgba, radix: 16)
    return "#" + String(repeating: "0", count: (isOpaque ? 6 : 8) - digits.count) + digits
  }

  /// The components rounded to two decimals: `hsb(165 80% 90%)`.
  fileprivate var rounded: String {
    let (degrees, opacity) = ((hue * 360).plainText, (alpha * 100).plainText)
    let color = "hsb(\(degrees) \((saturation * 100).plainText)% \((brightness * 100).plainText)%"
    return color + (opacity == "100" ? ")" : " / \(opacity)%)")
  }

  /// The exact components: the hue in turns, the others in percent.
  fileprivate var digits: String {
    let alpha = alpha < 1 ? " / \(alpha.percentage)" : ""
    return "hsb(\(hue)turn \(saturation.percentage) \(brightness.percentage)\(alpha))"
  }
}

extension Double {
  /// A fraction of 0…1 with its point moved.
  fileprivate var percentage: String {
    if self == 1 { return "100%" }
    let parts = description.split(separator: "e")
    if parts.count > 1 { return "\(parts[0])e\(Int(parts[1])! + 2)%" }
    let decimals = description.dropFirst(2)
    let whole = Int(decimals.prefix(2))! * (decimals.count < 2 ? 10 : 1)
    return decimals.count > 2 ? "\(whole).\(decimals.dropFirst(2))%" : "\(whole)%"
  }
}
