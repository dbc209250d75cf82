import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("Sprite")
struct SpriteTests {
  private struct Symbol {
    var id: String
    var attributes: String
    var content: String
  }

  private static func symbols(_ set: ExportedSet) throws -> [Symbol] {
    let sprite = try set.text("sprite.svg")
    #expect(
      sprite.hasPrefix(#"<!-- emoji-rate export --><svg xmlns="http://www.w3.org/2000/svg">"#))
    return sprite.matches(of: #/<symbol id="([^"]*)"([^>]*)>(.*?)<\/symbol>/#).map {
      let id = $0.output.1.replacing("&lt;", with: "<").replacing("&amp;", with: "&")
      return Symbol(
        id: String(id), attributes: String($0.output.2), content: String($0.output.3))
    }
  }

  @Test(
    "Every symbol is what is drawn in the file of its name, with its view box and its title",
    arguments: [
      [], ["stars"], ["stars", "--symbol", "heart", "--fill", "exact"],
      ["stars", "--symbol", "face", "--right-to-left"],
      ["--background", "#fed", "--theme", "mono"],
      ["--decorative"], ["--responsive"], ["stars", "--title", ExportedSet.hostileTitle],
      ["--pair", "light,dark"], ["stars", "--symbol", "face", "--pair", "sky,dusk"],
      ["--character", "cat"],
      ["--character", "cloud", "--paint", "radial", "--pair", "light,dark"],
      ["stars", "--symbol", "face", "--character", "bear"],
    ])
  func drawings(arguments: [String]) throws {
    let set = try ExportedSet(arguments + ["--by", "0.5", "--sprite"])
    let symbols = try Self.symbols(set)
    let files = try set.names.filter { $0.hasSuffix(".svg") && $0 != "sprite.svg" }
    #expect(symbols.map { $0.id + ".svg" }.sorted() == files)
    for symbol in symbols {
      let document = try set.text(symbol.id + ".svg")
      let parts = try #require(
        document.wholeMatch(
          of:
            #/<svg xmlns="[^"]*"(?: width="[^"]*" height="[^"]*")?( viewBox=.*?)(?: role="img" aria-label="[^"]*"| aria-hidden="true")>(.*)<\/svg>/#
        )?.output)
      #expect(symbol.attributes == parts.1)
      #expect(symbol.content == parts.2)
      #expect(symbol.content.hasPrefix("<title>") == !arguments.contains("--decorative"))
    }
  }

  @Test("Is well-formed with every name and title, and every id is there once")
  func hostile() throws {
    let set = try ExportedSet(
      ["--sprite", "--pair", "light,dark", "--title", ExportedSet.hostileTitle],
      lines: ExportedSet.hostileLines)
    let ids = IDs()
    let parser = XMLParser(data: try set.data("sprite.svg"))
    parser.delegate = ids
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    #expect(ids.all == ExportedSet.hostileStems.flatMap { [$0, $0 + "-dark"] })
  }

  private final class IDs: NSObject, XMLParserDelegate {
    var all: [String] = []

    func parser(
      _: XMLParser, didStartElement element: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      if element == "symbol" { all.append(attributes["id"] ?? "") }
    }
  }
}
