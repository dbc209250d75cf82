import EmojiRate

/// A rating as people write it, such as `3.2`, `80%`, `4/5`, `4 out of 5`, `4 stars` or `★★★★☆`.
struct RatingLiteral: Equatable {
  let text: String
  private let form: Form

  private enum Form: Equatable {
    case number(Double)
    /// A percentage of the maximum: `80%`.
    case percentage(Double)
    /// A fraction of the maximum: `4/5`.
    case fraction(Double, of: Double)
    /// A place between the minimum and the maximum, from 0 to 1.
    case place(Double)
    /// The number of filled stars, and the number of all stars, nil if none is empty: `★★★☆☆`.
    case stars(Double, of: Int?)
  }

  private init(text: String, form: Form) {
    self.text = text
    self.form = form
  }

  /// The rating on a scale, which may be outside its limits.
  func value(on scale: Rating) -> Double {
    switch form {
    case .number(let number): number
    case .percentage(let percent) where scale.minimum >= 0: percent / 100 * scale.maximum
    case .percentage, .place: place(on: scale)
    case .fraction(let part, let whole): part / whole * scale.maximum
    // If there are more stars than the maximum, use the filled part of the stars. Without an empty
    // star, nothing tells how many there are in a full row.
    case .stars(let count, let all?) where Double(all) > scale.maximum:
      count / Double(all) * scale.maximum
    case .stars(let count, _): count
    }
  }

  /// The number of stars in a row such as `★★★☆☆`; nil for other forms.
  var starCount: Int? {
    if case .stars(let count, let all) = form { all ?? Int(count.rounded(.up)) } else { nil }
  }

  /// Whether the rating is this number on every scale, as `0`, `0.0`, `0%` and `☆☆☆` are 0.
  func isAlways(_ number: Double) -> Bool {
    switch form {
    case .number(let value), .stars(let value, _): value == number
    case .percentage(let value), .fraction(let value, _): value == 0 && number == 0
    case .place: false
    }
  }

  /// The rating, with percentages from the minimum to the maximum: 50 % is the middle of the scale.
  func place(on scale: Rating) -> Double {
    let part: Double
    switch form {
    case .percentage(let percent): part = percent / 100
    case .place(let place): part = place
    default: return value(on: scale)
    }
    return scale.minimum + (scale.maximum - scale.minimum) * part
  }

  /// Whether the number fits into a `Double`.
  var isFinite: Bool { value(on: Rating(minimum: 0, maximum: 1)).isFinite }
}

extension RatingLiteral {
  /// Reads a text; nil if it is not a rating.
  ///
  /// Too large a number becomes infinity.
  ///
  /// - Parameter words: The words for values, lowest first. Case does not matter.
  init?(_ text: String, hasDecimalComma: Bool = false, words: [String] = []) {
    // A fast path, because most ratings are plain numbers.
    if !hasDecimalComma, words.isEmpty, let number = NumberParameter.decimal(text) {
      self.init(text: text, form: .number(number))
      return
    }
    let bare = Self.unwrapped(text)
    let lowered = bare.lowercased()
    if !words.isEmpty,
      let index = words.firstIndex(where: { $0.lowercased().plainWord == lowered.plainWord })
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
    let value = words.isEmpty ? nil : number(lowered)
    // With the words false and true, 0 and 1 could be flags or values of the scale, so refuse them.
    if value == 0 || value == 1, Self.areFlags(words) { return nil }
    if let value, let numbers = Self.numbers(of: words) {
      guard let place = Self.place(of: value, among: numbers) else { return nil }
      self.init(text: text, form: .place(place))
      return
    }
    guard let form = Self.form(lowered, number) else { return nil }
    self.init(text: text, form: form)
  }

  /// Whether the words are `true` and `false`.
  static func areFlags(_ words: [String]) -> Bool {
    words.count == 2
      && words.allSatisfy { word in
        ["true", "false"].contains { $0.utf8.elementsEqual(word.lowercased().utf8) }
      }
  }

  /// The words as numbers, if all of them are numbers, such as school marks; nil otherwise.
  private static func numbers(of words: [String]) -> [Double]? {
    let numbers = words.compactMap(NumberParameter.decimal)
    return numbers.count == words.count && numbers.count > 1 ? numbers : nil
  }

  /// The place of a value on a scale with these numbers, from 0 to 1; nil if it is off the scale.
  ///
  /// It is interpolated between two adjacent numbers.
  private static func place(of value: Double, among numbers: [Double]) -> Double? {
    for index in numbers.indices.dropLast() {
      let (one, other) = (numbers[index], numbers[index + 1])
      guard one != other, min(one, other) <= value, value <= max(one, other) else { continue }
      return (Double(index) + (value - one) / (other - one)) / Double(numbers.count - 1)
    }
    return nil
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
    return stars(text)
  }

