import EmojiRate

// What a document shows of numbers, for pictures that are not documents but look the same.

extension SVGFormat {
  /// The coordinate that a document writes.
  func rounded(_ coordinate: Double) -> Double { coordinates.rounded(coordinate) }
}

extension DecimalFormat {
  /// The nearest number with so many decimals; numbers too large to be exact stay as they are.
  fileprivate func rounded(_ number: Double) -> Double {
    abs(number) < 1e9 ? Double(units(number)) / Double(unitsPerOne) : number
  }
}

extension Paint {
  /// The paint that a document writes; two are equal if the document has one path for both.
  func rounded(to format: SVGFormat) -> Paint {
    var paint = Paint(fill: fill?.rounded(to: format), isEvenOdd: isEvenOdd)
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
    case .color: self
    case .currentColor: .currentColor(opacity: Double(alpha8) / 255)
    case .gradient(let gradient): .gradient(gradient.rounded(to: format))
    }
  }
}

extension Gradient {
  /// The gradient that ``SVGGradient`` writes.
  fileprivate func rounded(to format: SVGFormat) -> Gradient {
    let decimals = isInBox ? format.lengths : format.coordinates
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
