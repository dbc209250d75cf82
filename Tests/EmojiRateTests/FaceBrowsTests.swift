import Testing

@testable import EmojiRate

@Suite("FaceBrows")
struct FaceBrowsTests {
  private func style(_ brows: FaceBrows, _ expression: FaceExpression = .furious) -> FaceStyle {
    var style = FaceStyle(eyes: .dot, expression)
    style.brows = brows
    return style
  }

  private func width(_ brows: FaceBrows, at progress: Double) -> Double {
    let ink = Ink(.brows, style(brows), at: progress)
    return 2 * (ink.spots.map(\.radius).max() ?? 0)
  }

  @Test("Brows are as wide as the other lines at the low end, and gone by the middle")
  func automatic() {
    #expect(width(.automatic, at: 0) == 13)
    #expect(width(.automatic, at: 0.4) == 10)
    #expect(width(.automatic, at: 0.5) == 0)
    #expect(width(.automatic, at: 1) == 0)
    var last = 13.0
    for step in 0...50 {
      let width = width(.automatic, at: Double(step) / 100)
      #expect(width <= last)
      last = width
    }
  }

  @Test("Full brows are there at every value", arguments: [0, 0.25, 0.5, 0.75, 1])
  func full(progress: Double) {
    #expect(width(.full, at: progress) >= 9)
  }

  @Test("As wide as the features, brows are a part of them")
  func features() {
    #expect(EmojiRate.Recording(FacePart(.brows, style(.automatic), at: 0)).shapes.count == 1)
    // The paint of the features is the only one that is set.
    #expect(Ink(.brows, style(.automatic), at: 0).paints.count == 2)
    #expect(Ink(.brows, style(.automatic), at: 0.4).paints.count == 3)
  }

  @Test(
    "The classic face's brows touch neither its rim nor its eyes",
    arguments: [FaceBrows.automatic, .full])
  func room(brows: FaceBrows) {
    let style = FaceStyle(.classic) { $0.brows = brows }
    for step in 0...50 {
      let eyes = Ink(.eyes, style, at: Double(step) / 50).spots
      let top = eyes.map { $0.center.y - $0.radius }.min()!
      for spot in Ink(.brows, style, at: Double(step) / 50).spots {
        let (x, y) = (spot.center.x - 120, spot.center.y - 120)
        #expect((x * x + y * y).squareRoot() + spot.radius < 104 - 3)
        #expect(spot.center.y + spot.radius < top - 3)
      }
    }
  }

  @Test("Inner ends are low with anger and high with grief")
  func tilt() {
    func innerEndBelowOuter(_ expression: FaceExpression) -> Double {
      let centers: [Point] = Ink(.brows, style(.automatic, expression), at: 0).spots.map(\.center)
      let left = centers.filter { $0.x < 120 }.sorted { $0.x < $1.x }
      return left[left.count - 1].y - left[0].y
    }
    #expect(innerEndBelowOuter(.furious) > 20)
    #expect(innerEndBelowOuter(.crying) < -20)
  }

  @Test("Brows are 7 units higher over open eyes")
  func lifted() {
    let dot = Pose(at: 0.3, FaceStyle(eyes: .dot))
    let open = Pose(at: 0.3, FaceStyle(eyes: .open))
    #expect(abs(dot.browY - open.browY - 7) < 1e-9)
  }

  @Test(
    "Brows stay on the head, whatever the eyes' size and height",
    arguments: FaceEyes.drawn)
  func inside(eyes: FaceEyes) {
    for expression in [FaceExpression.furious, .crying] {
      var style = FaceStyle(eyes: eyes, expression)
      style.brows = .full
      style.eyePosition = 0.8
      style.eyeWidth = 0.3
      for step in 0...20 {
        let brows = Ink(.brows, style, at: Double(step) / 20)
        #expect(brows.reach(from: Point(120, 120)) < 104, "\(style.summary) at \(step)")
      }
    }
  }
}
