@testable import EmojiRate

/// One kind of part of a face, without the rest.
struct FacePart: CanvasPicture {
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

  func draw(on canvas: inout Canvas) {
    let pose = Pose(at: rating.progress, style)
    let (face, frame) = (PosedFace(pose), pose.features)
    for layer in FaceLayer.allCases {
      if layer == .features { canvas.paint(pose.colors.features) }
      if layer == .classicMouth, kind != .brows { canvas.paint(pose.colors.lines) }
      switch kind {
      case .eyes: style.eyes.draw(layer, pose, in: frame, on: &canvas)
      case .brows: face.brows.draw(layer, pose, on: &canvas)
      case .mouth: style.mouth.draw(layer, pose, in: frame, on: &canvas)
      case .extras:
        for extra in style.extras.each where extra.layer == layer {
          face.draw(extra, pose, on: &canvas)
        }
      }
    }
  }

  /// The points that it is drawn with, each with half of its line's width.
  var points: [(point: Point, outset: Double)] {
    shapes.flatMap { shape in
      shape.elements.flatMap(\.points).map { ($0, (shape.paint.stroke?.width ?? 0) / 2) }
    }
  }

  /// How far this is from another part, edge to edge; negative where they touch.
  func clearance(from other: FacePart) -> Double {
    var least = Double.infinity
    for shape in shapes {
      let spots = shape.elements.spots
      for otherShape in other.shapes {
        let lines = ((shape.paint.stroke?.width ?? 0) + (otherShape.paint.stroke?.width ?? 0)) / 2
        for otherSpot in otherShape.elements.spots {
          for spot in spots { least = min(least, spot.distance(to: otherSpot) - lines) }
        }
      }
    }
    return least
  }
}

extension Point {
  func distance(to other: Point) -> Double { (self - other).length }
}
