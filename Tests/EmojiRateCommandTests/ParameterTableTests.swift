import Testing

@testable import EmojiRateCommand

@Suite("Parameter table")
struct ParameterTableTests {
  private let rows = ParameterTable.markdown.split(separator: "\n").map(String.init)

  @Test("Has ten columns in every row")
  func columns() {
    for row in rows {
      let bars = zip(" " + row, row).filter { $1 == "|" && $0 != "\\" }.count
      #expect(bars == 11, "\(row)")
    }
  }

  @Test(
    "Has a cell for every option of a command, and no other",
    arguments: [
      (0, "face"), (1, "stars"), (2, "summary"), (3, "export"), (4, "export summary"),
      (5, "control"), (6, "drawing"),
    ])
  func cells(column: Int, command: String) {
    let filled = rows.filter { $0.hasPrefix("| `") }.map { row in
      row.replacing("\\|", with: "").split(separator: "|").map { $0.filter { $0 != " " } }
    }.filter { !$0[column + 2].isEmpty }
    #expect(filled.count == ParameterTable.options(of: command).count)
    #expect(!rows.contains { $0.contains("--help") })
  }
}
