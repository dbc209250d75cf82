import EmojiRate
import EmojiRateHistory

/// The records, columns and groups of a file of ratings, for the page.
extension Request {
  private static var rowCount: Int { 5 }
  /// The number of records that are examined to find out what a column has.
  private static var sampleCount: Int { 500 }

  /// The first records, as words.
  ///
  /// The first words are `header` or nothing, the number of columns, and the index of the column of
  /// ratings that the command would choose. Then come the title of each column, the kind of each
  /// column, and for each record its line number and its fields. The option `line` adds the record
  /// of a line, in place of the fifth record.
  func table() throws(Refusal) -> [String] {
    var reader = RecordReader(PastedRatings.input, input.form(of: text("file")))
    var rows: [(line: Int, fields: [[UInt8]])] = []
    var titles: [String]?
    var columns: [ColumnSample] = []
    let wanted = try number("line").map { Int($0) } ?? 0
    var (count, isFound) = (0, wanted == 0)
    do throws(ReadingError) {
      while count < Self.sampleCount || !isFound, try reader.next() {
        let (record, isJSON) = (reader.record, reader.isJSON)
        if count == 0, titles == nil, !isJSON {
          let texts = (0..<record.count).map { record.text($0) }
          let ahead = reader
          if try input.firstLine(texts, { () throws(ReadingError) in try ahead.nextRows() })
            == .header
          {
            titles = texts
            continue
          }
        }
        count += 1
        let line = max(record.line, 1)
        if line == wanted { isFound = true }
        guard count <= Self.sampleCount || line == wanted else { continue }
        let fields = (0..<record.count).map { Array(record[$0]) }
        while columns.count < fields.count { columns.append(ColumnSample()) }
        for index in fields.indices { columns[index].add(fields[index]) }
        if line == wanted, rows.count == Self.rowCount { rows.removeLast() }
        if rows.count < Self.rowCount { rows.append((line, fields)) }
      }
    } catch {
      // Drawing the picture reports the same error.
    }
    if let keys = reader.keys { titles = keys }
    let width = titles?.count ?? rows.first?.fields.count ?? 0
    var words = [titles == nil ? "" : "header", "\(width)", guess(titles, width)]
    words += titles ?? Array(repeating: "", count: width)
    words += (0..<width).map { $0 < columns.count ? columns[$0].kind : "" }
    for row in rows {
      words.append("\(row.line)")
      words += (0..<width).map { column in
        column < row.fields.count ? String(decoding: row.fields[column], as: UTF8.self) : ""
      }
    }
    return words
  }

  /// The index of the column that the command uses if no option names one; empty if unknown.
  private func guess(_ titles: [String]?, _ count: Int) -> String {
    var plain = input
    plain.columns = Columns()
    do throws(ReadingError) {
      let found = try plain.find(titles: titles, count: count, isJSON: false)
      guard case .index(let index)? = found.places.values.first else { return "" }
      return "\(index)"
    } catch { return "" }
  }

  /// The groups, as words.
  ///
  /// The words are: the number of warnings and notes, and their sentences. Then, for each group,
  /// come its label and its number of ratings.
  func groupWords() throws(Refusal) -> [String] {
    PastedRatings.counted = nil
    let counted = try readGroups()
    let remarks = counted.warnings + counted.notes
    var words = ["\(remarks.count)"] + remarks
    for group in counted.groups {
      words += [String(decoding: group.label, as: UTF8.self), "\(group.counts.number ?? 0)"]
    }
    return words
  }
}

/// Guesses the kind of a column from its first fields.
private struct ColumnSample {
  private static var mostValues: Int { 40 }

  private var count = 0
  private var (dates, ratings) = (0, 0)
  private var values: Set<[UInt8]> = []

  mutating func add(_ field: [UInt8]) {
    guard !field.isEmpty else { return }
    count += 1
    if Self.isDate(field) { dates += 1 }
    if let number = NumberParameter.number(String(decoding: field, as: UTF8.self)), number >= 0,
      number <= 10
    {
      ratings += 1
    }
    if values.count <= Self.mostValues { values.insert(field) }
  }

  /// `date`, `rating` for numbers up to 10, `group` for a few repeated texts, or empty.
  var kind: String {
    if count == 0 { return "" }
    if dates == count { return "date" }
    if ratings * 5 >= count * 4 { return "rating" }
    return values.count > 1 && values.count <= Self.mostValues && values.count * 2 <= count
      ? "group" : ""
  }

  private static func isDate(_ field: [UInt8]) -> Bool {
    do throws(LineProblem) {
      switch try WrittenDate(field[...]) {
      case .since, .either: return true
      case .missing, .label: return false
      }
    } catch { return false }
  }
}
