import Testing

@testable import EmojiRate

@Suite("DigitText")
struct DigitTextTests {
  /// The box of a text's lines, drawn at (0, 0): points on its curves, and half of the line around.
  private func box(_ text: DigitText) -> (low: Point, high: Point) {
    let half = text.lineWidth / 2
    let points = drawnElements { text.draw(at: Point(0, 0), into: &$0) }.spots
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    return (Point(xs.min()! - half, ys.min()! - half), Point(xs.max()! + half, ys.max()! + half))
  }

  @Test("What is drawn of a digit fills its frame at any weight", arguments: [1, 1.25])
  func frames(weight: Double) {
    for digit in "0123456789kM+-<>" {
      let text = DigitText(String(digit), height: 44, weight: weight)
      let (low, high) = box(text)
      #expect(low.x > -0.5 && high.x < text.width + 0.5, "\(digit)")
      #expect(low.y > -0.5 && high.y < 44.5, "\(digit)")
      // A 1 and a 7 leave room at a side; they stand in the middle of it.
      #expect(high.x - low.x > text.width * 0.4, "\(digit)")
    }
  }

  @Test("Characters after the 32nd are left out")
  func limit() {
    #expect(
      DigitText(String(repeating: "1", count: 40), height: 10).width
        == DigitText(String(repeating: "1", count: 32), height: 10).width)
  }
}
