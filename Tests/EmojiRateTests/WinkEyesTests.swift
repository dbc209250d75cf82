import Testing

@testable import EmojiRate

@Suite("WinkEyes")
struct WinkEyesTests {
  /// How high each eye is, the left one first.
  private func heights(_ expression: FaceExpression, at progress: Double) -> (Double, Double) {
    let spots = Ink(.eyes, FaceStyle(eyes: .wink, expression, .line), at: progress).spots
    func height(_ isEye: (Point) -> Bool) -> Double {
      let all = spots.map(\.center).filter(isEye).map(\.y)
      return (all.max() ?? 0) - (all.min() ?? 0)
    }
    return (height { $0.x < 120 }, height { $0.x > 120 })
  }

  @Test("The left eye is a line", arguments: [0, 0.3, 0.5, 0.8, 1])
  func line(progress: Double) {
    let eyes = EmojiRate.Recording(FacePart(.eyes, FaceStyle(eyes: .wink), at: progress))
    let left = Array(eyes.shapes[0].points.prefix(9))
    let back = Array(eyes.shapes[0].points[9..<18].reversed())
    for (one, other) in zip(left, back) { #expect(one.distance(to: other) < 1e-9) }
  }

  @Test("The right eye stays open where delight shuts eyes", arguments: [0.8, 0.85, 0.95, 1])
  func open(progress: Double) {
    let before = heights(.furious, at: 0.8).1
    #expect(abs(heights(.furious, at: progress).1 - before) < 1e-9)
    #expect(before > 25)
  }

  @Test("The shut eye hangs inwards with anger and outwards with grief")
  func temper() {
    func slope(_ expression: FaceExpression) -> Double {
      let points = EmojiRate.Recording(FacePart(.eyes, FaceStyle(eyes: .wink, expression), at: 0))
        .shapes[0].points
      return points[8].y - points[0].y
    }
    #expect(slope(.furious) > 5)
    #expect(slope(.crying) < -5)
  }
}
