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

extension CSSColor: CustomStringConvertible {
  /// Reads a colour in CSS notation; nil if the text is no colour.
  ///
  /// The notations are `#rgb`, `#rrggbb`, `#rgba`, `#rrggbbaa`, the 148 names, `transparent`,
  /// `currentColor`, `rgb()`, `rgba()`, `hsl()` and `hsla()`, with commas or spaces, in either case.
  /// Beyond CSS, `hsb()` and `hsba()` have the form of `hsl()`.
  public init?(css text: String) {
    guard let color = CSSColorParser.parse(text) else { return nil }
    self = color
  }

  /// The colour in the notation that ``init(css:)-(String)`` reads, rounded to two decimals.
  public var description: String {
    switch self {
    case .hsb(let color): color.description
    case .currentColor: "currentColor"
    }
  }
}

extension CSSColor: ExpressibleByStringLiteral {
  /// Makes a colour from a literal in CSS notation, as in `.fixed("crimson")`.
  ///
  /// An invalid literal is a programming error and stops the program. For other texts, use
  /// ``init(css:)-(String)``.
  public init(stringLiteral text: String) {
    guard let color = CSSColor(css: text) else {
      preconditionFailure("\"\(text)\" is no colour in CSS notation")
    }
    self = color
  }
}

extension SRGBColor: ExpressibleByStringLiteral {
  /// Reads a colour in CSS notation; nil if the text is no colour, or `currentColor`.
  public init?(css text: String) {
    guard let color = HSBColor(css: text) else { return nil }
    self = color.sRGB
  }

  /// Makes a colour from a literal in CSS notation, as in `SRGBColor("#b96a1e")`.
  ///
  /// An invalid literal is a programming error and stops the program. For other texts, use ``init(css:)``.
  public init(stringLiteral text: String) { self = HSBColor(stringLiteral: text).sRGB }
}

extension HSBColor: ExpressibleByStringLiteral {
  /// Makes a colour from a literal in CSS notation, as in `ColorRange(low: "crimson", high: "teal")`.
  ///
  /// An invalid literal is a programming error and stops the program. For other texts, use ``init(css:)``.
  public init(stringLiteral text: String) {
    guard let color = HSBColor(css: text) else {
      preconditionFailure("\"\(text)\" is no fixed colour in CSS notation")
    }
    self = color
  }

  /// Reads a colour in CSS notation; nil if the text is no colour, or `currentColor`.
  ///
  /// See ``CSSColor/init(css:)-(String)`` for the notations. A hue of 360° stays 1, because 1 and 0 are
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

  /// The names that ``init(css:)`` reads, in alphabetical order.
  package static var cssNames: [String] {
    NamedColors.Entries().map { String(decoding: $0.name, as: UTF8.self) }
  }
}
