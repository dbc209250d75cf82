/// Finds a row of totals: a line with the sums of all other lines, or one whose name says so.
struct TotalsRow {
  private struct Line {
    let number: Int
    let label: String
    let counts: [Int]
    let total: Int
  }

  private var sums: [Int] = []
  private var lineCount = 0
  private var last: Line?
  /// The last line with the most ratings: no other line can have the sums of all others.
  private var largest: Line?
  /// The first line whose label is one of ``words``.
  private var named: Line?

  /// The words that spreadsheets write before totals, in lower case.
  private static let words = ["total", "totals", "grand total", "sum", "summe", "gesamt"]

  /// Adds the counts of a line.
  mutating func add(_ counts: [Int], _ record: Record) {
    if sums.isEmpty { sums = counts.map { _ in 0 } }
    for index in counts.indices {
      sums[index] = sums[index].adding(counts[index])
    }
    lineCount += 1
    let line = Line(
      number: record.line, label: record.text(0), counts: counts,
      total: counts.reduce(0) { $0.adding($1) })
    last = line
    guard line.total > 0 else { return }
    if line.total >= largest?.total ?? 0 { largest = line }
    if named == nil, Self.words.contains(line.label.lowercased()) { named = line }
  }

  /// The number of a line with totals, and its first field; nil without one.
  var found: (line: Int, label: String)? {
    // Of single numbers, one is often the sum of the others, so only the last line counts.
    let candidate = sums.count > 1 ? largest : last
    if lineCount > 2, let candidate, hasSums(candidate) {
      return (candidate.number, candidate.label)
    }
    return lineCount > 1 ? named.map { ($0.number, $0.label) } : nil
  }

  /// Whether a line has the sums of all others.
  private func hasSums(_ line: Line) -> Bool {
    line.total > 0 && zip(sums, line.counts).allSatisfy { $0 - $1 == $1 }
  }
}
