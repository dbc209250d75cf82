import Testing

@testable import EmojiRate
@testable import EmojiRateTestSupport

@Suite("CutSink")
struct CutSinkTests {
  private func cut(_ elements: [PathElement], at x: Double) -> [PathElement] {
    drawnElements {
      $0.cut(leftOf: x) { sink in
        for element in elements { sink.draw(element) }
      }
    }
  }

  private let square: [PathElement] = [
    .move(to: Point(0, 0)), .line(to: Point(4, 0)), .line(to: Point(4, 4)), .line(to: Point(0, 4)),
    .close,
  ]

  @Test("What is left of the line passes as it is, and what is right of it not at all")
  func beside() {
    #expect(cut(square, at: 4) == square)
    #expect(cut(square, at: 9) == square)
    #expect(cut(square, at: -1) == [])
  }

  @Test(
    "Random outlines are cut as they were: closed, left of the line, no segment without a length")
  func random() throws {
    var (random, lines) = (SplitMix64(seed: 31), "")
    for group in 0..<20 {
      var digest = FNV1a()
      for _ in 0..<40 {
        let outline = outline(&random)
        let ends = outline.compactMap(\.points.last)
        // An end is where the cut is hardest.
        let x =
          random.oneIn(2) ? ends[random.integer(0...ends.count - 1)].x : random.double(-1...11)
        let part = cut(outline, at: x)
        #expect(isWellFormed(part, leftOf: x), "at \(x) of \(outline)")
        for point in part.flatMap(\.points) {
          digest.add("\(Int((point.x * 1e6).rounded())) \(Int((point.y * 1e6).rounded())) ")
        }
      }
      lines += "cuts \(group) \(digest.hexadecimal)\n"
    }
    try expectSnapshot(lines: lines, "cuts")
  }

  private func isWellFormed(_ elements: [PathElement], leftOf x: Double) -> Bool {
    guard let first = elements.first, case .move = first, elements.last == .close else {
      return elements.isEmpty
    }
    guard elements.flatMap(\.points).allSatisfy({ $0.x <= x + 1e-9 }) else { return false }
    return zip(elements, elements.dropFirst()).allSatisfy { element, next in
      if case .move = next { return element == .close }
      guard let start = element.points.last, let end = next.points.last else { return true }
      return start != end && end.x <= x
    }
  }

  /// One to three closed outlines of lines, and of curves whose x only grows or only falls.
  private func outline(_ random: inout SplitMix64) -> [PathElement] {
    var elements: [PathElement] = []
    func point() -> Point { Point(random.double(0...10), random.double(0...10)) }
    for _ in 1...random.integer(1...3) {
      var current = point()
      elements.append(.move(to: current))
      for _ in 1...random.integer(2...9) {
        let end = point()
        if random.oneIn(2) {
          elements.append(.line(to: end))
        } else {
          let parts = [random.double(), random.double()].sorted()
          let (x1, x2) = (lerp(current.x, end.x, parts[0]), lerp(current.x, end.x, parts[1]))
          elements.append(
            .curve(to: end, control1: Point(x1, point().y), control2: Point(x2, point().y)))
        }
        current = end
      }
      elements.append(.close)
    }
    return elements
  }
}

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
