import Testing

@testable import EmojiRateCommand

@Suite("Cores")
struct CoresTests {
  @Test(
    "Large PNG files are drawn one after another, because each takes nine bytes a pixel",
    arguments: [
      ([48, 48, 48], 2, 2), ([48], 8, 1), ([], 8, 0), ([2048, 48, 48, 48, 48], 8, 4),
      ([4096, 4096], 8, 1), ([9000, 9000], 8, 1), ([3000, 3000], 8, 1), ([2896, 2896], 8, 2),
    ] as [([Double], Int, Int)])
  func threads(sides: [Double], cores: Int, expected: Int) {
    #expect(Cores.threadCount(for: sides.map { $0 * $0 }, cores: cores) == expected)
  }
}
