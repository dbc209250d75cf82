import Testing

@testable import EmojiRateCommand

@Suite("Shell")
struct ShellTests {
  @Test("Bash, zsh and fish can be completed in")
  func all() { #expect(Shell.allCases.map(\.rawValue) == ["bash", "zsh", "fish"]) }

  @Test("A script is the one that was last looked at", arguments: Shell.allCases)
  func script(shell: Shell) {
    Snapshot.expect(shell.completionScript, matches: "completion.\(shell.rawValue)")
  }

  @Test("A script is plain text that ends its last line", arguments: Shell.allCases)
  func text(shell: Shell) {
    let script = shell.completionScript
    #expect(script.hasSuffix("\n") && !script.hasSuffix("\n\n"))
    #expect(script.utf8.allSatisfy { $0 == 0x0A || (0x20..<0x7F).contains($0) })
  }

  @Test("Words are completed where the argument is one of a few")
  func words() {
    let words = Subcommand.main.options.filter { !$0.words.isEmpty }
    #expect(
      words.map(\.name) == [
        "character", "head", "eyes", "brows", "mouth", "extras", "expression", "paint", "theme",
        "hue-path",
        "language", "repeat", "format", "generate-completion-script",
      ])
    #expect(words.map(\.words.count) == [21, 18, 14, 3, 16, 25, 3, 5, 19, 2, 2, 1, 3, 3])
  }

  @Test("A file is completed for the style and the output")
  func files() {
    #expect(Subcommand.main.options.filter(\.takesFile).map(\.name) == ["style", "output"])
  }

  @Test("Spellings are the letter and the name")
  func spellings() throws {
    let output = try #require(Subcommand.main.options.first { $0.name == "output" })
    #expect(output.spellings == ["-o", "--output"])
    let value = try #require(Subcommand.main.options.first { $0.name == "value" })
    #expect(value.spellings == ["--value"])
  }
}
