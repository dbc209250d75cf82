import Testing

@testable import EmojiRateCommand

@Suite("Parameter table")
struct ParameterTableTests {
  @Test("Is the table that was last looked at")
  func table() throws {
    Snapshot.expect(try #require(ParameterTable.markdown("face")), matches: "parameters.md")
  }

  @Test("Has four columns in every row")
  func columns() throws {
    let table = try #require(ParameterTable.markdown("face"))
    for row in table.split(separator: "\n") {
      let bars = zip(" " + row, row).filter { $1 == "|" && $0 != "\\" }.count
      #expect(bars == 5, "\(row)")
    }
  }

  @Test("Has a row for every option that changes the picture, and no other")
  func rows() throws {
    let table = try #require(ParameterTable.markdown("face"))
    let count = Subcommand.main.options.filter { $0.group != .general }.count
    #expect(table.split(separator: "\n").count == count + 2)
    #expect(!table.contains("--help"))
  }

  @Test("Shows limits and defaults", arguments: SpecifiedParameter.style)
  func limits(parameter: SpecifiedParameter) throws {
    let table = try #require(ParameterTable.markdown("face"))
    let row = try #require(
      table.split(separator: "\n").first { $0.hasPrefix("| `--\(parameter.option) ") })
    #expect(row.contains("| `\(Messages.plain(parameter.defaultValue))` |"))
    #expect(
      row.contains(
        "| \(Messages.plain(parameter.limits.lowerBound)) to "
          + Messages.plain(parameter.limits.upperBound)))
  }

  @Test("Is not there for a command that is not there")
  func unknown() { #expect(ParameterTable.markdown("stars") == nil) }
}
