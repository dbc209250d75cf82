import Testing

@testable import EmojiRate

@Suite("AnimatedDocument")
struct AnimatedDocumentTests {
  /// The part of a document between two texts.
  private func part(_ document: String, from start: String, to end: String) -> Substring? {
    guard let (_, rest) = cut(document[...], at: start) else { return nil }
    return cut(rest, at: end)?.before
  }

  private func cut(
    _ text: Substring, at separator: String
  ) -> (before: Substring, after: Substring)? {
    var index = text.startIndex
    while index < text.endIndex {
      if text[index...].hasPrefix(separator) {
        return (text[..<index], text[index...].dropFirst(separator.count))
      }
      index = text.index(after: index)
    }
    return nil
  }

  @Test("Has the drawing of the still document in the group that stands")
  func still() {
    func expect(_ document: String, stands still: String) {
      let drawing = part(still, from: "</title>", to: "</svg>")
      #expect(drawing != nil)
      #expect(part(document, from: "<g class=\"emoji-rate-still\">", to: "</g>") == drawing)
    }
    for value in [0.0, 1, 2.5, 3.2, 5] {
      let animation = RatingAnimation(from: 2)
      expect(AnimatedFace(Face(value), animation).svg(), stands: Face(value).svg())
      for symbol in RowSymbol.allCases {
        var row = StarRow(Rating(value), symbol: symbol)
        row.style.fillColor = HSBColor(css: "#f008")!
        row.style.emptyColor = HSBColor(css: "silver")
        expect(AnimatedStarRow(row, animation).svg(), stands: row.svg())
      }
    }
  }

  @Test("Has the same root and the same accessible text as the still document")
  func root() throws {
    for options in [
      SVGOptions(), SVGOptions(size: 48, background: HSBColor(css: "white")),
      SVGOptions(isResponsive: true, label: .decorative),
      SVGOptions(label: .title("{value} von {maximum}")), SVGOptions(language: .simplifiedChinese),
    ] {
      let still = try #require(ParsedDocument(StarRow(4).svg(options)))
      let document = AnimatedStarRow(StarRow(4), RatingAnimation(from: 1)).svg(options)
      let animated = try #require(ParsedDocument(document))
      #expect(animated.root.attributes == still.root.attributes)
      #expect(animated.first("title")?.text == still.first("title")?.text)
    }
  }

  @Test(
    "Hides the group that stands for as long as the other moves",
    arguments: [(1, "250ms"), (4, "4000ms"), (nil, "indefinite")] as [(Int?, String)])
  func visibility(repeatCount: Int?, expected: String) throws {
    let face = AnimatedFace(Face(4), RatingAnimation(from: 1, repeatCount: repeatCount))
    let document = try #require(ParsedDocument(face.svg()))
    let sets = document.elements.filter { $0.name == "set" }
    #expect(sets.map { $0.attributes["to"] } == ["hidden", "visible"])
    #expect(sets.allSatisfy { $0.attributes["dur"] == expected && $0.parent == "g" })
    // Without animations there is what stands.
    let groups = document.elements.filter { $0.name == "g" }
    #expect(groups.map { $0.attributes["visibility"] } == [nil, nil, "hidden", nil])
    #expect(
      groups.map { $0.attributes["class"] } == [
        nil, "emoji-rate-still", nil, "emoji-rate-moving",
      ])
  }

  @Test("Needs no script, no identifier, no inline style and nothing from elsewhere")
  func clean() throws {
    let pictures: [any Picture] = [
      AnimatedFace(Face(4), RatingAnimation(from: 1)),
      AnimatedStarRow(StarRow(4), RatingAnimation(from: 1)),
    ]
    for picture in pictures {
      let document = try #require(ParsedDocument(picture.svg()))
      for element in document.elements {
        #expect(element.name != "script" && element.name != "use")
        let names = Set(element.attributes.keys)
        #expect(
          names.isDisjoint(with: ["id", "style", "href", "xlink:href", "clip-path", "onload"]))
      }
      let style = try #require(document.first("style")?.text)
      #expect(style.hasPrefix("@media(prefers-reduced-motion:reduce){.emoji-rate-"))
    }
  }
}
