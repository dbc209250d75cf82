import Testing

@testable import EmojiRate

@Suite("Ease")
struct EaseTests {
  @Test("Is the curve of Easing")
  func easing() {
    for step in 0...1000 {
      let part = Double(step) / 1000
      let time = Ease.time(at: Ease.parameter(of: part))
      #expect(abs(Easing.progress(at: time, of: 1) - part) < 2e-6)
    }
  }

  @Test("Keeps its ends")
  func ends() {
    #expect(Ease.parameter(of: 0) == 0)
    #expect(Ease.parameter(of: 1) == 1)
    #expect(Ease.time(at: 0) == 0)
    #expect(Ease.time(at: 1) == 1)
  }

  @Test("The whole of it has its own control points")
  func whole() {
    let piece = Ease.piece(from: 0, to: 1)
    #expect(piece == (0.42, 0, 0.58, 1))
  }

  @Test("A piece goes where the curve goes", arguments: [(0.0, 0.3), (0.2, 0.9), (0.5, 0.51)])
  func piece(start: Double, end: Double) {
    let piece = Ease.piece(from: start, to: end)
    func y(_ u: Double) -> Double { 3 * u * u - 2 * u * u * u }
    func bezier(_ u: Double, _ first: Double, _ second: Double) -> Double {
      3 * (1 - u) * (1 - u) * u * first + 3 * (1 - u) * u * u * second + u * u * u
    }
    let (startTime, endTime) = (Ease.time(at: start), Ease.time(at: end))
    for step in 0...50 {
      let u = Double(step) / 50
      let time = startTime + (endTime - startTime) * bezier(u, piece.x1, piece.x2)
      let part = y(start) + (y(end) - y(start)) * bezier(u, piece.y1, piece.y2)
      #expect(abs(Easing.progress(at: time, of: 1) - part) < 2e-6)
    }
  }

  @Test("Has control points that keySplines allows")
  func limits() {
    var random = SplitMix64(seed: 7)
    for _ in 0..<1000 {
      let (one, other) = (random.double(), random.double())
      let piece = Ease.piece(from: min(one, other), to: max(one, other))
      for number in [piece.x1, piece.y1, piece.x2, piece.y2] {
        #expect((-1e-9...1 + 1e-9).contains(number))
      }
    }
  }

  @Test("Is a straight line between two places that are one")
  func nothing() {
    #expect(Ease.piece(from: 0.3, to: 0.3) == (0, 0, 1, 1))
  }
}
