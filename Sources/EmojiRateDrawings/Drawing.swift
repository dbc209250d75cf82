import EmojiRate

/// Custom pictures at some values of a scale, interpolated between them without the heap.
///
/// ```swift
/// let drawing = try Drawing(svg: mascot)  // one file with a layer for each value
/// let mood = try Drawing([(0, sad), (0.5, neutral), (1, happy)])
/// ```
///
/// The article "Draw your own" says how to draw one, and which SVG is read.
public struct Drawing: Hashable, Sendable {
  /// The number of values that a drawing can have.
  package static let keyLimits = 2...64

  /// The longer side of the canvas, in user units.
  static let side = 240.0

  let data: DrawingData

  /// Warnings about parts that may not look as intended, each a line with the effect and a way to fix it.
  public var warnings: [String] { data.warnings }

  /// The values of the drawing, as rising parts of the scale.
  package var keys: [Double] { data.keys }
}

extension FaceStyle {
  /// Makes a style that shows a drawing instead of a face.
  public init(drawing: Drawing) {
    self.init()
    self.drawing = drawing
  }

  /// The drawing in place of a face's parts; nil by default.
  package var drawing: Drawing? {
    get {
      guard case .drawing(let drawing, _) = form else { return nil }
      return (drawing as? DrawingData).map { Drawing(data: $0) }
    }
    set { form = newValue.map { .drawing($0.data, isMuted: false) } ?? .parts }
  }
}

/// An SVG file of a drawing.
package struct DrawingFile: Sendable {
  /// The name for messages; nil if the file has no name.
  var name: String?
  /// The part of the scale that it shows; nil for even parts or layers.
  package var part: Double?
  var bytes: [UInt8]

  package init(name: String?, part: Double? = nil, bytes: [UInt8]) {
    (self.name, self.part, self.bytes) = (name, part, bytes)
  }

  /// The part of a scale that a value shows, a number or a percentage; nil for other texts.
  package static func part(_ value: String, of scale: Rating) -> Double? {
    let isPercentage = value.utf8.last == UInt8(ascii: "%")
    return NumberParameter.number(isPercentage ? String(value.dropLast()) : value).map {
      isPercentage ? $0 / 100 : ($0 - scale.minimum) / (scale.maximum - scale.minimum)
    }
  }
}
