import EmojiRate

/// Reads the value that a column of counts has in its title, such as `5 stars`, `five` or `★★★★★`.
enum ValueTitle {
  /// The words for 0 to 10 in languages that spell titles out.
  private static let numbers = [
    "zero null zéro cero nul", "one eins ein un une uno een um", "two zwei deux dos due twee dois",
    "three drei trois tres tre drie três", "four vier quatre cuatro quattro quatro",
    "five fünf fuenf cinq cinco cinque vijf", "six sechs seis sei zes",
    "seven sieben sept siete sette zeven sete", "eight acht huit ocho otto oito",
    "nine neun neuf nueve nove negen", "ten zehn dix diez dieci tien dez",
  ]

  /// The value; nil if the title has none or several.
  ///
  /// - Parameter words: The words for values, lowest first.
  static func value(of title: String, _ words: [String], on scale: Rating) -> Double? {
    let lowered = title.lowercased()
    if words.contains(where: { $0.lowercased() == lowered }) {
      return RatingLiteral(title, words: words)?.value(on: scale)
    }
    if title.utf8.contains(where: { (0x30...0x39).contains($0) }) { return onlyNumber(in: title) }
    if let stars = RatingLiteral(title) { return stars.value(on: scale) }
    let named = lowered.unicodeScalars
      .split { !("a"..."z").contains($0) && $0.value < 0xC0 }
      .compactMap { word in
        numbers.firstIndex { $0.split(separator: " ").contains(Substring(word)) }
      }
    return named.count == 1 ? Double(named[0]) : nil
  }

  /// The only number in a title such as `5 stars`; nil if there are none or several.
  private static func onlyNumber(in title: String) -> Double? {
    let point = UInt8(ascii: ".")
    let runs = title.utf8.split { !(0x30...0x39).contains($0) && $0 != point }
      .map { run in run.drop { $0 == point } }
      .filter { !$0.isEmpty }
    guard runs.count == 1 else { return nil }
    let end = runs[0].last == point ? runs[0].dropLast() : runs[0]
    return NumberParameter.decimal(String(decoding: end, as: UTF8.self))
  }
}
