import EmojiRate

/// A rating as people write it, such as `3.2`, `80%`, `4/5`, `4 out of 5`, `4 stars` or `★★★★☆`.
struct RatingLiteral: Equatable {
  let text: String
  private let form: Form

  private enum Form: Equatable {
    case number(Double)
    /// Hundredths of the maximum.
    case percentage(Double)
    /// A part of the maximum: `4/5`.
    case fraction(Double, of: Double)
    /// A place between the minimum and the maximum, from 0 to 1.
    case place(Double)
  }

  private init(text: String, form: Form) { (self.text, self.form) = (text, form) }

  /// The rating on a scale, which may be outside its limits.
  func value(on scale: Rating) -> Double {
    switch form {
    case .number(let number): number
    case .percentage(let percent) where scale.minimum >= 0: percent / 100 * scale.maximum
    case .percentage, .place: place(on: scale)
    case .fraction(let part, let whole): part / whole * scale.maximum
    }
  }

  /// The value at a place of the scale: 50 % is the middle between the minimum and the maximum.
  func place(on scale: Rating) -> Double {
    let part: Double
    switch form {
    case .percentage(let percent): part = percent / 100
    case .place(let place): part = place
    default: return value(on: scale)
    }
    return scale.minimum + (scale.maximum - scale.minimum) * part
  }

  /// Whether the number is not too large.
  var isFinite: Bool { value(on: Rating(minimum: 0, maximum: 1)).isFinite }
}

extension RatingLiteral {
  /// Reads a text; nil if it is no rating, infinite if the number is too large.
  ///
  /// - Parameter words: The words for values, lowest first, read without case.
  init?(_ text: String, hasDecimalComma: Bool = false, words: [String] = []) {
    // Most ratings are plain numbers.
    if !hasDecimalComma, words.isEmpty, let number = NumberParameter.decimal(text) {
      self.init(text: text, form: .number(number))
      return
    }
    let bare = Self.unwrapped(text)
    let lowered = bare.lowercased()
    if !words.isEmpty,
      let index = words.firstIndex(where: { $0.lowercased().plainEmoji == lowered.plainEmoji })
    {
      let place = words.count > 1 ? Double(index) / Double(words.count - 1) : 1
      self.init(text: text, form: .place(place))
      return
    }
    func number(_ text: some StringProtocol) -> Double? {
      let bytes = Array(Array(text.utf8)[...].trimmed)
      guard hasDecimalComma else {
        return NumberParameter.decimal(String(decoding: bytes, as: UTF8.self))
      }
      guard !bytes.contains(UInt8(ascii: ".")) else { return nil }
      let points = bytes.map { $0 == UInt8(ascii: ",") ? UInt8(ascii: ".") : $0 }
      return NumberParameter.decimal(String(decoding: points, as: UTF8.self))
    }
    guard let form = Self.form(lowered, number) else { return nil }
    self.init(text: text, form: form)
  }

  private static func form(_ text: String, _ number: (Substring) -> Double?) -> Form? {
    if let value = number(text[...]) { return .number(value) }
    if text.hasSuffix("%") { return number(text.dropLast()).map { .percentage($0) } }
    var text = text[...]
    for noun in [" stars", " star", "stars", "star", "★", "⭐", "⭐\u{FE0F}"]
    where text.hasSuffix(noun) {
      if let value = number(text.dropLast(noun.count)) { return .number(value) }
      if noun.utf8.contains(UInt8(ascii: "s")) { text = text.dropLast(noun.count) }
      break
    }
    for sign in ["/", "out of"] {
      guard let parts = text.parts(around: sign) else { continue }
      guard let part = number(parts.0), let whole = number(parts.1), whole > 0 else { return nil }
      return .fraction(part, of: whole)
    }
    return filledStars(text).map { .number($0) }
  }

