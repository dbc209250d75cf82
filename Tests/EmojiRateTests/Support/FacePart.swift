@testable import EmojiRate

/// One kind of part of a face, without the rest.
struct FacePart: Picture {
  enum Kind { case eyes, brows, mouth, extras }

  var kind: Kind
  var rating: Rating
  var style: FaceStyle
  var canvasSize = Size(width: Face.side, height: Face.side)

  init(_ kind: Kind, _ style: FaceStyle, at progress: Double) {
    self.kind = kind
    self.style = style
    rating = Rating(5 * progress)
  }

  var basePaint: Paint { FaceColors.base(style, Moment(rating.progress)) }

  func draw<Target: Canvas>(on canvas: inout Target) {
    let face = PosedFace(style, at: rating.progress)
    let (frame, colors) = (face.pose.features, face.pose.colors)
    for layer in FaceLayer.allCases {
      if layer == .features { canvas.paint(colors.features) }
      if layer == .lines, kind != .brows { canvas.paint(colors.lines) }
      switch kind {
      case .eyes: face.eyes.draw(layer, in: frame, colors, on: &canvas)
      case .brows: face.brows.draw(layer, in: frame, colors, on: &canvas)
      case .mouth: face.mouth.draw(layer, in: frame, colors, on: &canvas)
      case .extras: style.extras.forEach { if $0.layer == layer { face.draw($0, on: &canvas) } }
      }
    }
  }
}

extension FaceEyes {
  /// All that are drawn.
  static let drawn = allCases.filter { $0 != .none }

  /// All that are drawn, with either expression, in areas and in lines.
  static let styles = drawn.flatMap { eyes in
    [FaceExpression.furious, .crying].flatMap { expression in
      [FacePaint.solid, .line].map { FaceStyle(eyes: eyes, expression, $0) }
    }
  }
}

extension FaceStyle {
  /// A round face with eyes, an expression and a paint.
  init(
    eyes: FaceEyes, _ expression: FaceExpression = .furious, _ paint: FacePaint = .solid
  ) {
    self.init(.sunny)
    self.eyes = eyes
    self.expression = expression
    self.paint = paint
  }

  /// What of the style can be seen in the failure of a test.
  var summary: String { "\(eyes) \(expression) \(paint)" }
}

extension EmojiRate.Recording.Shape {
  /// The points that the path is made of, those beside its curves included; a circle's is its middle.
  var controlPoints: [Point] {
    if verbs.isEmpty { return [Point(coordinates[0], coordinates[1])] }
    return stride(from: 0, to: coordinates.count, by: 2)
      .map { Point(coordinates[$0], coordinates[$0 + 1]) }
  }
}

extension Ink {
  /// What a kind of part draws.
  init(_ kind: FacePart.Kind, _ style: FaceStyle, at progress: Double) {
    self.init(FacePart(kind, style, at: progress))
  }
}
