import EmojiRate

/// The argument of `--values`: a list, a file, or the standard input.
struct ValuesKind: ArgumentKind {
  var placeholder: String { "file" }
  var allowed: String { "a list such as 0,2.5,5, a file, or - for the standard input" }
  var isPath: Bool { true }

  func read(_ given: ArgumentText, _ settings: Settings) throws(CommandError)
    -> InputSettings.Values
  {
    if given.text == "-" { return .standardInput }
    try given.checkNotEmpty(allowed)
    let items = Array(given.text.utf8).split(
      separator: UInt8(ascii: ","), omittingEmptySubsequences: false
    ).map { String(decoding: $0.trimmed, as: UTF8.self) }
    let numbers = items.map { RatingLiteral($0) }
    let values = given.text.split { " ;".contains($0) }.map(String.init)
    if values.count > 1, values.allSatisfy({ RatingLiteral($0) != nil }) {
      throw given.notAllowed("commas between values, as in \(values.joined(separator: ","))")
    }
    guard numbers.contains(where: { $0 != nil }) else {
      if let remark = Hints.remark(onFile: given.text) { throw .data("\(given.option) \(remark)") }
      return .file(given.text)
    }
    if let wrong = numbers.firstIndex(where: { $0?.isFinite != true }) {
      // A file name can contain numbers and commas.
      if SystemCalls.exists(given.text) { return .file(given.text) }
      if items[wrong].isEmpty { throw given.notAllowed("a value between commas, such as 0,2.5,5") }
      throw given.part(items[wrong]).notANumber("a list such as 0,2.5,5")
    }
    return .list(numbers.compactMap { $0 })
  }
}
