import EmojiRate

/// The columns of a file: as options ask for them, or as indexes from 0.
struct Columns<Column> {
  /// The columns of the rated product or group, whose fields make its label together.
  var groups: [Column] = []
  var name: Column?
  /// The column with the number of ratings that a line stands for.
  var count: Column?
  /// The columns with the number of ratings of each value, lowest first.
  var counts: [Column] = []
  /// The column of a line that sums up many ratings; ``number`` has how many.
  var mean: Column?
  var number: Column?
  var date: Column?
  var filters: [Column] = []
  /// The columns of the ratings: of options the texts, each of which can be a list of columns.
  var values: [Column] = []

  /// All but those of the ratings.
  fileprivate var others: [Column] {
    [name, count, mean, number, date].compactMap { $0 } + groups + counts + filters
  }

  func map<Other>(
    _ find: (Column) throws(ReadingError) -> Other
  ) throws(ReadingError) -> Columns<Other> {
    try Columns<Other>(
      groups: groups.map(find), name: name.map(find), count: count.map(find),
      counts: counts.map(find), mean: mean.map(find), number: number.map(find),
      date: date.map(find), filters: filters.map(find), values: values.map(find))
  }
}

extension Columns: Equatable where Column: Equatable {}
extension Columns: Sendable where Column: Sendable {}

/// Where records have the field of a column.
enum FieldPlace: Hashable {
  case index(Int)
  /// A key of JSON, which a record need not have.
  case key([UInt8])
}

extension InputSettings {
  /// The titles of a column of ratings, in lower case.
  private static let valueTitles: Set = [
    "value", "rating", "stars", "score", "overall", "star_rating", "star rating", "review score",
    "note", "bewertung", "sterne",
  ]

  /// Whether nothing says that the first line is a header row, neither a requested title nor a usual one.
  func isDoubtfulHeader(_ fields: [String]) -> Bool {
    let isUnnamed = columns.others.isEmpty && columns.values.isEmpty
    return hasHeader == nil && columns.others.allSatisfy { $0.columnNumber != nil }
      && columns.values.allSatisfy { $0.columnNumbers != nil }
      && !(isUnnamed && fields.contains { Self.valueTitles.contains($0.lowercased()) })
  }

  /// Whether the first line of a file is its header row.
  ///
  /// It is one if a column is asked for by text. With numbers alone it is one if its field for the value is
  /// neither a rating nor missing.
  func isHeader(_ fields: [String]) -> Bool {
    if let hasHeader { return hasHeader }
    let isByTitle = columns.others.contains { column in
      column.columnNumber.map { $0 > fields.count && fields.contains(column) } ?? true
    }
    let values = columns.values.map { text in
      fields.contains(text) && text.columnNumbers?.allSatisfy { $0 <= fields.count } != true
        ? nil : text.columnNumbers
    }
    if isByTitle || values.contains(nil) { return true }
    guard
      let number = values.first??.first ?? (columns.mean ?? columns.counts.first)?.columnNumber
        ?? (fields.count == 1 ? 1 : nil)
    else { return fields.contains { Self.valueTitles.contains($0.lowercased()) } }
    return fields.indices.contains(number - 1) && grammar.read(fields[number - 1]) == .wrong
  }

  /// Finds the requested columns, and the title of the values' column if no option names it.
  ///
  /// - Parameter titles: The header row, or the keys of JSON so far; nil without titles.
  func find(
    titles: [String]?, count: Int, isJSON: Bool
  ) throws(ReadingError) -> (places: Columns<FieldPlace>, valueTitle: String?) {
    let names = titles ?? []
    func place(_ index: Int) -> FieldPlace {
      isJSON ? .key(Array(names[index].utf8)) : .index(index)
    }
    var columns = columns
    columns.values = columns.values.flatMap { Self.items(of: $0, among: names) }
    var places = try columns.map { (column) throws(ReadingError) in
      let same = names.indices.filter { names[$0] == column }
      guard same.count < 2 else {
        throw .line(
          "several columns are called \(column.quoted); give the number of one, from 1")
      }
      if let index = same.first { return place(index) }
      let number = column.columnNumber
      if let number, number <= count { return place(number - 1) }
      // Later objects of JSON can have more keys.
      guard isJSON, number == nil else { throw .problem(Self.problem(column, titles, count)) }
      return .key(Array(column.utf8))
    }
    var value: Int?
    // Ratings are in a column of their own, unless lines have counts or means.
    if columns.values.isEmpty, columns.counts.isEmpty, columns.mean == nil {
      value = try Self.value(titles, count)
      places.values = value.map { [place($0)] } ?? []
    }
    try check(places.values, columns.values)
    // Names are only looked for under their own title.
    if columns.name == nil, findsName,
      let index = names.firstIndex(where: { $0.lowercased() == "name" }),
      !places.values.contains(place(index))
    {
      places.name = place(index)
    }
    return (places, count == 1 ? nil : value.flatMap { titles?[$0] })
  }

