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
    // Of counts, the last one is the maximum unless another is given.
    maximum = request.settings.maximum ?? minimum + 4
    step = request.settings.step.flatMap { $0 > 0 ? $0 : nil } ?? 1
    guard minimum < maximum else {
      throw Refusal(
        "--minimum \(NumberParameter.text(minimum)) is not below --maximum "
          + "\(NumberParameter.text(maximum)); give a lower minimum or a higher maximum")
    }
  }

  /// The number of ratings of each value.
  func counts() throws(Refusal) -> RatingCounts {
    if let text = request.text("values") { return try counted(text) }
    return try given(request.text("counts") ?? "")
  }

  /// Reads counts with commas between, the lowest value first.
  private func given(_ text: String) throws(Refusal) -> RatingCounts {
    var counts: [Int] = []
    for digits in Self.fields(Array(text.utf8)[...], ",") {
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
    guard let maximum = request.settings.maximum else {
      return RatingCounts(counts: counts, minimum: minimum, step: step)
    }
    let distance = (maximum - minimum) / Double(counts.count - 1)
    guard request.settings.step == nil || abs(distance - step) < 1e-9 else {
      throw Refusal(
        "--step \(NumberParameter.text(step)) does not lead from \(NumberParameter.text(minimum)) to "
          + "\(NumberParameter.text(maximum)) in so many counts; leave --step or --maximum out")
    }
    return RatingCounts(counts: counts, minimum: minimum, step: distance)
  }

  /// Counts ratings, a line each or with commas between.
  ///
  /// Empty lines are no ratings. In several lines, a comma right before a digit may be a decimal's, so it is an error.
  private func counted(_ text: String) throws(Refusal) -> RatingCounts {
    let number = (maximum - minimum) / step
    let valueCount = Int(number.clamped(to: 0...1000, ifNaN: 0) + 0.5) + 1
    guard RatingCounts.valueLimits.contains(valueCount) else {
      throw Refusal("\(valueCount) values; a summary has 2 to 21")
    }
    var counts = RatingCounts(valueCount: valueCount, minimum: minimum, step: step)
    let lines = Self.lines(text)
    let isColumn = lines.count { !$0.text.isEmpty } > 1
    for (number, line, words) in lines {
      if isColumn, words.count == 2, line.allSatisfy({ "0123456789,\r".utf8.contains($0) }) {
        throw Refusal(
          "line \(number): '\(words[0]),\(words[1])' is not a rating; write a point for the comma")
      }
      for word in words where !word.isEmpty { counts.add(try rating(word, line: number)) }
    }
    return counts
  }

  /// The rating that a word of a line is.
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

  /// The lines of a table with their numbers, and the fields of each.
  static func lines(_ text: String) -> [(number: Int, text: ArraySlice<UInt8>, fields: [String])] {
    Array(text.utf8).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .enumerated().map { ($0.offset + 1, $0.element, fields($0.element, ",;\t")) }
  }

  /// The fields of a line, without spaces, tabs and carriage returns around.
  private static func fields(_ line: ArraySlice<UInt8>, _ separators: String) -> [String] {
    line.split(omittingEmptySubsequences: false) { separators.utf8.contains($0) }.map { field in
      let spaces = " \t\r".utf8
      var rest = field.drop { spaces.contains($0) }
      while let last = rest.last, spaces.contains(last) { rest.removeLast() }
      return String(decoding: rest, as: UTF8.self)
    }
  }
}
