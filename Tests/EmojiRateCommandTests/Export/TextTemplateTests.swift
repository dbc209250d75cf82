import Testing

@testable import EmojiRateCommand

@Suite("Text template")
struct TextTemplateTests {
  private func filled(_ text: String, columns: [String]? = ["Product"]) throws -> String {
    var columns = columns
    let template = try TextTemplate(text, option: "--title", kept: ["maximum"], columns: &columns)
    let entry = Entry(
      value: 3.2, name: Array("Soup".utf8), line: 7,
      columns: (columns ?? []).map { Array("<\($0)>".utf8) })
    return String(decoding: template.filled(entry), as: UTF8.self)
  }

  @Test(
    "Fills in values, names, lines and columns, and leaves what the library fills in",
    arguments: [
      ("{name}-{value}", "Soup-3.2"), ("{value}", "3.2"), ("a", "a"), ("{value}{value}", "3.23.2"),
      ("x{", "x{"), ("x}y", "x}y"), ("ü{name}", "üSoup"), ("{line}", "7"),
      ("{Product}{size}{Product}", "<Product><size><Product>"), ("{maximum}", "{maximum}"),
    ])
  func fills(template: String, text: String) throws { #expect(try filled(template) == text) }

  @Test("Refuses other words where the values have no columns")
  func refuses() {
    for (template, rest) in [
      ("{valeu}", "'{valeu}'; did you mean {value}?"),
      (
        "a{}",
        "'{}'; give {value}, {name}, {line} or {maximum}, or --values with a file that has such "
          + "a column"
      ),
    ] {
      #expect(throws: CommandError.usage("--title does not know \(rest)")) {
        try filled(template, columns: nil)
      }
    }
  }

  @Test(
    "Knows which texts differ from line to line",
    arguments: [
      ("{value}", false), ("a", false), ("{maximum}", false), ("{name}", true), ("{line}", true),
      ("{x}", true),
    ])
  func perLine(text: String, isPerLine: Bool) throws {
    var columns: [String]? = []
    let template = try TextTemplate(text, option: "--title", kept: ["maximum"], columns: &columns)
    #expect(template.isPerLine == isPerLine)
    #expect(columns == (text == "{x}" ? ["x"] : []))
  }
}