  /// The problem of a requested key that is not among all keys of JSON; nil without one.
  func unknownKey(_ keys: [String]) -> LineProblem? {
    (columns.others + columns.values.flatMap { Self.items(of: $0, among: keys) })
      .first { $0.columnNumber == nil && !keys.contains($0) }
      .map { Self.problem($0, keys, keys.count) }
  }

  /// The columns of a text: the one with this title, or those of a list, in which `2-4` are three numbers.
  private static func items(of text: String, among titles: [String]) -> [String] {
    if titles.contains(text) { return [text] }
    return text.listItems.flatMap { item in
      titles.contains(item) ? [item] : item.columnNumbers?.map { "\($0)" } ?? [item]
    }
  }

  /// Refuses the same column of ratings twice, and several where one picture is drawn.
  private func check(_ places: [FieldPlace], _ texts: [String]) throws(ReadingError) {
    guard places.count > 1 else { return }
    for (index, place) in places.enumerated() where places[..<index].contains(place) {
      throw .line("the column \(texts[index].quoted) is given twice; leave one out")
    }
    guard allowsColumns else {
      throw .usage(
        "--value-column gives \(places.count) columns; export summary draws a picture of each")
    }
  }

  /// The labels of the columns of ratings: their titles, or of `How was … [Food]` what is in brackets.
  func labels(of places: [FieldPlace], titles: [String]?) -> [[UInt8]] {
    let labels = places.map { place -> String in
      switch place {
      case .index(let index):
        titles.flatMap { $0[index].isEmpty ? nil : $0[index] } ?? "\(index + 1)"
      case .key(let key): String(decoding: key, as: UTF8.self)
      }
    }
    let parts = labels.map { label -> (question: Substring.UTF8View, answer: [UInt8])? in
      guard label.utf8.last == UInt8(ascii: "]"),
        let bracket = label.utf8.lastIndex(of: UInt8(ascii: "["))
      else { return nil }
      let answer = Array(label.utf8[label.utf8.index(after: bracket)...].dropLast())
      return answer.isEmpty ? nil : (label.utf8[..<bracket], answer)
    }
    let isGrid = parts.allSatisfy { part in
      guard let part, let first = parts[0] else { return false }
      return part.question.elementsEqual(first.question)
    }
    return isGrid && parts.count > 1 ? parts.map { $0!.answer } : labels.map { Array($0.utf8) }
  }

  /// The index of the values' column if no option names it: the only one, or the only one with a usual title.
  private static func value(_ titles: [String]?, _ count: Int) throws(ReadingError) -> Int {
    if count == 1 { return 0 }
    let usual = (titles ?? []).enumerated().filter { valueTitles.contains($0.element.lowercased()) }
    if usual.count == 1 { return usual[0].offset }
    throw .line(
      "it is not clear which column has the ratings; give --value-column"
        + (titles.map { " with one of \(list($0))" } ?? ", a number from 1 to \(count)"))
  }

  private static func problem(_ column: String, _ titles: [String]?, _ count: Int) -> LineProblem {
    guard let titles else {
      return LineProblem(
        column.columnNumber == nil
          ? "there is no header row for \(column.quoted); give the number of a column, from 1 to \(count)"
          : "there is no column \(column); give one of 1 to \(count), or a name")
    }
    if let nested = titles.first(where: { $0.hasPrefix(column + ".") }) {
      return LineProblem(
        "\(column.quoted) is an object with keys such as \(nested.quoted); give one of them, or, if it is the "
          + "whole file, write it with an object for each rating, in pandas with orient='records'")
    }
    // One slip turns a letter into any other.
    let nearest = column.utf8.count > 1 ? Suggestion.nearest(to: column, among: titles) : nil
    // A header row may have other titles than its file seems to have.
    let isOneColumn = titles.count == 1 && titles[0].contains(where: ",;\t|".contains)
    return LineProblem(
      "no column is called \(column.quoted); "
        + (Suggestion.question(nearest?.quoted).map { $0 + " " } ?? "")
        + (titles.isEmpty ? "there are none" : "there are " + list(titles))
        + (isOneColumn ? "; --delimiter says what is between columns" : ""))
  }

  private static func list(_ titles: [String]) -> String {
    titles.prefix(8).map { $0.quoted }.joined(separator: ", ") + (titles.count > 8 ? ", …" : "")
  }
}

extension String {
  /// The number of a column from 1, if the text can only be one; `03` is a title.
  fileprivate var columnNumber: Int? {
    guard let number = Int(self), number > 0, "\(number)" == self else { return nil }
    return number
  }

  /// The numbers of a list such as `2,5-7`; nil if an item is another text.
  fileprivate var columnNumbers: [Int]? {
    var numbers: [Int] = []
    for item in listItems {
      let ends = item.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        .map { String(Substring($0)).columnNumber }
      guard ends.count < 3, let first = ends[0], let last = ends[ends.count - 1], first <= last,
        last - first < 1000
      else { return nil }
      numbers += first...last
    }
    return numbers
  }
}
