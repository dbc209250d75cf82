import EmojiRate

/// A drawing as flat lists: stages, each with the structure of its shapes once and their numbers at its values.
///
/// At a value of the drawing, the picture is a stage with that value alone, as it was drawn. Between two
/// values it is a stage that both were made into.
final class DrawingData: Sendable {
  /// The kind of a fill or stroke, which decides how many numbers it has.
  enum BrushKind: Hashable {
    case none
    case currentColor
    case color
    case linear(stops: Int)
    case circle(stops: Int)
    case ellipse(stops: Int)
  }

  struct Line: Hashable {
    var cap: Stroke.Cap
    var join: Stroke.Join
    var isEvenOdd: Bool
  }

  struct Shape: Hashable {
    /// The verbs of its path; empty for a circle.
    var verbs: Range<Int>
    /// How many numbers its outline has; a circle has its centre and its radius.
    var outlineCount: Int
    var fill: BrushKind
    var stroke: BrushKind
    /// Where its numbers begin in those of a value.
    var offset: Int
    /// Where the numbers of its turn begin in ``DrawingData/turns``; nil if it does not turn.
    var turn: Int?
  }

  /// Shapes with one structure at some neighbouring values.
  struct Stage: Hashable {
    /// The part of the scale from which it is drawn, up to the next stage.
    var start: Double
    /// The indices of its values.
    var keys: Range<Int>
    var shapes: Range<Int>
    /// The shapes from back to front, as a range of ``DrawingData/order``.
    var order: Range<Int>
    /// Where its lines begin: those of all shapes at each value.
    var lines: Int
    /// Where its numbers begin: those of all shapes at each value.
    var numbers: Int
    /// How many numbers a value has.
    var numberCount: Int
  }

  /// The lists of a drawing.
  struct Lists: Hashable {
    var shapes: [Shape] = []
    /// The designer's name of each shape.
    var names: [String?] = []
    var verbs: [Path.Verb] = []
    var order: [Int] = []
    var lines: [Line] = []
    /// For each shape of a stage at a value: outline, fill and stroke; after a stroke come its width and miter
    /// limit.
    var numbers: [Double] = []
    /// For each turn the pin at both values, the scale, and nine directions.
    var turns: [Double] = []
    /// The stages between values, rising.
    var stages: [Stage] = []
    /// The picture of each value, as drawn.
    var pictures: [Stage] = []
  }

  /// The files it was read from, and the scale of numbers in layer names.
  let files: [DrawingFile]
  let scale: ClosedRange<Double>

  let keys: [Double]
  let canvasSize: Size
  let lists: Lists
  let warnings: [String]

  init(
    keys: [Double], canvasSize: Size, _ lists: Lists, readFrom files: [DrawingFile],
    _ scale: ClosedRange<Double>, warnings: [String]
  ) {
    (self.keys, self.canvasSize, self.lists) = (keys, canvasSize, lists)
    (self.files, self.scale, self.warnings) = (files, scale, warnings)
  }
}

extension DrawingData: FaceDrawing, Hashable {
  static func == (one: DrawingData, other: DrawingData) -> Bool {
    one === other
      || one.keys == other.keys && one.canvasSize == other.canvasSize && one.lists == other.lists
  }

  func isEqual(to other: any FaceDrawing) -> Bool { other as? DrawingData == self }

  func mainBrush(at part: Double) -> Brush? { MainColor.brush(of: self, at: part) }

  func hash(into hasher: inout Hasher) {
    hasher.combine(keys)
    hasher.combine(lists.numbers)
  }
}
