import EmojiRate
import EmojiRateHistory

/// What the page shows of a file of ratings: its first records, its columns, and its groups.
extension Request {
  private static var rowCount: Int { 5 }

  /// The first records, as words: whether there is a header row, the number of columns, the column of the ratings that
  /// the command finds itself, the titles, which columns have dates, and a line number and the fields of each record.
  func table() throws(Refusal) -> [String] {
    var reader = RecordReader(PastedRatings.input, form)
    var rows: [(line: Int, fields: [[UInt8]])] = []
    var titles: [String]?
    do throws(ReadingError) {
      while rows.count < Self.rowCount, try reader.next() {
        let (record, isJSON) = (reader.record, reader.isJSON)
        let texts = (0..<record.count).map { record.text($0) }
        if rows.isEmpty, titles == nil, !isJSON, input.isHeader(texts) {
          titles = texts
        } else {
          rows.append((max(record.line, 1), (0..<record.count).map { Array(record[$0]) }))
        }
      }
    } catch {
      // The picture has the sentence about it.
    }
    let keys = reader.keys
    if let keys { titles = keys }
    let count = titles?.count ?? rows.first?.fields.count ?? 0
    var words = [titles == nil ? "" : "header", "\(count)", guess(titles, count)]
    words += titles ?? Array(repeating: "", count: count)
    words += (0..<count).map { column in
      rows.allSatisfy { Self.isDate($0.fields, column) } && !rows.isEmpty ? "date" : ""
    }
    for row in rows {
      words.append("\(row.line)")
      words += (0..<count).map { column in
        column < row.fields.count ? String(decoding: row.fields[column], as: UTF8.self) : ""
      }
    }
    return words
  }

  private var form: RecordReader.Form {
    var form = input.form
    if let file = text("file") { form.format = form.format ?? RecordFormat(path: file) }
    form.hasDecimalComma = input.grammar.hasDecimalComma
    return form
  }

  /// The index of the column that the command takes if no option names one.
  private func guess(_ titles: [String]?, _ count: Int) -> String {
    var plain = input
    plain.columns = Columns()
    do throws(ReadingError) {
      let found = try plain.find(titles: titles, count: count, isJSON: false)
      guard case .index(let index)? = found.places.values.first else { return "" }
      return "\(index)"
    } catch { return "" }
  }

  private static func isDate(_ fields: [[UInt8]], _ column: Int) -> Bool {
    guard column < fields.count else { return false }
    do throws(LineProblem) {
      switch try WrittenDate(fields[column][...]) {
      case .since, .either: return true
      case .missing, .label: return false
      }
    } catch { return false }
  }

  /// The groups, as words: the number of remarks of the command, the remarks, and for each group its label, its number
  /// of ratings, and what tells whether two answers are equal.
  func groupWords() throws(Refusal) -> [String] {
    PastedRatings.counted = nil
    let counted = try readGroups()
    let remarks = counted.warnings + counted.notes
    var words = ["\(remarks.count)"] + remarks
    for (label, group) in counted.sorted {
      words.append(String(decoding: label, as: UTF8.self))
      words.append("\(group.counts.number ?? 0)")
      var hash = group.counts.hashValue
      for period in group.history?.periods ?? [] { hash = hash &* 31 &+ period.hashValue }
      words.append("\(hash)")
    }
    return words
  }
}
