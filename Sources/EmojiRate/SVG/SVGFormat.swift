/// The number formats of a document.
package struct SVGFormat {
  package let coordinates: DecimalFormat
  /// The format of lengths that must not round to 0, such as a thin line's width.
  package let lengths: DecimalFormat

  package init(precision: Int) {
    coordinates = DecimalFormat(precision: precision)
    lengths = DecimalFormat(precision: max(precision, 2))
  }

  /// A width or height of the document with its format.
  ///
  /// It is at least the smallest length that can be written. A length with too many digits to be exact gets
  /// two decimals.
  func size(_ length: Double) -> (length: Double, format: DecimalFormat) {
    let format = length < 1e9 ? lengths : DecimalFormat(precision: 2)
    return (max(length, 1 / Double(format.unitsPerOne)), format)
  }
}

// What a document shows of numbers, for pictures that are not documents but look the same.

extension SVGFormat {
  /// The coordinate that a document writes.
  package func rounded(_ coordinate: Double) -> Double { coordinates.rounded(coordinate) }
}

extension DecimalFormat {
  /// The nearest number with so many decimals; numbers too large to be exact stay as they are.
  fileprivate func rounded(_ number: Double) -> Double {
    abs(number) < 1e9 ? Double(units(number)) / Double(unitsPerOne) : number
  }
}

extension Paint {
  /// The paint that a document writes; two are equal if the document has one path for both.
  package func rounded(to format: SVGFormat) -> Paint {
    var paint = Paint(fill: fill?.rounded(to: format), winding: winding)
    if var stroke {
      stroke.brush = stroke.brush.rounded(to: format)
      stroke.width = format.lengths.rounded(stroke.width)
      // The limit only affects mitered corners.
      if stroke.join != .miter { stroke.miterLimit = 4 }
      paint.stroke = stroke
    }
    return paint
  }
}

extension Brush {
  fileprivate func rounded(to format: SVGFormat) -> Brush {
    switch self {
    case .color, .currentColor: self
    case .translucentCurrentColor: .translucentCurrentColor(opacity: Double(alpha8) / 255)
    case .gradient(let gradient): .gradient(gradient.rounded(to: format))
    }
  }
}

extension Gradient {
  /// The gradient that ``SVGGradient`` writes.
  fileprivate func rounded(to format: SVGFormat) -> Gradient {
    let decimals = units == .boundingBox ? format.lengths : format.coordinates
    func rounded(_ point: Point, _ decimals: DecimalFormat) -> Point {
      Point(decimals.rounded(point.x), decimals.rounded(point.y))
    }
    var gradient = self
    switch geometry {
    case .linear(let from, let to):
      gradient.geometry = .linear(from: rounded(from, decimals), to: rounded(to, decimals))
    case .radial(let center, let radius):
      gradient.geometry = .radial(
        center: rounded(center, decimals), radius: decimals.rounded(radius))
    case .elliptical(let center, let axis, let otherAxis):
      gradient.geometry = .elliptical(
        center: rounded(center, format.lengths), axis: rounded(axis, format.lengths),
        otherAxis: rounded(otherAxis, format.lengths))
    }
    return gradient
  }
}
