/// A drawing as flat lists: stages, each with the structure of its shapes once and their numbers at its values.
///
/// At a value of the drawing, the picture is a stage with that value alone, as it was drawn. Between two
/// values it is a stage that both were made into.
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
    /// Where its numbers begin in those of a value.
    package var offset: Int
    /// Where the numbers of its turn begin in ``DrawingData/turns``; nil if it does not turn.
    package var turn: Int?

    package init(
      verbs: Range<Int>, outlineCount: Int, fill: BrushKind, stroke: BrushKind, offset: Int
    ) {
      (self.verbs, self.outlineCount, self.fill, self.stroke) = (verbs, outlineCount, fill, stroke)
      self.offset = offset
    }
  }

  /// Shapes with one structure at some neighbouring values.
  package struct Stage: Hashable {
    /// The part of the scale from which it is drawn, up to the next stage.
    package var start: Double
    /// The indices of its values.
    package var keys: Range<Int>
    package var shapes: Range<Int>
    /// The shapes from back to front, as a range of ``DrawingData/order``.
    package var order: Range<Int>
    /// Where its lines begin: those of all shapes at each value.
    package var lines: Int
    /// Where its numbers begin: those of all shapes at each value.
    package var numbers: Int
    /// How many numbers a value has.
    package var numberCount: Int

    package init(
      start: Double, keys: Range<Int>, shapes: Range<Int>, order: Range<Int>, lines: Int,
      numbers: Int, numberCount: Int
    ) {
      (self.start, self.keys, self.shapes, self.order) = (start, keys, shapes, order)
      (self.lines, self.numbers, self.numberCount) = (lines, numbers, numberCount)
    }
  }

  /// The lists of a drawing.
  package struct Lists: Hashable {
    package var shapes: [Shape] = []
    /// The designer's name of each shape.
    package var names: [String?] = []
    package var verbs: [Recording.Verb] = []
    package var order: [Int] = []
    package var lines: [Line] = []
    /// For each shape of a stage at a value: outline, fill and stroke; after a stroke come its width and miter
    /// limit.
    package var numbers: [Double] = []
    /// For each turn the pin at both values, the scale, and nine directions.
    package var turns: [Double] = []
    /// The stages between values, rising.
    package var stages: [Stage] = []
    /// The picture of each value, as drawn.
    package var pictures: [Stage] = []

    package init() {}
  }

  /// The files it was read from, and the scale of numbers in layer names.
  package let files: [DrawingFile]
  package let scale: ClosedRange<Double>

  package let keys: [Double]
  package let canvasSize: Size
  package let lists: Lists

  package init(
    keys: [Double], canvasSize: Size, _ lists: Lists, readFrom files: [DrawingFile],
    _ scale: ClosedRange<Double>
  ) {
    (self.keys, self.canvasSize, self.lists) = (keys, canvasSize, lists)
    (self.files, self.scale) = (files, scale)
  }
}

extension DrawingData: Hashable {
  package static func == (one: DrawingData, other: DrawingData) -> Bool {
    one === other
      || one.keys == other.keys && one.canvasSize == other.canvasSize && one.lists == other.lists
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(keys)
    hasher.combine(lists.numbers)
  }
}
