import EmojiRate

extension Drawing {
  /// The allowed distance of a recorded drawing from the picture, in user units.
  public static let toleranceLimits = 0.15...10

  /// Records a picture, with a layer at each value where its motion bends.
  ///
  /// ```swift
  /// let cat = try Drawing(of: { Face(Rating($0, minimum: 0, maximum: 1), style: FaceStyle(.cat)) })
  /// ```
  ///
  /// - Parameters:
  ///   - look: The picture at a part of the scale, 0…1.
  ///   - tolerance: The allowed distance of a point, clamped to ``toleranceLimits``.
  public init(
    of look: (Double) -> some Picture, tolerance: Double = 0.25
  ) throws(DrawingError) {
    try self.init(
      svg: LayeredDocument(
        of: look, tolerance: tolerance.clamped(to: Self.toleranceLimits, ifNaN: 0.25)
      ).text)
  }

  /// Records a picture, with a layer at each of at least two parts of the scale, 0…1.
  public init(of look: (Double) -> some Picture, at parts: [Double]) throws(DrawingError) {
    try self.init(svg: LayeredDocument(of: look, at: parts).text)
  }

  /// The drawing as one SVG document with a layer for each value, for editing.
  public var svg: String {
    let recordings = keys.map {
      Recording(DrawnFace(Rating($0, minimum: 0, maximum: 1), self))
    }
    return LayeredDocument(keys, recordings, data.canvasSize).text
  }
}
