import Testing

@testable import EmojiRateCommand

@Suite("Name template")
struct NameTemplateTests {
  private func name(_ template: String) throws -> String {
    let entry = Entry(value: 3.2, name: Array("Soup".utf8), line: 1)
    return String(decoding: try NameTemplate(template).stem(of: entry), as: UTF8.self)
  }

  @Test(
    "Fills in values and names",
    arguments: [
      ("{name}-{value}", "Soup-3.2"), ("{value}", "3.2"), ("a", "a"), ("{value}{value}", "3.23.2"),
      ("x{", "x{"), ("x}y", "x}y"), ("ü{name}", "üSoup"),
    ])
  func fills(template: String, text: String) throws { #expect(try name(template) == text) }

  @Test("Refuses other words, and slashes")
  func refuses() {
    for (template, rest) in [
      ("{valeu}", "'{valeu}'; did you mean {value}?"),
      ("a{}", "'{}'; give {value}, {name} or both"),
    ] {
      #expect(throws: CommandError.usage("--name-template does not know \(rest)")) {
        try name(template)
      }
    }
    for template in ["../{value}", "a/{value}", "{value}/", "a\\{value}"] {
      #expect(throws: CommandError.data("--name-template \(PortableName.leavesFolder)")) {
        try name(template)
      }
    }
  }
}
