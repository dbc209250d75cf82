import EmojiRate

/// The ratings of a summary, from the fields of the page.
struct PastedRatings {
  let request: Request
  let minimum: Double
  let maximum: Double
  let step: Double

  init(_ request: Request) throws(Refusal) {
    self.request = request
    minimum = request.settings.minimum ?? 1
    maximum = request.settings.maximum ?? 5
    step = request.settings.step.flatMap { $0 > 0 ? $0 : nil } ?? 1
  }

  /// The number of ratings of each value.
  func counts() throws(Refusal) -> RatingCounts {
    if let text = request.text("values") { return try counted(text) }
    return try given(request.text("counts") ?? "")
  }

  /// Reads counts with commas between, the lowest value first.
  private func given(_ text: String) throws(Refusal) -> RatingCounts {
    var counts: [Int] = []
    for item in text.split(separator: ",", omittingEmptySubsequences: false) {
      let digits = item.trimmed
      guard !digits.isEmpty, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
        let count = Int(digits), count <= RatingCounts.countLimit
      else {
        throw Refusal("'\(digits)' is not a count; it is a whole number from 0 to 999,999,999")
      }
      counts.append(count)
    }
    guard RatingCounts.valueLimits.contains(counts.count) else {
      throw Refusal("\(counts.count) counts; a summary has 2 to 21")
    }
    return RatingCounts(counts: counts, minimum: minimum, step: step)
  }

  /// Counts ratings, a line each or with commas between.
  ///
  /// Empty lines are no ratings.
  private func counted(_ text: String) throws(Refusal) -> RatingCounts {
    let number = (maximum - minimum) / step
    let valueCount = Int(number.clamped(to: 0...1000, ifNaN: 0) + 0.5) + 1
    guard RatingCounts.valueLimits.contains(valueCount) else {
      throw Refusal("\(valueCount) values; a summary has 2 to 21")
    }
    var counts = RatingCounts(valueCount: valueCount, minimum: minimum, step: step)
    var line = 0
    for row in text.split(omittingEmptySubsequences: false, whereSeparator: { $0.isNewline }) {
      line += 1
      for item in row.split(whereSeparator: { $0 == "," || $0 == ";" || $0 == "\t" }) {
        let word = item.trimmed
        guard !word.isEmpty else { continue }
        counts.add(try rating(word, line: line))
      }
    }
    return counts
  }
}

extension PastedRatings {
  /// Reads a rating on the scale.
  func rating(_ word: String, line: Int) throws(Refusal) -> Double {
    guard let rating = NumberParameter.number(word) else {
      throw Refusal("line \(line): '\(word)' is not a rating")
    }
    guard rating >= minimum, rating <= maximum else {
      throw Refusal(
        "line \(line): \(word) is not on the scale from \(NumberParameter.text(minimum)) to "
          + NumberParameter.text(maximum))
    }
    return rating
  }
}

extension Substring {
  /// The text without spaces, tabs and carriage returns around.
  var trimmed: String {
    let isSpace: (Character) -> Bool = { $0 == " " || $0 == "\t" || $0 == "\r" }
    var text = self
    while let first = text.first, isSpace(first) { text.removeFirst() }
    while let last = text.last, isSpace(last) { text.removeLast() }
    return String(text)
  }
}
