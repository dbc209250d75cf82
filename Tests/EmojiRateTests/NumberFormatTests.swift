import Testing

@testable import EmojiRate

extension InlineText {
  /// The text, for comparing.
  var string: String {
    String(decoding: (0..<count).map { self[$0] }, as: UTF8.self)
  }
}

@Suite("NumberFormat")
struct NumberFormatTests {
  @Test(
    "Numbers are grouped as the language does it",
    arguments: [
      ("en", "999 1,284 12,345 1,382,636 20,999,999,979"),
      ("de", "999 1.284 12.345 1.382.636 20.999.999.979"),
      ("es", "999 1284 12.345 1.382.636 20.999.999.979"),
      ("it", "999 1284 12.345 1.382.636 20.999.999.979"),
      ("hi", "999 1,284 12,345 13,82,636 20,99,99,99,979"),
      ("bn", "999 1,284 12,345 13,82,636 20,99,99,99,979"),
      ("fr", "999 1_284 12_345 1_382_636 20_999_999_979"),
      ("pl", "999 1284 12_345 1_382_636 20_999_999_979"),
    ])
  func grouped(tag: String, texts: String) throws {
    let format = NumberFormat(try #require(Language(tag)))
    let written = [999, 1284, 12_345, 1_382_636, 20_999_999_979].map {
      format.grouped($0).string.replacing(" ", with: "_")
    }
    #expect(written.joined(separator: " ") == texts)
  }

  @Test(
    "The short form never says more than there are",
    arguments: [
      (0, "0"), (999, "999"), (1000, "1k"), (1099, "1k"), (1100, "1.1k"), (12_899, "12.8k"),
      (99_999, "99.9k"), (100_199, "100k"), (128_999, "128k"), (999_999, "999k"),
      (1_000_000, "1M"), (8_499_999, "8.4M"), (4_999_999_995, "4,999M"),
      (20_999_999_979, "20,999M"),
    ] as [(Int64, String)])
  func short(number: Int64, text: String) {
    #expect(NumberFormat(.english).short(number).string == text)
  }

  @Test("A value has the decimals it needs, a mean always one, and a signed one its sign")
  func decimals() {
    let (english, german) = (NumberFormat(.english), NumberFormat(.german))
    #expect(english.value(hundredths: 500, isSigned: false).string == "5")
    #expect(english.value(hundredths: 350, isSigned: false).string == "3.5")
    #expect(german.value(hundredths: -5, isSigned: true).string == "-0,05")
    #expect(german.value(hundredths: 205, isSigned: true).string == "+2,05")
    #expect(german.value(hundredths: 0, isSigned: true).string == "0")
    #expect(english.mean(tenths: 40, isSigned: false).string == "4.0")
    #expect(german.mean(tenths: -4, isSigned: true).string == "-0,4")
    #expect(NumberFormat(.turkish).percent(1, sign: UInt8(ascii: "<")).string == "<%1")
  }
}

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

@Suite("LanguageRow")
struct LanguageRowTests {
  @Test("Every row is whole, fits the room that is reserved, and needs no escaping")
  func rows() {
    for language in Language.allCases {
      let row = language.row
      #expect(language.notRated.count <= RatingSentence.capacity)
      for unit in [RatingUnit.number, .stars, .hearts] {
        // No rule of plurals asks for a decimal and for more than one digit before it.
        for hundredths in Array(UInt64(0)...1100) + stride(from: 1200, through: 10_000, by: 100) {
          let phrase = row.form(of: unit, hundredths: hundredths)
          let (values, maxima) = (
            phrase.count { $0 == UInt8(ascii: "#") }, phrase.count { $0 == UInt8(ascii: "%") }
          )
          guard phrase.count <= LanguageRow.capacity, maxima == 1,
            // One and two can be words.
            values == 1 || values == 0 && (hundredths == 100 || hundredths == 200),
            phrase.allSatisfy({ !"<>&\"|;{}".utf8.contains($0) })
          else {
            Issue.record("\(language): \(String(decoding: phrase, as: UTF8.self))")
            break
          }
        }
      }
    }
  }
}

@Suite("InlineText")
struct InlineTextTests {
  @Test("A number is written whole, in groups of the size that is asked for")
  func numbers() {
    func text(_ number: Int64, _ groupSize: Int) -> String {
      var text = InlineText()
      text.append(number, separator: UInt8(ascii: ","), groupSize: groupSize)
      return text.string
    }
    #expect(text(0, 3) == "0" && text(100, 3) == "100" && text(1000, 3) == "1,000")
    #expect(text(1_234_567, 3) == "1,234,567" && text(1_234_567, 2) == "12,34,567")
    #expect(text(.max, 3) == "9,223,372,036,854,775,807")
  }

  @Test("What does not fit is left out")
  func overflow() {
    var text = InlineText()
    text.append("0123456789012345678901234567890123456789")
    #expect(text.count == 32 && text.string.hasSuffix("901"))
  }
}
