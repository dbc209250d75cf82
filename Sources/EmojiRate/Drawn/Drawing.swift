/// Custom pictures at some values of a scale, interpolated between them without the heap.
///
/// ```swift
/// let drawing = try Drawing(svg: mascot)  // one file with a layer for each value
/// let mood = try Drawing([(0, sad), (0.5, neutral), (1, happy)])
/// ```
///
/// See <doc:Drawings> for how to draw one, and for the supported SVG.
public struct Drawing: Hashable, Sendable {
  /// The number of values that a drawing can have.
  package static let keyLimits = 2...64

  /// The longer side of the canvas, in user units.
  package static let side = 240.0

  package let data: DrawingData

  /// Whether it is shown in greys, for the unearned symbols of a row.
  private(set) var isMuted = false

  /// Warnings about parts that may not look as intended, each a line with the effect and a way to fix it.
  public let warnings: [String]

  /// The drawing in greys.
  package var muted: Drawing {
    var muted = self
    muted.isMuted = true
    return muted
  }

  /// The values of the drawing, as rising parts of the scale.
  package var keys: [Double] { data.keys }

  package init(_ data: DrawingData, _ warnings: [String]) {
    (self.data, self.warnings) = (data, warnings)
  }
}

/// An SVG file of a drawing.
package struct DrawingFile: Sendable {
  /// The name for messages; nil if the file has no name.
  package var name: String?
  /// The part of the scale that it shows; nil for even parts or layers.
  package var part: Double?
  package var bytes: [UInt8]

  package init(name: String?, part: Double? = nil, bytes: [UInt8]) {
    (self.name, self.part, self.bytes) = (name, part, bytes)
  }
}
