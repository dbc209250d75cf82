/// Reads the rating from the standard input: `echo 3.2 | emoji-rate -`.
enum RatingInput {
  static func read() throws(CommandError) -> RatingLiteral {
    var bytes = try InputFile.bytes(of: "-", atMost: 4096)
    // PowerShell writes a byte order mark.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    let text = String(decoding: bytes, as: UTF8.self)
    let lines = text.split(whereSeparator: \.isNewline).filter { !$0.allSatisfy(\.isWhitespace) }
    guard lines.count < 2 else {
      throw .data(
        "the standard input has more than one line; "
          + "give one rating, or type emoji-rate export --values - --output faces")
    }
    let rating = lines.first?.split(whereSeparator: \.isWhitespace).joined(separator: " ") ?? ""
    var settings = Settings()
    let given = Given(option: "the rating in the standard input", text: rating)
    return try RatingKind().read(given, &settings)
  }
}
