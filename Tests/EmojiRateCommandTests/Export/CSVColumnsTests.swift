import Testing

@testable import EmojiRateCommand

@Suite("CSV columns")
struct CSVColumnsTests {
  @Test(
    "Tells the columns by the first record",
    arguments: [
      ("3", 0, 1, false), ("3|Soup", 0, 1, false), ("Soup|3", 1, 0, false), ("7|3", 0, 1, false),
      ("value", 0, nil, true), ("Avg. Rating", 0, nil, true), ("name|value", 1, 0, true),
      ("score|dish", 0, 1, true), ("id|average", 1, 0, true),
      ("id|name|rating", 2, 1, true), ("product id|product name|stars", 2, 1, true),
      ("rating|comment|date", 0, nil, true), ("id|title|value|rating_count", 2, 1, true),
    ] as [(String, Int, Int?, Bool)])
  func tells(record: String, value: Int, name: Int?, hasHeader: Bool) throws {
    let columns = try CSVColumns(first: record.split(separator: "|").map(String.init))
    #expect(columns.value == value)
    #expect(columns.name == name)
    #expect(columns.hasHeader == hasHeader)
  }

  @Test(
    "Refuses what leaves a doubt",
    arguments: [
      ("1|2|3", .tooManyColumns(3)), ("a|b", .unknownHeader(["a", "b"])),
      ("rating|score|x", .unknownHeader(["rating", "score", "x"])),
      ("a|b|c", .unknownHeader(["a", "b", "c"])),
    ] as [(String, ExportError.LineProblem)])
  func refuses(record: String, problem: ExportError.LineProblem) {
    let fields = record.split(separator: "|").map(String.init)
    #expect(throws: ExportLineProblem(problem)) { try CSVColumns(first: fields) }
  }
}
