import EmojiRate

extension Drawing {
  /// The allowed distance of a recorded drawing from the face, in user units.
  public static let toleranceLimits = 0.15...10

  /// Records a face, with a layer at each value where its motion bends.
  ///
  /// ```swift
  /// let cat = try Drawing(of: { Face(Rating($0, minimum: 0, maximum: 1), style: .cat) })
  /// ```
  ///
  /// - Parameters:
  ///   - look: The face at a part of the scale, 0…1.
  ///   - tolerance: The allowed distance of a point, clamped to ``toleranceLimits``.
  public init(
    of look: (Double) -> Face, tolerance: Double = 0.25
  ) throws(DrawingError) {
    try self.init(
      svg: LayeredDocument(
        of: look, tolerance: tolerance.clamped(to: Self.toleranceLimits, ifNaN: 0.25)
      ).text)
  }

  /// Records a picture with few layers, as close to it as they allow.
  ///
  /// - Parameter limit: The number of layers; a picture that jumps may need more.
  /// - Returns: The drawing, and the distance of a point that was allowed.
  package static func layered(
    limit: Int = 9, of look: (Double) -> some CanvasPicture
  ) throws(DrawingError) -> (drawing: Drawing, tolerance: Double) {
    let (document, tolerance) = try LayeredDocument.closest(to: look, limit: limit)
    return (try Drawing(svg: document.text), tolerance)
  }

  /// Records a face, with a layer at each of at least two parts of the scale, 0…1.
  public init(of look: (Double) -> Face, at parts: [Double]) throws(DrawingError) {
    try self.init(svg: LayeredDocument(of: look, at: parts).text)
  }

  /// The drawing as one SVG document with a layer for each value, for editing.
  ///
  /// If its values do not have the same shapes and points, it has more layers, between which points stay
  /// within 0.25 of the drawing.
  public var svg: String {
    let look = { Face(Rating($0, minimum: 0, maximum: 1), style: FaceStyle(drawing: self)) }
    let isUniform =
      data.stages.between.count == 1
      && data.stages.between[0].tracks.allSatisfy { $0.turn == nil }
    if !isUniform, let document = try? LayeredDocument(of: look, tolerance: 0.25) {
      return document.text
    }
    return LayeredDocument(
      keys, keys.map { Recording(look($0), keepsParts: true) }, data.canvasSize
    ).text
  }
}
