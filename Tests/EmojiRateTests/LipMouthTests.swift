import Testing

@testable import EmojiRate

@Suite("LipMouth")
struct LipMouthTests {
  @Test(
    "Tongue and teeth come and go as nothing",
    arguments: [FaceMouth.automatic, .open], [FaceExpression.furious, .crying])
  func growth(mouth: FaceMouth, expression: FaceExpression) {
    let style = FaceStyle(mouth, expression)
    var last: (tongue: Double, teeth: Double)?
    for step in 0...400 {
      let mouth = MouthAlone(style, at: Double(step) / 400)
      let shapes = EmojiRate.Recording(mouth).shapes
      let (tongue, teeth) = (shapes[1].area, shapes[2].paint.stroke?.width ?? 0)
      #expect(teeth >= 0, "at \(step)/400")
      // An ink fill would be seen where they have come to nothing.
      #expect(shapes[2].paint.fill == nil)
      if let last {
        #expect(abs(tongue - last.tongue) < 40, "at \(step)/400")
        #expect(abs(teeth - last.teeth) <= 1, "at \(step)/400")
      }
      last = (tongue, teeth)
      let paints = Ink(mouth).paints
      if !paints.contains(shapes[1].paint) { #expect(tongue < 3, "at \(step)/400") }
      // What is drawn has whole widths, what is recorded the exact ones.
      let line = shapes[2].paint.stroke
      let isDrawn = paints.contains {
        $0.stroke?.brush == line?.brush && abs(($0.stroke?.width ?? 0) - teeth) <= 0.5
      }
      if !isDrawn {
        #expect(teeth < 1.2, "at \(step)/400")
      }
    }
  }

  @Test("Tongue and teeth stay inside of the lips", arguments: [FaceMouth.automatic, .open])
  func inside(mouth: FaceMouth) {
    for expression in [FaceExpression.furious, .crying] {
      for step in 0...40 {
        let shapes = EmojiRate.Recording(
          MouthAlone(FaceStyle(mouth, expression), at: Double(step) / 40)
        ).shapes
        let lips = Polygon(shapes[0].points)
        for shape in shapes[1...] {
          let radius = (shape.paint.stroke?.width ?? 0) / 2
          for point in shape.points {
            // The line of the lips is seen around what is inside.
            #expect(lips.depth(of: point) - radius > -3, "\(expression) at \(step)/40")
          }
        }
      }
    }
  }

  @Test("A face of lines shows neither tongue nor teeth", arguments: [FacePaint.line, .tint])
  func hollow(paint: FacePaint) {
    for mouth in [FaceMouth.automatic, .open] {
      for step in 0...40 {
        let drawn = MouthAlone(FaceStyle(mouth, .crying, paint), at: Double(step) / 40)
        let shapes = EmojiRate.Recording(drawn).shapes
        #expect(shapes.count == 1)
        #expect(shapes[0].paint.fill == nil)
      }
    }
  }

  @Test(
    "A hollow mouth is open by more than its line",
    arguments: [(.automatic, 0), (.automatic, 4), (.automatic, 5), (.open, 2), (.o, 2.5)]
      as [(FaceMouth, Double)])
  func opening(mouth: FaceMouth, value: Double) {
    let lips = EmojiRate.Recording(
      MouthAlone(FaceStyle(mouth, .furious, .line), at: value / 5)
    ).shapes[0].segments
    func middle(_ lip: Cubic) -> Double { lip.split(at: 0.5).first.end.y }
    #expect(middle(lips[1]) - middle(lips[0]) >= 1.7 * 13)
  }
}

/// A closed outline of straight lines.
private struct Polygon {
  let points: [Point]

  init(_ points: [Point]) { self.points = points }

  /// How deep inside a point is; outside, how far from the outline, negative.
  func depth(of point: Point) -> Double {
    var isInside = false
    var distance = Double.infinity
    for (a, b) in zip(points, points[1...] + points[..<1]) {
      if (a.y > point.y) != (b.y > point.y),
        point.x < (b.x - a.x) * (point.y - a.y) / (b.y - a.y) + a.x
      {
        isInside.toggle()
      }
      let (dx, dy) = (b.x - a.x, b.y - a.y)
      let length = dx * dx + dy * dy
      let along =
        length > 0
        ? min(max(((point.x - a.x) * dx + (point.y - a.y) * dy) / length, 0), 1) : 0
      distance = min(distance, point.distance(to: Point(a.x + along * dx, a.y + along * dy)))
    }
    return isInside ? distance : -distance
  }
}