  /// Reads a text of stars, such as `★★★½☆`; nil if it contains anything else.
  private static func stars(_ text: Substring) -> Form? {
    guard !text.isEmpty else { return nil }
    var count = 0.0
    var all = 0
    var hasEmpty = false
    for scalar in text.unicodeScalars {
      switch scalar {
      case "★", "⭐", "🌟": count += 1
      case "½", "⯪", "⯨": count += 0.5
      case "☆", "✩": hasEmpty = true
      case "\u{FE0F}", "\u{FE0E}", " ": continue
      default: return nil
      }
      all += 1
    }
    return text.unicodeScalars.contains { "★⭐🌟☆✩".unicodeScalars.contains($0) }
      ? .stars(count, of: hasEmpty ? all : nil) : nil
  }

  /// The text without spaces around it, and without the wrapping of spreadsheets: `="5"` and `'5`.
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
  /// The text as people type it: programs add variation selectors to emoji, no-break spaces, and
  /// typographic apostrophes.
  var plainWord: String {
    var result = ""
    for scalar in unicodeScalars where scalar != "\u{FE0F}" && scalar != "\u{FE0E}" {
      let plain: Unicode.Scalar =
        switch scalar {
        case "\u{A0}", "\u{202F}": " "
        case "\u{2019}": "'"
        default: scalar
        }
      result.unicodeScalars.append(plain)
    }
    return result
  }
}

extension Substring {
  /// The texts before and after `sign`; nil unless it occurs exactly once.
  ///
  /// It compares bytes, because searching for a string links the library for regular expressions.
  fileprivate func parts(around sign: String) -> (Substring, Substring)? {
    let (bytes, sign) = (Array(utf8), Array(sign.utf8))
    let places = bytes.indices.filter { bytes[$0...].starts(with: sign) }
    guard places.count == 1 else { return nil }
    let start = utf8.index(startIndex, offsetBy: places[0])
    return (self[..<start], self[utf8.index(start, offsetBy: sign.count)...])
  }
}

/// The notation of ratings in a file.
struct RatingGrammar: Equatable {
  var hasDecimalComma = false
  /// The words for values, lowest first.
  var words: [String] = []
  /// The texts and numbers for a missing rating in addition to an empty field; nil means the
  /// default texts, such as `NULL`.
  var missing: [String]?

  enum Reading: Equatable {
    case rating(RatingLiteral)
    /// No rating, which is not an error.
    case missing
    case wrong
  }

  /// The texts that databases, spreadsheets and programs write for a missing value, in lower case.
  private static let usualMissing: Set = [
    "", "null", "\\n", "na", "n/a", "#n/a", "nan", "none", "-", "–",
  ]

  func read(_ field: String) -> Reading {
    if let missing, missing.contains(where: { $0.lowercased() == field.lowercased() }) {
      return .missing
    }
    if let rating = RatingLiteral(field, hasDecimalComma: hasDecimalComma, words: words) {
      return isListedMissing(field, rating) ? .missing : rating.isFinite ? .rating(rating) : .wrong
    }
    let text = RatingLiteral.unwrapped(field)
    guard let missing else { return text.isEmpty || Self.isMissing(text) ? .missing : .wrong }
    let plain = text.lowercased().plainWord
    return text.isEmpty || missing.contains { $0.lowercased().plainWord == plain }
      ? .missing : .wrong
  }

  /// Whether `--missing` lists the number that a field has, as `0` for `0.0` and for `☆☆☆`.
  private func isListedMissing(_ field: String, _ rating: RatingLiteral) -> Bool {
    guard let missing else { return false }
    let number = NumberParameter.decimal(RatingLiteral.unwrapped(field))
    return missing.contains { text in
      guard let listed = NumberParameter.decimal(text) else { return false }
      return listed == number || rating.isAlways(listed)
    }
  }

  /// Whether a text is one of the default texts for a missing value.
  static func isMissing(_ text: String) -> Bool { usualMissing.contains(text.lowercased()) }

  func advice(on field: String) -> String {
    if !hasDecimalComma, field.utf8.contains(UInt8(ascii: ",")),
      RatingLiteral(field, hasDecimalComma: true) != nil
    {
      return "--decimal , reads decimals with a comma"
    }
    if !words.isEmpty {
      return "give one of \(words.listed("or"))"
        + (RatingLiteral.areFlags(words) ? "" : ", or a number")
    }
    // Not `isLetter`: the studio's module has no Unicode tables, and an emoji can be a word too.
    let isWord =
      field.unicodeScalars.contains {
        ("a"..."z").contains($0) || ("A"..."Z").contains($0) || $0.value > 0xBF
      }
      && !field.utf8.contains { (0x30...0x39).contains($0) }
    let isNothing = Self.maybeMissing.contains { $0.utf8.elementsEqual(field.lowercased().utf8) }
    return "give one such as \(hasDecimalComma ? "3,2" : "3.2")"
      + (isNothing
        ? ", or --missing \(field.quoted) if it is no rating"
        : isWord ? ", or name the words for values with --words" : "")
  }

  /// Texts that only some programs write for a missing value, so they must be named with
  /// `--missing`.
  private static let maybeMissing = ["<na>", ".", "—", "?", "undefined"]
}
