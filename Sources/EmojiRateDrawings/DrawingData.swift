import EmojiRate

/// A drawing as its stages and pictures.
///
/// At a value of the drawing, the picture is what was drawn there. Between two values it is a stage that both
/// were made into.
final class DrawingData: Sendable {
  /// The files it was read from, and the scale of numbers in layer names.
  let files: [DrawingFile]
  let scale: ClosedRange<Double>

  let keys: [Double]
  let canvasSize: Size
  let stages: Stages
  let warnings: [String]
  let flat: Weights.Flat

  init(
    keys: [Double], canvasSize: Size, _ stages: Stages, readFrom files: [DrawingFile],
    _ scale: ClosedRange<Double>, warnings: [String], _ flat: Weights.Flat
  ) {
    (self.keys, self.canvasSize, self.stages) = (keys, canvasSize, stages)
    (self.files, self.scale, self.warnings) = (files, scale, warnings)
    self.flat = flat
  }
}

extension DrawingData: FaceDrawing, Hashable {
  static func == (one: DrawingData, other: DrawingData) -> Bool {
    one === other
      || one.keys == other.keys && one.canvasSize == other.canvasSize && one.stages == other.stages
  }

  func isEqual(to other: any FaceDrawing) -> Bool { other as? DrawingData == self }

  func mainBrush(at part: Double) -> Brush? { MainColor.brush(of: self, at: part) }

  func hash(into hasher: inout Hasher) {
    hasher.combine(keys)
    hasher.combine(stages)
  }
}
