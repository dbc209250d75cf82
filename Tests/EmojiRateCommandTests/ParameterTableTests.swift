import Testing

@testable import EmojiRateCommand

@Suite("Parameter table")
struct ParameterTableTests {
  @Test("Is the table that was last looked at")
  func table() throws {
    Snapshot.expect(try #require(ParameterTable.markdown("face")), matches: "parameters.md")
    Snapshot.expect(try #require(ParameterTable.markdown("stars")), matches: "parameters-stars.md")
    Snapshot.expect(
      try #require(ParameterTable.markdown("export")), matches: "parameters-export.md")
    Snapshot.expect(
      try #require(ParameterTable.markdown("summary")), matches: "parameters-summary.md")
    Snapshot.expect(
      try #require(ParameterTable.markdown("export summary")),
      matches: "parameters-export-summary.md")
    #expect(ParameterTable.markdown("export stars") != nil)
  }

  @Test("Has four columns in every row", arguments: Subcommand.all)
  func columns(subcommand: Subcommand) throws {
    let table = try #require(ParameterTable.markdown(subcommand.name))
    for row in table.split(separator: "\n") {
      let bars = zip(" " + row, row).filter { $1 == "|" && $0 != "\\" }.count
      #expect(bars == 5, "\(row)")
    }
  }

  @Test(
    "Has a row for every option that changes the picture, and no other", arguments: Subcommand.all)
  func rows(subcommand: Subcommand) throws {
    let table = try #require(ParameterTable.markdown(subcommand.name))
    let groups: [CommandOption.Group] = [.values, .files, .output]
    let count = subcommand.options.filter {
      subcommand.action == .export ? groups.contains($0.group) : $0.group != .general
    }.count
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
  func unknown() { #expect(ParameterTable.markdown("moons") == nil) }
}
