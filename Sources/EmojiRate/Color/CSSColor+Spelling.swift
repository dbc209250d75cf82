extension CSSColor {
  /// The colour in the shortest notation that ``init(css:)`` reads as exactly this colour:
  /// `#dc143c`, `hsb(165 80% 90%)`, or with all its digits.
  package var spelling: String {
    guard case .hsb(let color) = self else { return description }
    let short = [color.hexadecimal, color.description]
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

extension HSBColor: CustomStringConvertible {
  /// The colour in the notation that ``init(css:)`` reads, rounded to two decimals:
  /// "hsb(165 80% 90%)".
  public var description: String {
    let (degrees, opacity) = ((hue * 360).plainText, (alpha * 100).plainText)
    let color = "hsb(\(degrees) \((saturation * 100).plainText)% \((brightness * 100).plainText)%"
    return color + (opacity == "100" ? ")" : " / \(opacity)%)")
  }
}
