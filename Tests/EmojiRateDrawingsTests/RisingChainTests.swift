import Testing

@testable import EmojiRate
@testable import EmojiRateDrawings

@Suite
struct RisingChainTests {
  @Test("pairs so that both indices grow and the sum is the greatest")
  func chain() {
    let scores = [[1.0, 5, 0], [4, 1, 1], [0, 0, 3]]
    #expect(risingChain(3, 3) { scores[$0][$1] }.map { [$0.0, $0.1] } == [[0, 1], [2, 2]])
    #expect(risingChain(2, 2) { _, _ in nil }.isEmpty)
    #expect(risingChain(0, 3) { _, _ in 1 }.isEmpty)
    #expect(risingChain(3000, 3000) { _, _ in 1 }.isEmpty)
  }

  @Test("finds the first that no other undercuts by more than a millionth")
  func least() {
    #expect([3, 1 + 5e-7, 1, 2].leastIndex == 1)
    #expect([Double]().leastIndex == nil)
  }
}
