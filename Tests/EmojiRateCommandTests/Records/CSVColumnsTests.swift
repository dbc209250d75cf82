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
      ("bewertung", nil, "bewertung"), ("bewertung|produkt", nil, "bewertung"),
      ("id|name|stars", nil, "id"), ("|rating", nil, "rating"), ("1|b", .number(2), "b"),
      ("7|9", .title("7"), "7"), ("3", nil, nil), ("Soup|3", nil, nil), ("4..5", nil, nil),
      ("", nil, nil),
      ("3|Soup", .number(1), nil), ("7|Soup|4", .number(3), nil),
    ] as [(String, ColumnReference?, String?)])
  func title(record: String, value: ColumnReference?, title: String?) {
    #expect(CSVColumns.title(in: fields(record), .init(value: value)) == title)
  }

  @Test(
    "Titles have no digits, and do not say that there is no value",
    arguments: [
      ("bewertung|produkt", true), ("name-of|n/a of", true), ("x3", false), ("n/a|Soup", false),
      ("Soup|NULL", false), ("|rating", false), ("-|Soup", false),
    ])
  func titles(record: String, areTitles: Bool) {
    #expect(CSVColumns.areTitles(fields(record)) == areTitles)
  }

  @Test(
    "Reads decimals with a comma where it is told to, and says how where it is not",
    arguments: [
      ("3,2", 3.2, true), ("-3,2", -3.2, true), ("3", 3, false), ("40,5%", 2.025, true),
      ("1.000", nil, false), ("1,000,000", nil, false), ("a,b", nil, false), (",", nil, false),
    ] as [(String, Double?, Bool)])
  func decimals(field: String, value: Double?, isMisread: Bool) {
    let wish = CSVColumns.Wish(hasDecimalComma: true)
    #expect(wish.rating(field)?.value(on: .init(0)) == value)
    #expect(!wish.isMisread(field))
    #expect(CSVColumns.Wish().isMisread(field) == isMisread)
    if isMisread {
      #expect(CSVColumns.title(in: [field, "Soup"], .init()) == nil)
      #expect(CSVColumns.Wish().advice(on: field) == "--decimal , reads decimals with a comma")
    }
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
    "The column of the names is not that of the value",
    arguments: [("1|3.5", 1, 1), ("3.5|1", 2, 0), ("a|b", 1, 1), ("Soup|3.5|2", 3, 1)])
  func name(record: String, name: Int, value: Int) throws {
    let columns = try CSVColumns(titles: nil, first: fields(record), .init(name: .number(name)))
    #expect(columns.value == value)
    #expect(columns.name == name - 1)
  }

  @Test("Takes columns called value and name for these, among others")
  func titled() throws {
    let columns = try CSVColumns(titles: fields("id|name|value"), first: fields("7|a|1"), .init())
    #expect(columns.value == 2)
    #expect(columns.name == 1)
  }

  @Test(
    "Refuses what leaves a doubt",
    arguments: [
      (nil, "1|2|3", "3 columns are numbers"), (nil, "a|b|c", "no column is a number"),
      ("id|name|rating", "7|a|1", "2 columns are numbers"),
      ("id|rating", "7|1", "2 columns are numbers"),
      ("a|b|c", "3,2|x|y", "no column is a number"),
    ] as [(String?, String, String)])
  func refuses(titles: String?, record: String, problem: String) {
    let rest = ", so it is not clear which is the value; "
    let advice =
      record.contains(",")
      ? "--decimal , reads decimals with a comma" : "say so with --value-column"
    #expect(throws: LineProblem(problem + rest + advice)) {
      try CSVColumns(titles: titles.map(fields), first: fields(record), .init())
    }
  }

  @Test(
    "Says which titles there are, and what may have hidden others",
    arguments: [
      ("a|b", "there are 'a', 'b'"), ("", "there are none"),
      ("a;b", "there are 'a;b'; --delimiter says what is between columns"),
      ("a b", "there are 'a b'"),
      (
        "a|\0b",
        "there are 'a', \("\0b".quoted); the file is UTF-16 without its mark, save it as UTF-8"
      ),
    ])
  func missing(titles: String, rest: String) {
    let wish = CSVColumns.Wish(value: .title("stars"))
    #expect(throws: LineProblem("no column is called 'stars'; " + rest)) {
      try CSVColumns(titles: titles.isEmpty ? [] : fields(titles), first: [], wish)
    }
  }
}
