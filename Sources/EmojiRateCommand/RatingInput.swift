/// Reads the rating from the standard input: `echo 3.2 | emoji-rate -`.
enum RatingInput {
  /// The most bytes, enough for a number with white space around it.
  private static let mostBytes = 4096

  static func read() throws(CommandError) -> RatingLiteral {
    let lines = try text().split(whereSeparator: \.isNewline).filter {
      !$0.allSatisfy(\.isWhitespace)
    }
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

  private static func text() throws(CommandError) -> String {
    var bytes: [UInt8] = []
    do throws(SystemCalls.Failure) {
      let input = ByteInput(SystemCalls.standardInput, isSequential: true)
      while bytes.count < mostBytes, let byte = try input.next() { bytes.append(byte) }
    } catch {
      throw .noInput("cannot read the standard input: \(error.reason)")
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
