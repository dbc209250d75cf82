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
    case .currentColor: self = .solid(Pixels.Color(currentColor))
    case .translucentCurrentColor(let opacity):
      self = .solid(Pixels.Color(currentColor, opacity: opacity < 1 ? max(opacity, 0) : 1))
    case .gradient(let gradient):
      let isBox = gradient.units == .boundingBox
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
