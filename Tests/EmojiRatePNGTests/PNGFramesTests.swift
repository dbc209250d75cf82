import EmojiRate
import Testing

@testable import EmojiRatePNG

@Suite("PNG frames")
struct PNGFramesTests {
  // Tests/Rendering shows that the frames together are the last picture.
  private static func delays(_ file: [UInt8]) -> [Int] {
    chunks(of: file).filter { $0.type == "fcTL" }.map { number($0.content[20..<22]) }
  }

  @Test("Repeats are counted, and rest a second at the end", arguments: [1, 3, nil])
  func repeats(count: Int?) throws {
    let animation = RatingAnimation(from: 1, repeatCount: count)
    let file = try Face(4).png(size: .width(48), animation: animation)
    // A quarter of a second, and the end.
    #expect(Self.delays(file) == Array(repeating: 1, count: 8) + [count == 1 ? 1 : 30])
    let control = chunks(of: file).first { $0.type == "acTL" }
    #expect(control?.content == PNGFile.numbers(9, count ?? 0))
  }

  @Test("Equal frames are one that stays longer, and no motion is a still file")
  func still() throws {
    let same = try Face(4).png(size: .width(48), animation: RatingAnimation(from: 4))
    #expect(same == (try Face(4).png(size: .width(48))))
    let slow = RatingAnimation(from: 3.999, duration: 2)
    let delays = Self.delays(try Face(4).png(size: .width(48), animation: slow))
    #expect(delays.isEmpty || delays.count < 61 && delays.reduce(0, +) == 61)
  }
}
