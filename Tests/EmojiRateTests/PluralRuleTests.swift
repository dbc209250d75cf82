import Testing

@testable import EmojiRate

/// All categories from 0 to 100, and of decimals, are held against CLDR's own data in Tests/Rendering.
@Suite("PluralRule")
struct PluralRuleTests {
  @Test(
    "Numbers have the categories of CLDR's samples",
    arguments: [
      (.none, "0 other; 1 other; 0.5 other"),
      (.one, "0 other; 1 one; 2 other; 1.01 other; 0.5 other; 21 other"),
      (.danish, "0 other; 1 one; 0.1 one; 1.6 one; 2 other; 2.1 other"),
      (.belowTwo, "0 one; 0.5 one; 1 one; 1.99 one; 2 other"),
      (.hebrew, "0 other; 0.05 one; 1 one; 1.2 other; 2 other"),
      (.czech, "0 other; 1 one; 2 few; 4 few; 5 other; 22 other; 0.5 many; 10.01 many"),
      (
        .polish,
        "0 many; 1 one; 2 few; 5 many; 12 many; 14 many; 21 many; 22 few; 101 many; 1.5 other"
      ),
      (
        .eastSlavic,
        "0 many; 1 one; 3 few; 5 many; 11 many; 13 many; 21 one; 24 few; 25 many; 1.5 other"
      ),
      (.romanian, "0 few; 1 one; 2 few; 19 few; 20 other; 100 other; 101 few; 119 few; 1.5 few"),
      (
        .arabic,
        "0 zero; 1 one; 2 two; 3 few; 10 few; 11 many; 99 many; 100 other; 101 other; 102 other; 103 few; 1.5 other"
      ),
    ] as [(PluralRule, String)])
  func samples(rule: PluralRule, samples: String) throws {
    for sample in samples.split(separator: "; ") {
      let words = sample.split(separator: " ")
      let hundredths = UInt64((try #require(Double(words[0])) * 100).rounded())
      #expect("\(rule.category(hundredths: hundredths))" == words[1], "\(sample)")
    }
  }
}
