import Testing

@testable import EmojiRate
@testable import EmojiRateDrawings
@testable import EmojiRateTestSupport

/// Drawings at their own values, and just beside them.
@Suite
struct CorrespondenceTests {
  /// Pairs of files that were wrong at one of their own values.
  private static let pairs = [
    ("a hole that runs in the other direction", "blank-disc", "smile-disc"),
    ("a ring that closes", "ring-open", "ring-closed"),
    ("outlines without Z, in both directions", "eye-clockwise", "eye-counter"),
    ("a hole without Z", "hole-round", "hole-flat"),
    ("shapes that one file joins", "separate", "joined"),
    ("names of an editor", "capa-sad", "capa-plain"),
    ("eyes and a mouth", "eye-mouth-a", "eye-mouth-b"),
    ("another painting order", "order-a", "order-b"),
    ("identifiers of copies", "same-ids-a", "same-ids-b"),
    ("numbers of an editor", "xmlid-a", "xmlid-b"),
  ]

  /// Files with layers.
  private static let files = [
    "arm-147", "flower-group", "frown-to-open", "mouth-caps", "ring-fillrule", "ring-order",
    "ring-stroke-outline", "state-names", "touch-overlap", "pentagram", "gradients", "line-ring",
    "line-to-round-o", "dot-to-lash", "face-of-holes", "joined-and-apart", "needle",
    "shine-and-hat", "three-values", "arm-of-paths",
  ]

  private func pictures(_ drawing: Drawing, _ value: Double) -> String {
    Face(Rating(value), style: FaceStyle(drawing)).svg()
  }

  @Test("at its own value, a drawing is its file, whatever the other file is", arguments: pairs)
  func keys(_ kind: String, _ first: String, _ last: String) throws {
    let files = try [first, last].map { try DrawingFiles.small($0) }
    let drawing = try Drawing(files: files)
    for (index, value) in [0.0, 5].enumerated() {
      let alone = try Drawing(files: [files[index], files[index]])
      #expect(pictures(drawing, value) == pictures(alone, value), "\(kind) at \(value)")
    }
  }

  @Test("just beside its own value, a drawing looks like its file", arguments: pairs)
  func besideKeys(_ kind: String, _ first: String, _ last: String) throws {
    let files = try [first, last].map { try DrawingFiles.small($0) }
    try expectContinuous(try Drawing(files: files), kind)
  }

  @Test("just beside its own value, a drawing with layers looks like its layer", arguments: files)
  func besideLayers(_ name: String) throws {
    try expectContinuous(
      try Drawing(files: [DrawingFiles.small(name)]), name)
  }

  private func expectContinuous(_ drawing: Drawing, _ name: String) throws {
    for (value, near) in [(0.0, 0.0005), (5, 4.9995)] {
      let (one, other) = (Grid(drawing, value), Grid(drawing, near))
      let off = zip(one.colors, other.colors).filter { $0.distance(to: $1) > 96 }.count
      // Points on an edge may be on either side of it.
      #expect(off <= 6, "\(off) of \(one.colors.count) points of \(name) at \(value)")
    }
  }

  /// The colours of a drawing at points of a grid, without the ends and corners of lines.
  private struct Grid {
    private(set) var colors: [SRGBColor] = []

    init(_ drawing: Drawing, _ value: Double) {
      let shapes: [PaintedShape] = Face(value, style: FaceStyle(drawing)).shapes
      let polygons = shapes.map { Self.polygons($0.elements) }
      for y in 0..<60 {
        for x in 0..<60 {
          let point = Point(4 * Double(x) + 2.1, 4 * Double(y) + 2.3)
          var color = SRGBColor(red: 1, green: 1, blue: 1, alpha: 1)
          for (shape, polygons) in zip(shapes, polygons) {
            if let fill = shape.paint.fill,
              shape.paint.winding.fills(
                polygons.reduce(0) { $0 + $1.points.winding(around: point) })
            {
              color = color.under(fill)
            }
            if let line = shape.paint.stroke,
              polygons.contains(where: { $0.distance(to: point) <= line.width / 2 })
            {
              color = color.under(line.brush)
            }
          }
          colors.append(color)
        }
      }
    }

    private static func polygons(_ elements: [PathElement]) -> [Polygon] {
      var polygons: [Polygon] = []
      for element in elements {
        let last = polygons.count - 1
        switch element {
        case .move(let point): polygons.append(Polygon(points: [point]))
        case .line(let point): polygons[last].points.append(point)
        case .curve(let end, let control1, let control2):
          let curve = Cubic(
            start: polygons[last].points.last!, control1: control1, control2: control2, end: end)
          polygons[last].points += (1...16).map { curve.point(at: Double($0) / 16) }
        case .close: polygons[last].isClosed = true
        }
      }
      return polygons
    }
  }

  private struct Polygon {
    var points: [Point]
    var isClosed = false

    /// The distance of a point from the edges.
    func distance(to point: Point) -> Double {
      var least = (points[0] - point).length
      let ends =
        zip(points, points.dropFirst()) + (isClosed ? [(points[points.count - 1], points[0])] : [])
      for (from, to) in ends {
        let way = to - from
        let part = way.squaredLength > 0 ? (point - from).dot(way) / way.squaredLength : 0
        least = min(least, (lerp(from, to, part.clamped(to: 0...1)) - point).length)
      }
      return least
    }
  }
}

extension SRGBColor {
  /// The colour with a brush over it; a gradient counts as its fallback.
  fileprivate func under(_ brush: Brush) -> SRGBColor {
    let color: SRGBColor
    switch brush {
    case .color(let given): color = given
    case .gradient(let gradient): color = gradient.fallback
    default: color = SRGBColor(red: 0, green: 0, blue: 0, alpha: 1)
    }
    let alpha = color.alpha
    return SRGBColor(
      red: lerp(red, color.red, alpha), green: lerp(green, color.green, alpha),
      blue: lerp(blue, color.blue, alpha), alpha: 1)
  }

  /// The largest difference of a channel, of 255.
  fileprivate func distance(to other: SRGBColor) -> Double {
    255 * max(abs(red - other.red), abs(green - other.green), abs(blue - other.blue))
  }
}
