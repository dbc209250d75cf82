import EmojiRate
import Testing

@testable import EmojiRateCommand

/// The subcommand `stars`.
@Suite("Stars")
struct StarsTests {
  private func expect(
    _ arguments: String, draw row: StarRow, _ options: SVGOptions = SVGOptions(),
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let words = ["stars"] + arguments.split(separator: " ").map(String.init)
    #expect(
      Command.run(words) == Command.Outcome(output: row.svg(options)),
      sourceLocation: sourceLocation)
  }

  private func color(_ css: String) throws -> CSSColor { try #require(CSSColor(css: css)) }

  @Test("Draws what the library draws", arguments: ["0", "1", "2.5", "3.2", "5", "-0", "0.1"])
  func library(text: String) throws {
    let row = StarRow(try #require(Double(text)))
    expect("--value \(text)", draw: row)
    #expect(
      Command.run(["stars", "--value", text, "--format", "data-uri"])
        == Command.Outcome(output: row.dataURI()))
  }

  @Test("Hands everything on to the library")
  func everything() throws {
    let style = StarStyle(
      fillColor: try color("tomato"), emptyColor: try color("#0001"),
      strokeColor: try color("navy"), strokeWidth: 3)
    let row = StarRow(
      Rating(7.3, minimum: -10, maximum: 10, step: 0.5), count: 7, symbol: .heart, fill: .half,
      layout: .fitted(width: 400, height: 90, margin: 10, spacing: 3, minimumStarSize: 20),
      isRightToLeft: true, style: style)
    expect(
      """
      --value 7.3 --minimum -10 --maximum 10 --step 0.5 --count 7 --symbol heart --fill half \
      --width 400 --height 90 --margin 10 --spacing 3 --minimum-star-size 20 --right-to-left \
      --fill-color tomato --empty-color #0001 --stroke-color navy --stroke-width 3 --precision 4 \
      --background white --title {value}! --strict
      """, draw: row,
      SVGOptions(precision: 4, background: try color("white"), label: .title("{value}!")))
    expect(
      "--value 3 --decorative --responsive", draw: StarRow(3),
      SVGOptions(isResponsive: true, label: .decorative))
  }
}
