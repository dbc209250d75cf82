import Testing

@testable import EmojiRateCommand

@Suite("ControlPage")
struct ControlPageTests {
  /// The inputs of the page that `control` writes into a folder.
  private func page(_ options: String) throws -> String {
    let request = try Request(["control"] + options.words)
    return ControlPage(settings: request.settings, picture: request.subcommand.picture).text
  }

  @Test(
    "A row of few whole symbols has radio buttons, and anything else a range",
    arguments: [
      ("stars", ["1", "2", "3", "4", "5"]), ("stars --count 10", (1...10).map(String.init)),
      ("stars --count 11", nil), ("stars --step 0.5", nil), ("stars --fill half", nil),
      ("stars --fill half --step 1", ["1", "2", "3", "4", "5"]), ("stars --step 2", ["2", "4"]),
      ("stars --minimum 3", ["3", "4", "5"]), ("stars --maximum 10", ["2", "4", "6", "8", "10"]),
      ("stars --maximum 1", ["0.2", "0.4", "0.6", "0.8", "1"]),
      ("--step 1", nil), ("", nil),
    ] as [(String, [String]?)])
  func kinds(options: String, radios: [String]?) throws {
    let page = try page(options)
    let found = page.matches(of: /type="radio" name="rating" value="([^"]*)" required>/).map {
      String($0.1)
    }
    #expect(found == radios ?? [])
    #expect(page.contains("type=\"range\"") == (radios == nil))
  }

  @Test("A range has the scale of the control")
  func range() throws {
    let inputs = try page("--minimum -2 --maximum 8 --step 0.5")
    #expect(
      inputs.contains(
        """
        <input type="range" name="rating" min="-2" max="8" step="0.5" aria-labelledby="rating-label">
        """))
    #expect(try page("").contains("min=\"0\" max=\"5\" step=\"any\""))
  }

  @Test("The radio button of the rating is checked, and no other")
  func checked() {
    let markup = Command.run("control stars --markup 4".words).output
    #expect(markup.ranges(of: " checked").count == 1)
    #expect(markup.contains("value=\"4\" checked>4</label>"))
    #expect(!Command.run("control stars --markup 3.5".words).output.contains(" checked"))
  }

  @Test("The page has the first language of the control")
  func language() throws {
    #expect(try page("--language de,en").contains("<html lang=\"de\">"))
  }

  @Test("Each look of a page has its own inputs and label")
  func looks() throws {
    let folder = try TemporaryFolder()
    try folder.make("seven.json", "{\"count\": 7}")
    let look = "--look seven=\(folder.file("seven.json").path) -o rating/"
    let page = try #require(Command.run("control stars \(look)".words).folder?.files.last).output
    #expect(page.ranges(of: "name=\"look-seven\" value=\"7\"").count == 1)
    #expect(page.contains("<label id=\"look-seven-label\" for=\"look-seven\">seven</label>"))
  }
}
