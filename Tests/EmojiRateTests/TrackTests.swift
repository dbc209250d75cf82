import Testing

@testable import EmojiRate

@Suite("Track")
struct TrackTests {
  private func track(_ numbers: (Double) -> [Double]) -> Track<[Double]> {
    var track = Track<[Double]>()
    for part in stride(from: 0, through: 1, by: MotionFormat.sampleDistance) {
      track.append(numbers(part), at: part)
    }
    return track
  }

  private func keyframes(_ numbers: (Double) -> [Double]) -> [Double] {
    track(numbers).keyframes { $0 }.map(\.part)
  }

  @Test("A curve needs few, and is nowhere off by more than is allowed", arguments: [0.5, 1, 4])
  func curve(tolerance: Double) {
    func exact(_ part: Double) -> [Double] {
      [100 * part * part, 50 * (1 - part) * part].map { $0 / tolerance }
    }
    let frames = keyframes(exact)
    #expect(frames.first == 0)
    #expect(frames.last == 1)
    #expect(frames == frames.sorted())
    // Of n chords of a parabola of height h, each is off by h n⁻²/4; halving takes up to twice as many.
    #expect(Double(frames.count) <= 1 + 2 * (100 / 4 / tolerance).squareRoot())
    for step in 0...1000 {
      let part = Double(step) / 1000
      let index = max(frames.firstIndex { $0 >= part } ?? 0, 1)
      let (low, high) = (frames[index - 1], frames[index])
      for number in 0..<2 {
        let (one, other) = (exact(low)[number], exact(high)[number])
        let between = one + (other - one) * (part - low) / (high - low)
        #expect(abs(between - exact(part)[number]) < 1.01)
      }
    }
  }
}
