import EmojiRate

/// The colours of a brush on the picture.
enum Shader {
  case solid(Pixels.Color)
  case gradient(GradientShader)

  /// Makes a shader for a path.
  ///
  /// - Parameters:
  ///   - box: The corners of the path's bounding box, in pixels.
  ///   - origin: The place of the canvas's origin, in pixels.
  ///   - unit: The number of pixels for a user unit.
  init(
    _ brush: Brush, box: (low: Vector, high: Vector), origin: Vector, unit: Double,
    currentColor: SRGBColor
  ) {
    switch brush {
    case .color(let color): self = .solid(Pixels.Color(color))
    case .currentColor(let opacity):
      self = .solid(Pixels.Color(currentColor, opacity: opacity < 1 ? max(opacity, 0) : 1))
    case .gradient(let gradient):
      let isBox = gradient.isInBox
      let size = isBox ? box.high - box.low : Vector(repeating: unit)
      guard size.x > 0, size.y > 0 else {
        // A straight line has no box: SVG 2, 13.2.
        self = .solid(Pixels.Color(gradient.fallback))
        return
      }
      if let shader = GradientShader(gradient, origin: isBox ? box.low : origin, size: size) {
        self = .gradient(shader)
      } else {
        // Without a length, all of it is behind the last stop: SVG 2, 14.2.
        self = .solid(Pixels.Color(gradient[gradient.count - 1].color))
      }
    }
  }
}

/// The colours of a gradient at every pixel: SVG 2, 14.
///
/// Colours are interpolated in sRGB, without multiplying them by their opacity first.
struct GradientShader {
  /// Where t is 0.
  private let base: Vector
  /// The changes of two coordinates in the gradient's system; a linear gradient has only the first.
  private let axes: (Vector, Vector)
  private let isLinear: Bool
  /// Stops with components of 0…1.
  private var stops: [(offset: Double, color: SIMD4<Double>)] = []

  /// - Parameters:
  ///   - origin: The origin of the gradient's coordinate system, in pixels.
  ///   - size: The size of its units, in pixels.
  init?(_ gradient: Gradient, origin: Vector, size: Vector) {
    func vector(_ point: Point) -> Vector { Vector(point.x, point.y) }
    let start: Vector
    let (one, other): (Vector, Vector)
    switch gradient.geometry {
    case .linear(let from, let to):
      let way = vector(to) - vector(from)
      (start, one, other) = (vector(from), way, way.turned)
      isLinear = true
    case .radial(let center, let radius):
      (start, one, other) = (vector(center), Vector(radius, 0), Vector(0, radius))
      isLinear = false
    case .elliptical(let center, let axis, let otherAxis):
      (start, one, other) = (vector(center), vector(axis), vector(otherAxis))
      isLinear = false
    }
    let area = one.cross(other)
    guard area != 0, area - area == 0 else { return nil }
    base = origin + start * size
    // The inverse of the matrix with both axes, by Cramer's rule.
    axes = (Vector(other.y, -other.x) / area / size, Vector(-one.y, one.x) / area / size)
    for index in 0..<gradient.count {
      let (color, offset) = gradient[index]
      let parts = SIMD4(color.red, color.green, color.blue, color.alpha)
      stops.append((offset, parts))
    }
  }

  /// The colour at the middle of a pixel.
  func color(_ x: Int, _ y: Int) -> Pixels.Color {
    let place = Vector(Double(x) + 0.5, Double(y) + 0.5) - base
    let (u, v) = (axes.0.dot(place), axes.1.dot(place))
    let t = isLinear ? u : (u * u + v * v).squareRoot()
    guard let index = stops.firstIndex(where: { $0.offset > t }) else {
      return Pixels.Color(parts: stops[stops.count - 1].color)
    }
    guard index > 0 else { return Pixels.Color(parts: stops[0].color) }
    let (before, after) = (stops[index - 1], stops[index])
    let part = (t - before.offset) / (after.offset - before.offset)
    return Pixels.Color(parts: before.color + (after.color - before.color) * part)
  }
}
