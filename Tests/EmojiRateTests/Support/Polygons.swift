import EmojiRate

/// Closed outlines as polygons, and what is measured of them, worked out apart from the library.
struct Polygons {
  /// The corners of each, the first one not repeated.
  private(set) var corners: [[Point]] = []

  /// Every curve becomes `pieces` edges.
  init(_ elements: [PathElement], pieces: Int = 200) {
    for subpath in subpaths(elements) {
      var polygon: [Point] = []
      for element in subpath {
        switch element {
        case .move(let end), .line(let end): polygon.append(end)
        case .curve(let end, let control1, let control2):
          let start = polygon[polygon.count - 1]
          for piece in 1...pieces {
            polygon.append(
              Self.point(start, control1, control2, end, at: Double(piece) / Double(pieces)))
          }
        case .close: break
        }
      }
      corners.append(polygon)
    }
  }

  /// Bernstein's form of a cubic curve.
  static func point(
    _ start: Point, _ control1: Point, _ control2: Point, _ end: Point, at t: Double
  ) -> Point {
    let u = 1 - t
    func mix(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
      u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d
    }
    return Point(
      mix(start.x, control1.x, control2.x, end.x), mix(start.y, control1.y, control2.y, end.y))
  }

  private var edges: [(from: Point, to: Point)] {
    corners.flatMap { polygon in
      polygon.indices.map { (polygon[$0], polygon[($0 + 1) % polygon.count]) }
    }
  }

  /// The area inside, positive where the outline runs clockwise on a canvas; what is surrounded
  /// twice counts twice.
  var area: Double {
    edges.reduce(0) { $0 + ($1.from.x * $1.to.y - $1.to.x * $1.from.y) / 2 }
  }

  /// The same of what lies left of `x`, measured along horizontal lines.
  func area(leftOf x: Double, lines: Int = 4000) -> Double {
    let all = corners.flatMap { $0 }.map(\.y)
    guard let top = all.min(), let bottom = all.max(), top < bottom else { return 0 }
    let height = (bottom - top) / Double(lines)
    var area = 0.0
    for (from, to) in edges where from.y != to.y {
      let (upper, lower) = from.y < to.y ? (from, to) : (to, from)
      // The lines' middles that the edge crosses.
      let first = Int(((upper.y - top) / height + 0.5).rounded(.down))
      let last = Int(((lower.y - top) / height - 0.5).rounded(.down))
      guard first <= last else { continue }
      for line in first...last {
        let y = top + (Double(line) + 0.5) * height
        let crossing = upper.x + (lower.x - upper.x) * (y - upper.y) / (lower.y - upper.y)
        // An edge upwards has the inside of a clockwise outline on its right.
        area += max(x - crossing, 0) * height * (from.y < to.y ? -1 : 1)
      }
    }
    return area
  }

  /// The ends of all coordinates; nil where there are none.
  var bounds: (left: Double, right: Double, top: Double, bottom: Double)? {
    let all = corners.flatMap { $0 }
    guard let left = all.map(\.x).min(), let right = all.map(\.x).max(),
      let top = all.map(\.y).min(), let bottom = all.map(\.y).max()
    else { return nil }
    return (left, right, top, bottom)
  }
}
