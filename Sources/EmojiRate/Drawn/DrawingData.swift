/// A drawing as flat lists: the structure of its shapes once, and their numbers at each value.
package final class DrawingData: Sendable {
  /// The kind of a fill or stroke, which decides how many numbers it has.
  package enum BrushKind: Hashable {
    case none
    case currentColor
    case color
    case linear(stops: Int)
    case circle(stops: Int)
    case ellipse(stops: Int)
  }

  package struct Line: Hashable {
    package var cap: Stroke.Cap
    package var join: Stroke.Join
    package var winding: Paint.Winding

    package init(cap: Stroke.Cap, join: Stroke.Join, winding: Paint.Winding) {
      (self.cap, self.join, self.winding) = (cap, join, winding)
    }
  }

  package struct Shape: Hashable {
    /// The verbs of its path; empty for a circle.
    package var verbs: Range<Int>
    /// How many numbers its outline has; a circle has its centre and its radius.
    package var outlineCount: Int
    package var fill: BrushKind
    package var stroke: BrushKind

    package init(verbs: Range<Int>, outlineCount: Int, fill: BrushKind, stroke: BrushKind) {
      (self.verbs, self.outlineCount, self.fill, self.stroke) = (verbs, outlineCount, fill, stroke)
    }
  }

  /// The files it was read from, and the scale of numbers in layer names.
  package let files: [DrawingFile]
  package let scale: ClosedRange<Double>

  package let keys: [Double]
  package let canvasSize: Size
  package let shapes: [Shape]
  package let verbs: [Recording.Verb]
  /// For each key, the line of each shape.
  package let lines: [Line]
  /// For each key, the numbers of each shape: outline, fill and stroke.
  ///
  /// After a stroke come its width and miter limit.
  package let numbers: [Double]

  package init(
    keys: [Double], canvasSize: Size, shapes: [Shape], verbs: [Recording.Verb], lines: [Line],
    numbers: [Double], readFrom files: [DrawingFile], _ scale: ClosedRange<Double>
  ) {
    (self.files, self.scale) = (files, scale)
    (self.keys, self.canvasSize) = (keys, canvasSize)
    (self.shapes, self.verbs, self.lines, self.numbers) = (shapes, verbs, lines, numbers)
  }
}

extension DrawingData: Hashable {
  package static func == (one: DrawingData, other: DrawingData) -> Bool {
    one === other
      || one.keys == other.keys && one.canvasSize == other.canvasSize
        && one.shapes == other.shapes
        && one.verbs == other.verbs && one.lines == other.lines && one.numbers == other.numbers
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(keys)
    hasher.combine(numbers)
  }
}
