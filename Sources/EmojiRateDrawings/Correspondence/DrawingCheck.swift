import EmojiRate

/// A drawing, and what becomes what between its values, as lines for its designer.
package struct DrawingCheck {
  package let drawing: Drawing
  /// A line for each two neighbouring values, and below it one for each part.
  package private(set) var text = ""

  /// Reads one file with layers, or several files.
  package init(files: [DrawingFile], over scale: ClosedRange<Double> = 0...5) throws(DrawingError) {
    try self.init(files, scale, Weights())
  }

  init(
    _ files: [DrawingFile], _ scale: ClosedRange<Double>, _ weights: Weights
  ) throws(DrawingError) {
    var builder = try DrawingBuilder(files, scale)
    drawing = Drawing(data: try builder.data(of: files, weights))
    let size = drawing.data.canvasSize
    let values = drawing.keys.map { lerp(scale.lowerBound, scale.upperBound, $0) }
    let canvas = Box(0, 0, size.width, size.height).widened(by: weights.warnings.edge)
    for (index, (segment, names)) in builder.segments.enumerated() {
      let ends = (values[index], values[index + 1])
      text += "\(names.lower) to \(names.upper)\n"
      let (lower, upper) = (
        Self.names(segment.parts, .lower), Self.names(segment.parts, .upper)
      )
      for (index, part) in segment.parts.enumerated() {
        text += "  \(Self.line(part, lower[index], upper[index], segment))"
        text += Self.leaving(part, canvas, ends) + "\n"
      }
    }
  }

  /// The names of the shapes of parts at a value; equal names are numbered in the painting order.
  private static func names(_ parts: [Part], _ end: End) -> [String] {
    var names = parts.map { $0[end].source.description }
    let present = parts.ordered(end)
    // Editors give many shapes one name, and a designer counts them from the back.
    for equal in Dictionary(grouping: present, by: { names[$0] }).values where equal.count > 1 {
      for (number, index) in equal.enumerated() {
        names[index] += " (\(number + 1) of \(equal.count))"
      }
    }
    return names
  }

  private static func line(
    _ part: Part, _ lower: String, _ upper: String, _ segment: DrawingSegment
  ) -> String {
    let held = part.turn == nil ? "" : " and turns with it"
    if part.units.lower.isEmpty {
      return "\(upper) grows from \(place(of: part, .lower, in: segment))" + held
    }
    if part.units.upper.isEmpty {
      return "\(lower) shrinks to \(place(of: part, .upper, in: segment))" + held
    }
    var line = "\(lower) becomes \(upper)"
    if let turn = part.turn {
      let pin = "\(hundredths(turn.pin.x)) \(hundredths(turn.pin.y))"
      line += ", turns by \(Double(nearestInteger(turn.degrees)).plainText)° about \(pin)"
    }
    return line
  }

  /// Between which values a part leaves the canvas that it is in at both ends, as what turns may.
  private static func leaving(
    _ part: Part, _ canvas: Box, _ values: (lower: Double, upper: Double)
  ) -> String {
    // At eighths, a turn is known exactly.
    let isInside = (0...8).map { canvas.holds(part.box(atEighth: $0)) }
    guard isInside[0], isInside[8], let first = isInside.firstIndex(of: false),
      let last = isInside.lastIndex(of: false)
    else { return "" }
    let texts = [first, last].map { eighth in
      hundredths(lerp(values.lower, values.upper, Double(eighth) / 8))
    }
    return first == last
      ? ", leaves the canvas at \(texts[0])"
      : ", leaves the canvas from \(texts[0]) to \(texts[1])"
  }

  /// The point that a shape is at the other value, and the smallest shape there that covers it.
  private static func place(of part: Part, _ end: End, in segment: DrawingSegment) -> String {
    let start = part[end].subpaths[0].start
    let point = end == .upper ? part.turn?.apply(start) ?? start : start
    let below = segment.units[end].filter { $0.covers(point) }.min { $0.box.area < $1.box.area }
    let on = below.map { " on \($0.shape.source.description)" } ?? ""
    return "\(hundredths(point.x)) \(hundredths(point.y))\(on)"
  }

  private static func hundredths(_ number: Double) -> String {
    // Nobody draws less than a hundredth of a unit.
    (Double(nearestInteger(number * 100)) / 100).plainText
  }
}
