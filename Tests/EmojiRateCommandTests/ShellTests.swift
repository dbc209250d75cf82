import Testing

@testable import EmojiRateCommand

@Suite("Shell")
struct ShellTests {
  @Test("Bash, zsh and fish can be completed in")
  func all() { #expect(Shell.allCases.map(\.rawValue) == ["bash", "zsh", "fish"]) }

  @Test("A script is plain text that ends its last line", arguments: Shell.allCases)
  func text(shell: Shell) {
    let script = shell.completionScript
    #expect(script.hasSuffix("\n") && !script.hasSuffix("\n\n"))
    #expect(script.utf8.allSatisfy { $0 == 0x0A || (0x20..<0x7F).contains($0) })
  }

  @Test("Spellings are the letter and the name")
  func spellings() throws {
    let output = try #require(Subcommand.main.options.first { $0.name == "output" })
    #expect(output.spellings == ["-o", "--output"])
    let value = try #require(Subcommand.main.options.first { $0.name == "value" })
    #expect(value.spellings == ["--value"])
  }
}
