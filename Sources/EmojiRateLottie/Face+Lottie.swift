import EmojiRate

extension Face {
  /// The face at every value of its scale as a Lottie file, for players on iOS, Android, the web and elsewhere.
  ///
  /// ```swift
  /// try Data(Face(0, style: FaceStyle(.cat)).lottie()).write(to: file)
  /// ```
  ///
  /// The progress of the file is the place of the rating on the scale: 0 shows the lowest value, 1 the highest. A
  /// marker names the frame of each whole value. The rating of this face does not matter, but the ends of its scale
  /// do. Every build on every platform writes the same bytes.
  ///
  /// Players know no colour of the surrounding text: `currentColor` is black.
  ///
  /// - Parameters:
  ///   - background: The colour behind the face; nothing by default.
  ///   - tolerance: The allowed distance of a coordinate from the face's, in user units, clamped to 0.15…10. Rounding
  ///     to tenths comes on top.
  /// - Throws: ``LottieError`` if the file would have more than 5 MB, or if a gradient of a drawing is an ellipse.
  public func lottie(
    background: CSSColor? = nil, tolerance: Double = 0.25
  ) throws(LottieError) -> [UInt8] {
    let tolerance = tolerance.clamped(to: 0.15...10, ifNaN: 0.25)
    return try LottieDocument(of: self, tolerance: tolerance).bytes(on: background)
  }
}

/// The reason why a face cannot be written as a Lottie file.
public struct LottieError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The allowed number of bytes.
  public static let byteLimit = 5_000_000

  /// What is wrong, and what to do.
  public let description: String

  init(_ description: String) { self.description = description }
}
