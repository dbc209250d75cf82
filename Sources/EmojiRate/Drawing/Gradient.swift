/// A gradient of two to seven colours along a line or outwards from a point.
///
/// It takes no heap. Colour components have eight bits, and offsets are in thousandths.
public struct Gradient: Hashable, Sendable {
  /// The direction of the colours.
  public enum Geometry: Hashable, Sendable {
    /// Along a line. Beyond its ends, the end colours continue.
    case linear(from: Point, to: Point)
    /// Outwards from a point, up to a radius.
    case radial(center: Point, radius: Double)
    /// Outwards from a point, up to an ellipse with two axes as vectors; only in canvas units.
    case elliptical(center: Point, axis: Point, otherAxis: Point)
  }

  /// The allowed number of stops.
  package static let countLimits = 2...7

  /// The direction of the colours.
  public var geometry: Geometry
  /// Whether the geometry is in the painted path's bounding box, from (0, 0) to (1, 1), and not on the canvas.
  ///
  /// A straight line has no such box.
  public private(set) var isInBox: Bool
  /// The colour for renderers that cannot find the gradient.
  package var fallback: SRGBColor
  /// The number of stops.
  package private(set) var count: Int
  private var colors: SIMD8<UInt32>
  private var offsets: SIMD8<UInt16>

  /// Makes a gradient of two colours; the first one is the default of the fallback.
  package init(
    _ geometry: Geometry, isInBox: Bool = true, from first: SRGBColor, to last: SRGBColor,
    fallback: SRGBColor? = nil
  ) {
    self.geometry = geometry
    self.isInBox = isInBox
    self.fallback = fallback ?? first
    count = 2
    colors = SIMD8(repeating: 0)
    offsets = SIMD8(repeating: 0)
    colors[0] = first.rgba
    colors[1] = last.rgba
    offsets[1] = 1000
  }

  /// Adds a stop after those at the same place; `offset` is clamped to 0…1.
  ///
  /// Adding an eighth stop or one with the offset NaN changes nothing.
  package mutating func insert(_ color: SRGBColor, at offset: Double) {
    guard count < Self.countLimits.upperBound, offset == offset else { return }
    let place = Self.thousandths(offset)
    var index = count
    while index > 0, offsets[index - 1] > place {
      colors[index] = colors[index - 1]
      offsets[index] = offsets[index - 1]
      index -= 1
    }
    colors[index] = color.rgba
    offsets[index] = place
    count += 1
  }

  /// The colours and their offsets, 0…1, rising.
  public var stops: [(color: SRGBColor, offset: Double)] { (0..<count).map { self[$0] } }

  /// The colour of a stop and its offset; the index must be below ``count``.
  package subscript(index: Int) -> (color: SRGBColor, offset: Double) {
    get { (SRGBColor(rgba: colors[index]), Double(offsets[index]) / 1000) }
    set {
      colors[index] = newValue.color.rgba
      offsets[index] = Self.thousandths(newValue.offset)
    }
  }

  /// Whether both have the same kind, box and number of stops, so that they can be interpolated.
  func isUniform(with other: Gradient) -> Bool {
    guard isInBox == other.isInBox, count == other.count else { return false }
    return switch (geometry, other.geometry) {
    case (.linear, .linear), (.radial, .radial): true
    case (.elliptical, .elliptical): true
    default: false
    }
  }

  /// The gradient on the canvas, for a path with that box; a circle in a box that is no square stays a circle.
  package func placed(in box: Box) -> Gradient {
    guard isInBox else { return self }
    var gradient = self
    gradient.isInBox = false
    return gradient.transformed(
      by: Transform(
        a: box.width, b: 0, c: 0, d: box.height, origin: Point(box.left, box.top)))
  }

  private static func thousandths(_ offset: Double) -> UInt16 {
    UInt16(
      truncatingIfNeeded: nearestInteger(offset.clamped(to: 0...1, ifNaN: 0) * 1000))
  }

  /// The gradient on a canvas that is placed on another by a transform.
  func transformed(by transform: Transform) -> Gradient {
    let transform = isInBox ? transform.ofBox : transform
    var gradient = self
    switch geometry {
    case .linear(let from, let to):
      gradient.geometry = .linear(from: transform.apply(from), to: transform.apply(to))
    case .radial(let center, let radius):
      gradient.geometry = .radial(
        center: transform.apply(center), radius: radius * transform.lineScale)
    case .elliptical(let center, let axis, let otherAxis):
      let middle = transform.apply(center)
      func placed(_ axis: Point) -> Point {
        let end = transform.apply(Point(center.x + axis.x, center.y + axis.y))
        return Point(end.x - middle.x, end.y - middle.y)
      }
      gradient.geometry = .elliptical(
        center: middle, axis: placed(axis), otherAxis: placed(otherAxis))
    }
    return gradient
  }
}
