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
      (128_999, "128k"), (999_999, "999k"), (1_000_000, "1M"), (8_499_999, "8.4M"),
      (4_999_999_995, "4,999M"), (20_999_999_979, "20,999M"),
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
  }

  @Test("Every language's percent, marks and phrases are there")
  func rows() {
    for language in Language.allCases {
      let format = NumberFormat(language)
      #expect(["62%", "62 %", "%62"].contains(format.percent(62).string))
      for mark in [NumberFormat.Mark.comma, .stop, .colon] {
        #expect(!format.mark(mark).isEmpty)
      }
      for number in Int64(1)...200 {
        let phrase = String(decoding: format.ratings(number), as: UTF8.self)
        // One and two can be words.
        #expect(phrase.contains("#") || number < 3, "\(language) \(number)")
        #expect(!phrase.contains("|"))
      }
    }
    #expect(NumberFormat(.turkish).percent(1, sign: UInt8(ascii: "<")).string == "<%1")
  }

  @Test(
    "Polish and Arabic count as they do",
    arguments: [
      ("pl", "1:# ocena 2:# oceny 5:# ocen 22:# oceny 112:# ocen"),
      ("ar", "1:تقييم واحد 2:تقييمان 3:# تقييمات 11:# تقييمًا 100:# تقييم"),
      ("fi", "1:# arvio 2:# arviota"), ("ro", "1:# evaluare 2:# evaluări 20:# de evaluări"),
    ])
  func plurals(tag: String, phrases: String) throws {
    let format = NumberFormat(try #require(Language(tag)))
    for part in phrases.split(separator: /\s(?=\d)/) {
      let (number, phrase) = (part.prefix { $0 != ":" }, part.drop { $0 != ":" }.dropFirst())
      #expect(String(decoding: format.ratings(Int64(number)!), as: UTF8.self) == phrase)
    }
  }
}
