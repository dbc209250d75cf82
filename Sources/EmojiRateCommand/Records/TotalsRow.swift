/// Finds a row of totals: a line with the sums of all other lines, or one whose name says so.
struct TotalsRow {
  private struct Line {
    let number: Int
    let label: String
    let counts: [Int]
    let total: Int

    init(_ counts: [Int], _ total: Int, _ record: Record) {
      number = record.line
      label = record.text(0)
      self.counts = counts
      self.total = total
    }
  }

  private var sums: [Int] = []
  private var lineCount = 0
  /// The last line with the most ratings: no other line can have the sums of all others.
  ///
  /// Of single numbers, one is often the sum of the others, so there it is the last line.
  private var candidate: Line?
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
    let total = counts.reduce(0) { $0.adding($1) }
    if counts.count == 1 || total >= candidate?.total ?? 0 {
      candidate = Line(counts, total, record)
    }
    if named == nil, total > 0, isNamed(record[0]) { named = Line(counts, total, record) }
  }

  /// Whether the first field of a line is one of ``words``.
  private func isNamed(_ field: ArraySlice<UInt8>) -> Bool {
    field.count <= "grand total".utf8.count
      && Self.words.contains(String(decoding: field, as: UTF8.self).lowercased())
  }

  /// The number of a line with totals, and its first field; nil without one.
  var found: (line: Int, label: String)? {
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
