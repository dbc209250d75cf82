import EmojiRate

/// A drawing, and what becomes what between its values, as lines for its designer.
package struct DrawingCheck {
  package let drawing: Drawing
  /// A line for each two neighbouring values, and below it one for each part.
  package private(set) var text = ""

  /// Reads one file with layers, or several files.
  package init(files: [DrawingFile], over scale: ClosedRange<Double> = 0...5) throws(DrawingError) {
    var builder = try DrawingBuilder(files, scale)
    drawing = Drawing(try builder.data(of: files), builder.warnings)
    for (segment, names) in builder.segments {
      text += "\(names.lower) to \(names.upper)\n"
      for part in segment.parts { text += "  \(Self.line(part, segment))\n" }
    }
  }

  private static func line(_ part: Part, _ segment: DrawingSegment) -> String {
    let (lower, upper) = (part.states[0], part.states[1])
    if part.older.isEmpty, part.newer.isEmpty { return lower.source.description }
    if part.older.isEmpty {
      return "\(upper.source.description) grows from \(place(of: lower, among: segment.older))"
    }
    if part.newer.isEmpty {
      return "\(lower.source.description) shrinks to \(place(of: upper, among: segment.newer))"
    }
    var line = "\(lower.source.description) becomes \(upper.source.description)"
    if let cost = part.cost { line += ", cost \(hundredths(cost))" }
    if let turn = part.turn {
      let pin = "\(hundredths(turn.pin.x)) \(hundredths(turn.pin.y))"
      line += ", turns by \(Double(nearestInteger(turn.degrees)).plainText)° about \(pin)"
    }
    return line
  }

  /// The point that a shape is at the other value, and the smallest shape there that covers it.
  private static func place(of shape: DrawnShape, among units: [ShapeUnit]) -> String {
    let point = shape.subpaths[0].start
    let below = units.filter { $0.covers(point) }.min { $0.box.area < $1.box.area }
    let on = below.map { " on \($0.shape.source.description)" } ?? ""
    return "\(hundredths(point.x)) \(hundredths(point.y))\(on)"
  }

  private static func hundredths(_ number: Double) -> String {
    (Double(nearestInteger(number * 100)) / 100).plainText
  }
}
