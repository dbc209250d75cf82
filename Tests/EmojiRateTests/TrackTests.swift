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

  @Test("Keeps the ends alone of values that are equal")
  func runs() {
    var track = Track<Int>()
    for (index, value) in [7, 7, 7, 8, 7, 7, 7, 7, 9].enumerated() {
      track.append(value, at: Double(index))
    }
    #expect(track.values == [7, 7, 8, 7, 7, 9])
    #expect(track.parts == [0, 2, 3, 4, 7, 8])
    #expect(track.map { $0 > 7 }.values == [false, false, true, false, false, true])
  }

  @Test("A straight line needs its ends alone, and nothing but one where nothing changes")
  func line() {
    #expect(keyframes { [100 * $0, 7 - 3 * $0] } == [0, 1])
    #expect(keyframes { _ in [7] } == [0, 1])
    var track = Track<Int>()
    track.append(7, at: 0)
    #expect(track.keyframes { [Double($0)] }.map(\.part) == [0])
  }

  @Test("A bend needs one more, where it is")
  func bend() {
    #expect(keyframes { [100 * max($0 - 0.25, 0), 0] } == [0, 0.25, 1])
  }

  @Test("A jump needs both of its sides")
  func jump() {
    let distance = MotionFormat.sampleDistance
    #expect(keyframes { [$0 < 0.5 ? 0 : 100] } == [0, 0.5 - distance, 0.5, 1])
    #expect(keyframes { $0 < 0.5 ? [100 * $0] : [] } == [0, 0.5 - distance, 0.5, 1])
    #expect(keyframes { $0 < 0.5 ? [] : [100 * $0] } == [0, 0.5 - distance, 0.5, 1])
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
