import EmojiRate
import Testing

@testable import EmojiRateCommand

/// `--pair` of a single picture.
@Suite("Scheme pair")
struct SchemePairTests {
  @Test("Makes one document that follows the page's scheme, with a sentence and a style once")
  func oneDocument() {
    let outcome = Command.run(["stars", "3.5", "--pair", "light,dusk", "--follow-scheme"])
    let (light, dusk) = (
      Command.run(["stars", "3.5", "--responsive", "--decorative"]).output,
      Command.run(["stars", "3.5", "--responsive", "--decorative", "--theme", "dusk"]).output
    )
    #expect(
      outcome.output == """
        <svg xmlns="http://www.w3.org/2000/svg" width="252" height="44" viewBox="0 0 252 44" role="img" \
        aria-label="3.5 out of 5 stars"><title>3.5 out of 5 stars</title>\
        <style>@media(prefers-color-scheme:dark)\
        {.emoji-rate-light{display:none}.emoji-rate-dark{display:inline}}</style>\
        <svg class="emoji-rate-light"\(light.dropFirst(4))<svg class="emoji-rate-dark" display="none"\(dusk.dropFirst(4))</svg>
        """)
    #expect(outcome.path == nil && outcome.files.isEmpty && outcome.messages == "")
  }

  @Test("A size, a title and a background are the whole document's, and each colour's own")
  func details() {
    let arguments = [
      "3", "--pair", "light,dark", "--follow-scheme", "--size", "20", "--title", "x",
      "--background",
      "tan",
    ]
    let document = Command.run(arguments).output
    #expect(document.hasPrefix(#"<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20""#))
    #expect(document.components(separatedBy: "<title>").count == 2)
    #expect(document.components(separatedBy: "width=\"20\"").count == 2)
    #expect(document.components(separatedBy: "\"tan\"").count == 3)
  }

  @Test("No other still document has a style")
  func noStyle() {
    for arguments in [["3"], ["stars", "3"], ["3", "--character", "cat"]] {
      #expect(!Command.run(arguments).output.contains("<style"))
    }
  }
}
