/// The document by Swift string interpolation.
public struct InterpolationWriter: DocumentWriter {
  /// Makes a writer.
  public init() {}

  /// The face that shows `value` of 5.
  public func svg(_ value: Double) -> String {
    let values = FaceValues(value)
    let side = Self.decimal(FaceValues.side * 100)
    let center = Self.decimal(FaceValues.side * 50)
    let sentence = Self.sentence(values)
    let path = PathCommands(values, number: Self.decimal).commands.map(\.text).joined()
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(side)" height="\(side)" \
      viewBox="0 0 \(side) \(side)" fill="none" \
      stroke-width="\(Self.decimal(FaceValues.lineWidth * 100))" stroke-linecap="round" \
      stroke="\(Self.color(values))" role="img" aria-label="\(sentence)"><title>\(sentence)</title>\
      <circle cx="\(center)" cy="\(center)" r="\(Self.decimal(values.radius * 100))"/>\
      <path d="\(path)"/></svg>
      """
  }

  static func sentence(_ values: FaceValues) -> String {
    "\(spoken(values.value)) out of \(spoken(values.maximum))"
  }

  /// A number with two decimals at most, without a trailing zero.
  static func spoken(_ value: Double) -> String { text(hundredths: value * 100) }

  /// The same without a zero before the point, too.
  static func decimal(_ hundredths: Double) -> String {
    let text = text(hundredths: hundredths)
    if text.hasPrefix("0.") { return "\(text.dropFirst())" }
    if text.hasPrefix("-0.") { return "-\(text.dropFirst(2))" }
    return text
  }

  private static func text(hundredths: Double) -> String {
    let rounded = hundredths.rounded(.toNearestOrEven)
    guard rounded != 0 else { return "0" }
    let text = "\(rounded / 100)"
    return text.hasSuffix(".0") ? "\(text.dropLast(2))" : text
  }

  static func color(_ values: FaceValues) -> String {
    let components = [values.red, values.green, values.blue]
    if components.allSatisfy({ $0 / 16 == $0 % 16 }) {
      return "#\(components.map { String($0 % 16, radix: 16) }.joined())"
    }
    return "#\(components.map { "\($0 < 16 ? "0" : "")\(String($0, radix: 16))" }.joined())"
  }
}
