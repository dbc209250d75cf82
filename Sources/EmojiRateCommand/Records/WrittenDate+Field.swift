extension WrittenDate {
  /// Reads a field, with or without what spreadsheets wrap around it.
  init(_ field: ArraySlice<UInt8>) throws(LineProblem) {
    var scanner = DateScanner(field)
    if let date = try scanner.date() {
      self = date
      return
    }
    let text = RatingLiteral.unwrapped(String(decoding: field, as: UTF8.self))
    if RatingGrammar.isMissing(text) {
      self = .missing
      return
    }
    guard text.utf8.count != field.count else { throw Self.noDate(text) }
    try self.init(Array(text.utf8)[...])
  }
}
