import EmojiRate

/// A drawing, and what becomes what between its values, as lines for its designer.
package struct DrawingCheck {
  package let drawing: Drawing
  /// A line for each two neighbouring values, and below it one for each part.
  package private(set) var text = ""

  /// Reads one file with layers, or several files.
  package init(files: [DrawingFile], over scale: ClosedRange<Double> = 0...5) throws(DrawingError) {
    var builder = try DrawingBuilder(files, scale)
    drawing = Drawing(data: try builder.data(of: files))
    for (segment, names) in builder.segments {
      text += "\(names.lower) to \(names.upper)\n"
      let (lower, upper) = (
        Self.names(segment.parts, 0) { $0.older }, Self.names(segment.parts, 1) { $0.newer }
      )
      for (index, part) in segment.parts.enumerated() {
        text += "  \(Self.line(part, lower[index], upper[index], segment))\n"
      }
    }
  }

  /// The names of the shapes of parts at a value; equal names are numbered in the painting order.
  private static func names(
    _ parts: [Part], _ state: Int, _ units: (Part) -> [Int]
  ) -> [String] {
    var names = parts.map { $0.states[state].source.description }
    let present = parts.indices.filter { !units(parts[$0]).isEmpty }
      .sorted { units(parts[$0])[0] < units(parts[$1])[0] }
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
    if part.older.isEmpty {
      return "\(upper) grows from \(place(of: part.states[0], among: segment.older))"
    }
    if part.newer.isEmpty {
      return "\(lower) shrinks to \(place(of: part.states[1], among: segment.newer))"
    }
    var line = "\(lower) becomes \(upper)"
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
