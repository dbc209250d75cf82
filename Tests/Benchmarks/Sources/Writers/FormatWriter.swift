import Foundation

/// The document by Foundation's `String(format:)`.
public struct FormatWriter: DocumentWriter {
  /// Makes a writer.
  public init() {}

  /// The face that shows `value` of 5.
  public func svg(_ value: Double) -> String {
    let values = FaceValues(value)
    let side = Self.decimal(FaceValues.side * 100)
    let center = Self.decimal(FaceValues.side * 50)
    let sentence = String(
      format: "%@ out of %@", Self.spoken(values.value), Self.spoken(values.maximum))
    let path = PathCommands(values, number: Self.decimal).commands.map(\.text).joined()
    return String(
      format: """
        <svg xmlns="http://www.w3.org/2000/svg" width="%@" height="%@" viewBox="0 0 %@ %@" \
        fill="none" stroke-width="%@" stroke-linecap="round" stroke="%@" role="img" \
        aria-label="%@"><title>%@</title><circle cx="%@" cy="%@" r="%@"/><path d="%@"/></svg>
        """,
      side, side, side, side, Self.decimal(FaceValues.lineWidth * 100), Self.color(values),
      sentence, sentence, center, center, Self.decimal(values.radius * 100), path)
  }

  /// A number with two decimals at most, without a trailing zero.
  private static func spoken(_ value: Double) -> String {
    var text = String(format: "%.2f", value)
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text == "-0" ? "0" : text
  }

  /// The same without a zero before the point, too.
  private static func decimal(_ hundredths: Double) -> String {
    let text = spoken(hundredths / 100)
    if text.hasPrefix("0.") { return String(text.dropFirst()) }
    if text.hasPrefix("-0.") { return "-" + text.dropFirst(2) }
    return text
  }

  private static func color(_ values: FaceValues) -> String {
    let components = [values.red, values.green, values.blue]
    return components.allSatisfy({ $0 / 16 == $0 % 16 })
      ? String(format: "#%x%x%x", values.red % 16, values.green % 16, values.blue % 16)
      : String(format: "#%02x%02x%02x", values.red, values.green, values.blue)
  }
}
