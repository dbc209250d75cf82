@testable import EmojiRate

/// The mouth of a face, without the face.
struct MouthAlone: Picture, CustomStringConvertible {
  var rating: Rating
  var style: FaceStyle
  var canvasSize = Size(width: Face.side, height: Face.side)

  init(_ style: FaceStyle, at progress: Double) {
    self.style = style
    rating = Rating(5 * progress)
  }

  var pose: Pose { Pose(at: rating.progress, style) }

  var basePaint: Paint { pose.colors.base }

  func draw<Target: Canvas>(on canvas: inout Target) {
    let pose = pose
    let mouth = Mouth(style, pose, Moment(rating.progress))
    for layer in FaceLayer.allCases {
      if layer == .features { canvas.paint(pose.colors.features) }
      if layer == .lines, style.mouth == .classic { canvas.paint(pose.colors.lines) }
      mouth.draw(layer, in: pose.features, pose.colors, on: &canvas)
    }
  }

  var description: String { "\(style.mouth) \(style.expression) \(style.paint) at \(rating.value)" }
}

extension FaceStyle {
  /// A round face with a mouth, an expression and a paint.
  init(_ mouth: FaceMouth, _ expression: FaceExpression = .furious, _ paint: FacePaint = .solid) {
    self.init(.sunny)
    self.mouth = mouth
    self.expression = expression
    self.paint = paint
  }
}

extension FaceMouth {
  /// All that are drawn.
  static let drawn = allCases.filter { $0 != .none }

  /// All that are drawn, in every way that changes more than the colour.
  static let styles = drawn.flatMap { mouth in
    [FaceExpression.furious, .crying].flatMap { expression in
      [FacePaint.solid, .line].map { FaceStyle(mouth, expression, $0) }
    }
  }
}

extension Cubic {
  /// Points along the curve, without its start.
  func points(_ count: Int) -> [Point] {
    (1...count).map { split(at: Double($0) / Double(count)).first.end }
  }
}

extension EmojiRate.Recording.Shape {
  /// The curves and lines of the path.
  var segments: [Cubic] {
    var rest = coordinates[...]
    func point() -> Point { Point(rest.removeFirst(), rest.removeFirst()) }
    var current = Point(0, 0)
    var segments: [Cubic] = []
    for verb in verbs {
      switch verb {
      case .move: current = point()
      case .line:
        let end = point()
        segments.append(Cubic(start: current, control1: current, control2: end, end: end))
        current = end
      case .curve:
        let (control1, control2, end) = (point(), point(), point())
        segments.append(Cubic(start: current, control1: control1, control2: control2, end: end))
        current = end
      case .close: break
      }
    }
    return segments
  }

  /// Points along the path: the start of every segment, and those along it.
  var points: [Point] { segments.flatMap { [$0.start] + $0.points(8) } }

  /// The area inside of a path of one outline.
  var area: Double {
    let points = points
    return abs(
      zip(points, points[1...] + points[..<1]).reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y })
      / 2
  }
}
