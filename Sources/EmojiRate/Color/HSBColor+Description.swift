extension HSBColor: CustomStringConvertible {
  /// The colour in the notation that ``init(css:)-(String)`` reads, rounded to two decimals:
  /// "hsb(165 80% 90%)".
  public var description: String {
    let (degrees, opacity) = ((hue * 360).plainText, (alpha * 100).plainText)
    let color = "hsb(\(degrees) \((saturation * 100).plainText)% \((brightness * 100).plainText)%"
    return color + (opacity == "100" ? ")" : " / \(opacity)%)")
  }
}
