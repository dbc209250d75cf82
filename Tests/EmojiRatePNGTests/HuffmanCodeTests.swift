import EmojiRate
import Testing

@testable import EmojiRatePNG

@Suite("Huffman codes")
struct HuffmanCodeTests {
  /// The sum of 2 to the power of minus the lengths: 1 for a code without gaps.
  private static func kraft(_ lengths: [Int]) -> Double {
    lengths.reduce(0) { $0 + ($1 > 0 ? 1 / Double(1 << $1) : 0) }
  }

  @Test("Frequent symbols have short words")
  func lengths() {
    #expect(HuffmanCode([5, 0, 1, 2, 1], longest: 15).lengths == [1, 0, 3, 2, 3])
    #expect(HuffmanCode([0, 3], longest: 15).lengths == [0, 1])
    #expect(HuffmanCode([0, 0], longest: 15).lengths == [0, 0])
  }

  @Test("No word is longer than the limit, and the code has no gaps", arguments: [7, 15])
  func limit(longest: Int) {
    // Fibonacci's numbers give the longest words.
    var counts = [1, 1]
    while counts.count < 30 { counts.append(counts[counts.count - 1] + counts[counts.count - 2]) }
    let lengths = HuffmanCode(counts, longest: longest).lengths
    #expect(lengths.max()! == longest)
    #expect(Self.kraft(lengths) == 1)
  }
}
