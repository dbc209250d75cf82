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

  /// The colour in the notation that ``init(css:)`` reads, rounded to two decimals.
  public var description: String {
    switch self {
    case .hsb(let color): color.description
    case .currentColor: "currentColor"
    }
  }
}

/// A colour that literals and stored values have in CSS notation.
package protocol CSSNotation: ExpressibleByStringLiteral {
  /// Reads a colour in CSS notation; nil if the text is no colour, or one that the type cannot be.
  init?(css text: String)

  /// The colour as CSS has it.
  var cssColor: CSSColor { get }
}

extension CSSNotation {
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
  package init?(css text: String) {
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
