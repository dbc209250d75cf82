/// Finds a row of totals: the last line, with the sums of all lines before it.
struct TotalsRow {
  private var sums: [Int] = []
  private var last: [Int] = []
  private var lineCount = 0
  private var line = 0
  private var label = ""

  /// The words that spreadsheets write before totals, in lower case.
  private static let words = ["total", "totals", "grand total", "sum", "summe", "gesamt"]

  /// Adds the counts of a line.
  mutating func add(_ counts: [Int], _ record: Record) {
    if sums.isEmpty { sums = counts.map { _ in 0 } }
    for index in counts.indices {
      sums[index] = sums[index].adding(counts[index])
    }
    last = counts
    lineCount += 1
    line = record.line
    label = record.text(0)
  }

  /// The last line and its first field, if it has the totals; nil otherwise.
  var found: (line: Int, label: String)? {
    let isSum = lineCount > 2 && zip(sums, last).allSatisfy { $0 - $1 == $1 }
    let isNamed = lineCount > 1 && Self.words.contains(label.lowercased())
    return (isSum || isNamed) && last.contains { $0 > 0 } ? (line, label) : nil
  }
}
