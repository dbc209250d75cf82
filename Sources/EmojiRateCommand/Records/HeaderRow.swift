import EmojiRate

/// Whether the first line of a file is its header row.
enum FirstLine {
  case header
  case ratings
  /// It counts as ratings, but it may as well be a header row.
  case doubtful
}

extension InputSettings {
  /// Common titles of a column of ratings, in lower case.
  static let valueTitles: Set = [
    "value", "rating", "stars", "score", "overall", "star_rating", "star rating", "review score",
    "note", "bewertung", "sterne",
  ]

  /// Common titles of the other columns, in lower case.
  private static let otherTitles: Set = [
    "id", "name", "product", "product id", "product_id", "product name", "handle", "sku", "item",
    "title", "date", "time", "timestamp", "created", "created_at", "start time", "person", "user",
    "customer", "reviewer", "student", "question", "category", "group", "comment", "text", "email",
    "produkt", "artikel", "titel", "datum", "zeit", "zeitstempel", "kunde", "frage", "kategorie",
    "gruppe", "kommentar",
  ]

  /// Whether the header row is only a guess, because no option and no common title confirms it.
  func isDoubtfulHeader(_ fields: [String]) -> Bool {
    let isUnnamed = columns.others.isEmpty && columns.values.isEmpty
    return hasHeader == nil && columns.others.allSatisfy { $0.columnNumber != nil }
      && columns.values.allSatisfy { $0.columnNumbers != nil }
      && !(isUnnamed && fields.contains { Self.valueTitles.contains($0.lowercased()) })
  }

  /// Whether the first line of a file is its header row.
  ///
  /// It is one if an option asks for a column by its title. If options only give numbers, it is one
  /// if its field in the column of ratings is no rating and not a missing one. A title such as `1`
  /// or `Yes` is a rating too; then the other fields of the line decide.
  ///
  /// - Parameter rows: Reads the next lines, as far as they are there.
  func firstLine(
    _ fields: [String], _ rows: () throws(ReadingError) -> [[String]]
  ) throws(ReadingError) -> FirstLine {
    if let hasHeader { return hasHeader ? .header : .ratings }
    if asksByTitle(fields) { return .header }
    let numbers = columns.values.compactMap { $0.columnNumbers }.joined()
    guard
      let number = numbers.first ?? (columns.mean ?? columns.counts.first)?.columnNumber
        ?? (fields.count == 1 ? 1 : nil)
    else {
      return fields.contains { Self.valueTitles.contains($0.lowercased()) } ? .header : .ratings
    }
    guard fields.indices.contains(number - 1) else { return .ratings }
    if !isAmount(fields[number - 1]) { return .header }
    if columns.counts.count > 2 || numbers.count > 1, Self.areConsecutive(fields) { return .header }
    return hasAmountsInOrder(fields, around: number - 1)
      ? firstLine(fields, of: try rows()) : .ratings
  }

  private func asksByTitle(_ fields: [String]) -> Bool {
    let isByTitle = columns.others.contains { column in
      column.columnNumber.map { $0 > fields.count && fields.contains(column) } ?? true
    }
    return isByTitle
      || columns.values.contains { text in
        guard let numbers = text.columnNumbers else { return true }
        let isPlace = numbers.allSatisfy { $0 <= fields.count }
        return !isPlace && fields.contains(text)
          || numbers.contains { $0 > fields.count && fields.contains("\($0)") }
      }
  }

  /// Whether a field is a count or a rating, or a missing one.
  private func isAmount(_ field: String) -> Bool {
    // `5 stars` is a rating, but not a count.
    guard !columns.counts.isEmpty else { return grammar.read(field) != .wrong }
    let text = RatingLiteral.unwrapped(field)
    return RatingGrammar.isMissing(text) || NumberParameter.decimal(text) != nil
  }

  /// Whether the ratings of a line could be titles: two or more whole numbers up to 10, next to each
  /// other, that only rise or only fall.
  private func hasAmountsInOrder(_ fields: [String], around index: Int) -> Bool {
    func value(_ field: String) -> Double? {
      guard columns.counts.isEmpty else { return NumberParameter.decimal(field) }
      guard case .rating(let rating) = grammar.read(field) else { return nil }
      return rating.value(on: Rating(minimum: 1, maximum: 5))
    }
    let all = fields.map(value)
    let start = all[..<index].lastIndex { $0 == nil }.map { $0 + 1 } ?? 0
    let values = all[start...].prefix { $0 != nil }.compactMap { $0 }
    guard values.allSatisfy({ (0...10).contains($0) && $0 == $0.rounded() }) else { return false }
    let rises = values.indices.dropFirst().map { values[$0] - values[$0 - 1] }
    return !rises.isEmpty && (rises.allSatisfy { $0 > 0 } || rises.allSatisfy { $0 < 0 })
  }

  /// Whether a line that could have ratings as titles has other titles too.
  ///
  /// These are common ones, and texts above numbers or dates. A text that the lines below repeat is
  /// no title.
  private func firstLine(_ fields: [String], of rows: [[String]]) -> FirstLine {
    var hasText = false
    for (index, field) in fields.enumerated() where !isAmount(field) {
      let scalars = field.unicodeScalars
      guard let first = scalars.first, !("0"..."9").contains(first), first != "-" else { continue }
      if Self.otherTitles.contains(field.lowercased()) { return .header }
      let below = rows.compactMap { $0.indices.contains(index) ? $0[index] : nil }
        .filter { !$0.isEmpty }
      if below.contains(field) { return .ratings }
      let isAboveNumbers = below.allSatisfy { (0x30...0x39).contains($0.utf8.first ?? 0) }
      if isAboveNumbers, !below.isEmpty { return .header }
      hasText = true
    }
    return hasText ? .doubtful : .ratings
  }

  /// Whether the fields count columns or values, as `1`, `2` and `3` in a header row do.
  private static func areConsecutive(_ fields: [String]) -> Bool {
    let numbers = fields.compactMap { Int($0) }
    guard numbers.count > 2, numbers.count == fields.count || Int(fields[0]) == nil else {
      return false
    }
    let first = min(numbers[0], numbers[numbers.count - 1])
    guard (0...1).contains(first) else { return false }
    let ascending = Array(first..<first + numbers.count)
    return numbers == ascending || Array(numbers.reversed()) == ascending
  }
}
