/// Writes paths with the same verbs as path data with the same commands, which interpolation requires.
package struct UniformPathData {
  /// Whether a verb is a curve whose first control point is implied in all paths.
  ///
  /// It mirrors the last control point of the previous curve, or is the curve's start.
  private var isSmooth: [Bool] = []

  /// Returns nil if there is no path.
  package init?(_ values: [AttributeValue]) {
    for case .path(let path) in values {
      let these = path.smoothness
      isSmooth = isSmooth.isEmpty ? these : zip(isSmooth, these).map { $0 && $1 }
    }
    if isSmooth.isEmpty { return nil }
  }

  package func text(_ path: Path, _ format: DecimalFormat) -> String {
    ByteWriter.string { bytes in
      var writer = PathDataWriter(format)
      writer.beginRepeated()
      for (step, isSmooth) in zip(path.steps, isSmooth) {
        if step.verb == .close {
          writer.close(&bytes)
        } else {
          let letter = isSmooth ? "s" : step.verb.rawValue
          writer.append(letter, isSmooth ? step.points.dropFirst() : step.points, &bytes)
        }
      }
    }
  }
}

extension Path {
  fileprivate var smoothness: [Bool] {
    var mirrored = Point(0, 0)
    return steps.map { step in
      let (curve, end) = (step.curve, step.end)
      let last = curve?.control2 ?? end
      defer { mirrored = Point(end.x + end.x - last.x, end.y + end.y - last.y) }
      return curve.map {
        max(abs($0.control1.x - mirrored.x), abs($0.control1.y - mirrored.y)) < 1e-6
      } ?? false
    }
  }
}
