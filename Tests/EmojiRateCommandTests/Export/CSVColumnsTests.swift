import Testing

@testable import EmojiRateCommand

@Suite("CSV columns")
struct CSVColumnsTests {
  private func fields(_ record: String) -> [String] {
    record.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
  }

  @Test(
    "A header has letters where a number would have to be",
    arguments: [
      ("bewertung", nil, true), ("bewertung|produkt", nil, true), ("id|name|stars", nil, true),
      ("3", nil, false), ("Soup|3", nil, false), ("4..5", nil, false), ("", nil, false),
      ("3|Soup", .number(1), false), ("7|Soup|4", .number(3), false), ("1|b", .number(2), true),
      ("7|9", .title("7"), true),
    ] as [(String, ColumnReference?, Bool)])
  func header(record: String, value: ColumnReference?, isHeader: Bool) {
    #expect(CSVColumns.isHeader(fields(record), .init(value: value)) == isHeader)
  }

  @Test(
    "The value comes first where that is a number, and is the only number of more than two columns",
    arguments: [
      ("3", 0, 1), ("3|Soup", 0, 1), ("Soup|3", 1, 0), ("7|3", 0, 1), ("x", 0, 1), ("x|y", 0, 1),
      ("Soup|3|good", 1, nil), ("a|b|c|40%", 3, nil),
    ] as [(String, Int, Int?)])
  func tells(record: String, value: Int, name: Int?) throws {
    let columns = try CSVColumns(titles: nil, first: fields(record), .init())
    #expect(columns.value == value)
    #expect(columns.name == name)
  }

  @Test(
    "Refuses what leaves a doubt",
    arguments: [
      (nil, "1|2|3", .doubtfulColumns(3)), (nil, "a|b|c", .doubtfulColumns(0)),
      ("id|name|value", "7|a|1", .doubtfulColumns(2)),
    ] as [(String?, String, ExportError.LineProblem)])
  func refuses(titles: String?, record: String, problem: ExportError.LineProblem) {
    #expect(throws: problem) {
      try CSVColumns(titles: titles.map(fields), first: fields(record), .init())
    }
  }
}
