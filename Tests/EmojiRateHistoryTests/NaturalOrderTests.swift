import EmojiRate
import Testing

@testable import EmojiRateHistory

@Suite("NaturalOrder")
struct NaturalOrderTests {
  @Test(
    "Digits count as numbers, and come before other characters",
    arguments: [
      ["1.9", "1.10", "2.0", "2.0.1", "10.0"],
      ["v2", "v10", "v10b"],
      ["2025-Q1", "2025-Q2", "2025-Q10"],
      ["", "1", "a", "a1", "aa", "b"],
      ["7", "007a", "8"],
      ["99999999999999999998", "99999999999999999999", "100000000000000000000"],
    ])
  func order(labels: [String]) {
    #expect(labels.reversed().sorted { NaturalOrder($0) < NaturalOrder($1) } == labels)
  }

  @Test("A text of a million characters is compared", arguments: ["a", "1", "a1"])
  func long(part: String) {
    let text = String(repeating: part, count: 1_000_000 / part.utf8.count)
    #expect(NaturalOrder(text) < NaturalOrder(text + "b"))
  }

  @Test("Leading zeros decide only between equal numbers")
  func zeros() {
    #expect(NaturalOrder("01") < NaturalOrder("1"))
    #expect(NaturalOrder("01") < NaturalOrder("2"))
    #expect(!(NaturalOrder("1") < NaturalOrder("1")))
  }

  @Test(
    "Versions are in order, a pre-release before its release, and names behind them as they came",
    arguments: [
      [
        "1.10.0-rc.1", "1.10.0-rc.2", "1.10.0", "v1.11.0-beta", "v1.11.0", "2.0-beta", "2.0", "v3",
        "v10",
      ],
      ["1.0a1", "1.0b2", "1.0rc1", "1.0", "1.0.1"], ["2.0.dev3", "2.0"],
      ["1.0.2", "1.0.2a", "1.0.3"],
      ["9", "10", "Jan 2025", "Feb 2025", "Dec 2024"], ["<18", "≥ 60"], ["18-24", "25-30"],
      ["9/2024", "10/2024", "1/2025"], ["09.2024", "10.2024", "01.2025"], ["36/2024", "1/2025"],
      ["2.9.", "10.9.", "1.10."], ["1.9 beta", "1.9", "2.0 (beta)", "2.0", "2.0 Ibex"],
      ["-10", "-2", "−1", "0", "+1", "2"], ["v", "version 2", "V"], ["март", "август"],
    ])
  func labels(labels: [String]) {
    let isName = { LabelOrder($0, place: 0).isName }
    let given = labels.filter { !isName($0) }.reversed() + labels.filter(isName)
    let one = RatingCounts(counts: [0, 0, 0, 0, 1])
    #expect(RatingHistory(labels: given.map { ($0, one) }).names == labels)
  }

  @Test("Words behind the same number keep their order, and the number itself comes before them")
  func words() {
    let one = RatingCounts(counts: [0, 0, 0, 0, 1])
    let labels = ["2025 Spring", "2024 Spring", "2024 Summer", "2024 Autumn", "2024"]
    #expect(
      RatingHistory(labels: labels.map { ($0, one) }).names
        == ["2024", "2024 Spring", "2024 Summer", "2024 Autumn", "2025 Spring"])
  }
}
