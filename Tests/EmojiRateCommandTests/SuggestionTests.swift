import Testing

@testable import EmojiRateCommand

@Suite("Suggestion")
struct SuggestionTests {
  @Test(
    "Counts insertions, deletions, replacements and exchanges of neighbours",
    arguments: [
      ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("abc", "abc", 0), ("abc", "abd", 1),
      ("abc", "ab", 1), ("abc", "abcd", 1), ("abc", "acb", 1), ("ab", "ba", 1), ("ca", "abc", 3),
      ("kitten", "sitting", 3), ("value", "vlaue", 1), ("vlaeu", "value", 2),
    ])
  func editDistance(one: String, other: String, edits: Int) {
    #expect(Suggestion.editDistance(one, other) == edits)
    #expect(Suggestion.editDistance(other, one) == edits)
  }

  @Test(
    "Finds the option that was meant",
    arguments: [
      ("valu", "value"), ("vlaue", "value"), ("values", "value"), ("VALUE", "value"),
      ("minimun", "minimum"), ("maximun", "maximum"), ("mouthwidth", "mouth-width"),
      ("mouth_width", "mouth-width"), ("colour", "color"), ("back-ground", "background"),
      ("output-", "output"), ("precison", "precision"), ("min", "minimum"), ("MAX", "maximum"),
      ("resp", "responsive"), ("mouth-w", "mouth-width"), ("no-eye", "no-eyes"),
      ("responsiv", "responsive"), ("hlep", "help"), ("versoin", "version"),
    ])
  func finds(text: String, option: String) {
    let names = Subcommand.main.options.map(\.name)
    #expect(Suggestion.nearest(to: text, among: names) == option)
  }

  @Test("Finds nothing far off", arguments: ["", "x", "frobnicate", "zzzzz", "é", "🙂"])
  func findsNothing(text: String) {
    let names = Subcommand.main.options.map(\.name)
    #expect(Suggestion.nearest(to: text, among: names) == nil)
  }

  @Test("Does not look at long texts")
  func long() {
    let text = String(repeating: "a", count: 100_000)
    #expect(Suggestion.nearest(to: text, among: [text]) == nil)
  }

  @Test("Finds every option a slip away")
  func everyOption() throws {
    let names = try Subcommand.named("export stars").options.map(\.name)
    for name in names {
      #expect(Suggestion.nearest(to: name + "x", among: names) == name)
      // As near to --color and --number, which come first.
      guard !["colors", "numbers"].contains(name) else { continue }
      #expect(Suggestion.nearest(to: String(name.dropLast()) + "q", among: names) == name)
    }
  }
}