  /// The number of filled stars in a text of stars, such as `★★★½☆`; nil if it has anything else.
  private static func filledStars(_ text: Substring) -> Double? {
    guard !text.isEmpty else { return nil }
    var count = 0.0
    for scalar in text.unicodeScalars {
      switch scalar {
      case "★", "⭐", "🌟": count += 1
      case "½", "⯪", "⯨": count += 0.5
      case "☆", "✩", "\u{FE0F}", "\u{FE0E}", " ": break
      default: return nil
      }
    }
    return text.unicodeScalars.contains { "★⭐🌟☆✩".unicodeScalars.contains($0) } ? count : nil
  }

  /// The text without spaces around, and without what spreadsheets wrap around numbers: `="5"` and `'5`.
  static func unwrapped(_ text: String) -> String {
    var bytes = Array(text.utf8)[...].trimmed
    if bytes.starts(with: "=\"".utf8), bytes.count > 2, bytes.last == UInt8(ascii: "\"") {
      bytes = bytes.dropFirst(2).dropLast().trimmed
    } else if bytes.first == UInt8(ascii: "'") {
      bytes = bytes.dropFirst()
      if bytes.last == UInt8(ascii: "'") { bytes = bytes.dropLast() }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension String {
  /// The text without the marks that make an emoji coloured or plain, which keyboards add as they like.
  fileprivate var plainEmoji: String {
    var result = ""
    for scalar in unicodeScalars where scalar != "\u{FE0F}" && scalar != "\u{FE0E}" {
      result.unicodeScalars.append(scalar)
    }
    return result
  }
}

extension Substring {
  /// What is before and behind the only place of `sign`; nil without it.
  ///
  /// Searching a text for another one would add a library for regular expressions to the executable.
  fileprivate func parts(around sign: String) -> (Substring, Substring)? {
    let (bytes, sign) = (Array(utf8), Array(sign.utf8))
    let places = bytes.indices.filter { bytes[$0...].starts(with: sign) }
    guard places.count == 1 else { return nil }
    let start = utf8.index(startIndex, offsetBy: places[0])
    return (self[..<start], self[utf8.index(start, offsetBy: sign.count)...])
  }
}

/// How ratings in a file are written.
struct RatingGrammar: Equatable {
  var hasDecimalComma = false
  /// The words for values, lowest first.
  var words: [String] = []
  /// The words for a missing rating; nil means the usual ones.
  var missing: [String]?

  enum Reading: Equatable {
    case rating(RatingLiteral)
    /// No rating, which is no mistake.
    case missing
    case wrong
  }

  /// The words that databases, spreadsheets and programs write for nothing, in lower case.
  private static let usualMissing: Set = [
    "", "null", "\\n", "na", "n/a", "#n/a", "nan", "none", "-", "–",
  ]

  func read(_ field: String) -> Reading {
    if let missing, missing.contains(where: { $0.lowercased() == field.lowercased() }) {
      return .missing
    }
    if let rating = RatingLiteral(field, hasDecimalComma: hasDecimalComma, words: words) {
      return rating.isFinite ? .rating(rating) : .wrong
    }
    guard missing == nil else { return .wrong }
    return Self.isMissing(RatingLiteral.unwrapped(field)) ? .missing : .wrong
  }

  /// Whether a text is a usual word for nothing.
  static func isMissing(_ text: String) -> Bool { usualMissing.contains(text.lowercased()) }

  func advice(on field: String) -> String {
    if !hasDecimalComma, field.utf8.contains(UInt8(ascii: ",")),
      RatingLiteral(field, hasDecimalComma: true) != nil
    {
      return "--decimal , reads decimals with a comma"
    }
    if !words.isEmpty { return "give one of \(Messages.list(words, "or")), or a number" }
    // Without Unicode's tables, which the studio's module lacks. A sign such as 👍 can be a word too.
    let isWord =
      field.unicodeScalars.contains {
        ("a"..."z").contains($0) || ("A"..."Z").contains($0) || $0.value > 0xBF
      }
      && !field.utf8.contains { (0x30...0x39).contains($0) }
    return "give one such as \(hasDecimalComma ? "3,2" : "3.2")"
      + (isWord ? ", or name the words for values with --words" : "")
  }
}
