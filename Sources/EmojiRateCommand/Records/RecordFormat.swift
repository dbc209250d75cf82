/// The format of the records in a file.
enum RecordFormat: String, CaseIterable {
  case csv
  /// An array of objects, or one object on each line.
  case json

  /// The format by the ending of a path.
  init?(path: String) {
    let path = path.lowercased()
    if [".json", ".jsonl", ".ndjson"].contains(where: path.hasSuffix) {
      self = .json
    } else if [".csv", ".tsv"].contains(where: path.hasSuffix) {
      self = .csv
    } else {
      return nil
    }
  }

  /// The format by the first line: no number and hardly any header row begins with a brace or bracket.
  init(firstLine: some Sequence<UInt8>) {
    let first = firstLine.first { $0 != 0x20 && $0 != 0x09 }
    self = first == UInt8(ascii: "{") || first == UInt8(ascii: "[") ? .json : .csv
  }
}

/// Finds the character between columns.
enum Delimiter {
  /// The candidates, from the most to the least likely.
  private static let candidates = ",;\t|".utf8.map { $0 }

  /// The delimiter of the first lines of a file: the candidate that occurs as often outside quotes in most
  /// records as in the first one.
  ///
  /// A comma in numbers such as 3,2 is a decimal mark if there is another candidate.
  ///
  /// - Parameter isEnd: Whether the last line is whole.
  static func found(
    in lines: [UInt8], hasDecimalComma: Bool, hasQuotes: Bool = true, isEnd: Bool = true
  ) -> UInt8 {
    let (records, hasDecimal) = counts(in: lines, hasQuotes: hasQuotes, isEnd: isEnd)
    guard let first = records.first else { return candidates[0] }
    let scores = candidates.indices.map { column in
      first[column] == 0 ? 0 : records.count { $0[column] == first[column] }
    }
    let isDecimal =
      hasDecimalComma ? hasDecimal || first[0] == 0 : hasDecimal && scores[1...].contains { $0 > 0 }
    let best = candidates.indices.dropFirst(isDecimal ? 1 : 0)
      .max { (scores[$0], -$0) < (scores[$1], -$1) }!
    return candidates[scores[best] == 0 && !isDecimal ? 0 : best]
  }

  /// How often each candidate occurs in each of the first records, and whether a comma stands between digits.
  private static func counts(
    in lines: [UInt8], hasQuotes: Bool, isEnd: Bool
  ) -> (records: [[Int]], hasDecimal: Bool) {
    func isDigit(_ index: Int) -> Bool {
      lines.indices.contains(index) && (0x30...0x39).contains(lines[index])
    }
    var (records, count) = ([[Int]](), candidates.map { _ in 0 })
    var (isQuoted, hasDecimal, isEmpty) = (false, false, true)
    for (index, byte) in lines.enumerated() where records.count < 100 {
      if hasQuotes, byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if isQuoted { continue }
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        if !isEmpty { records.append(count) }
        (count, isEmpty) = (candidates.map { _ in 0 }, true)
      } else if let column = candidates.firstIndex(of: byte) {
        if column == 0, isDigit(index - 1), isDigit(index + 1) { hasDecimal = true }
        count[column] += 1
      }
      if byte > 0x20 { isEmpty = false }
    }
    if isEnd && !isEmpty || records.isEmpty { records.append(count) }
    return (records, hasDecimal)
  }
}
