import Testing

@testable import EmojiRate
@testable import EmojiRateTestSupport

@Suite("MovingPicture")
struct MovingPictureTests {
  private func svg(
    _ picture: some CanvasPicture, from start: Double, _ options: SVGOptions = SVGOptions()
  ) -> String {
    MovingPicture(picture, RatingAnimation(from: start)).svg(options)
  }

  /// The part of a document between two texts.
  private func part(_ document: String, from start: String, to end: String) -> Substring? {
    document.split(separator: start, maxSplits: 1).last?.split(separator: end, maxSplits: 1).first
  }

  // MARK: The document

  @Test("Has the drawing of the still document in the group that stands")
  func still() {
    func expect(_ document: String, stands still: String) {
      let drawing = part(still, from: "</title>", to: "</svg>")
      #expect(drawing != nil)
      #expect(part(document, from: "<g class=\"emoji-rate-still\">", to: "</g>") == drawing)
    }
    for value in [0.0, 1, 2.6, 3.2, 5] {
      expect(svg(Face(value), from: 2), stands: Face(value).svg())
      for symbol in RowSymbol.allCases {
        var row = StarRow(Rating(value), symbol: symbol)
        row.style.fillColor = CSSColor(css: "#f008")!
        row.style.emptyColor = CSSColor(css: "silver")
        expect(svg(row, from: 2), stands: row.svg())
      }
    }
  }

  @Test("Has the same root and the same accessible text as the still document")
  func root() throws {
    for options in [
      SVGOptions(), SVGOptions(size: 48, background: CSSColor(css: "white")),
      SVGOptions(isResponsive: true, label: .decorative),
      SVGOptions(label: .title("{value} von {maximum}")), SVGOptions(language: .simplifiedChinese),
    ] {
      let still = try #require(ParsedDocument(StarRow(4).svg(options)))
      let moving = try #require(ParsedDocument(svg(StarRow(4), from: 1, options)))
      #expect(moving.root.attributes == still.root.attributes)
      #expect(moving.first("title")?.text == still.first("title")?.text)
    }
  }

  @Test(
    "Displays the group that moves, and hides the one that stands, for as long as it moves",
    arguments: [(1, "250ms"), (4, "4000ms"), (nil, "indefinite")] as [(Int?, String)])
  func groups(repeatCount: Int?, expected: String) throws {
    let face = MovingPicture(Face(4), RatingAnimation(from: 1, repeatCount: repeatCount))
    let document = try #require(ParsedDocument(face.svg()))
    let sets = document.elements.filter { $0.name == "set" }
    #expect(sets.map { $0.attributes["attributeName"] } == ["visibility", "display"])
    #expect(sets.map { $0.attributes["to"] } == ["hidden", "inline"])
    #expect(sets.allSatisfy { $0.attributes["dur"] == expected && $0.parent == "g" })
    // Without animations there is what stands.
    let groups = document.elements.filter { $0.name == "g" }.prefix(4)
    #expect(groups.map { $0.attributes["display"] } == [nil, nil, "none", nil])
    #expect(groups.allSatisfy { $0.attributes["visibility"] == nil })
    #expect(
      groups.map { $0.attributes["class"] } == [
        nil, "emoji-rate-still", nil, "emoji-rate-moving",
      ])
  }

  @Test("Needs no script, no identifier, no inline style and nothing from elsewhere")
  func clean() throws {
    for text in [
      svg(Face(4), from: 1), svg(StarRow(4), from: 1),
      svg(StarRow(Rating(4), symbol: .face, isRightToLeft: true), from: 1),
    ] {
      let document = try #require(ParsedDocument(text))
      for element in document.elements {
        #expect(element.name != "script" && element.name != "use")
        let names = Set(element.attributes.keys)
        #expect(
          names.isDisjoint(with: ["id", "style", "href", "xlink:href", "clip-path", "onload"]))
      }
      let style = try #require(document.first("style")?.text)
      #expect(style.hasPrefix("@media print,(prefers-reduced-motion:reduce){.emoji-rate-"))
    }
  }

  // MARK: The way

  @Test("Clamps and snaps the value that it starts from as the rating's")
  func start() {
    let rating = Rating(4, step: 0.5)
    #expect(svg(Face(rating), from: -7) == svg(Face(rating), from: 0))
    #expect(svg(Face(rating), from: .nan) == svg(Face(rating), from: 2.5))
    #expect(svg(Face(rating), from: 1.1) == svg(Face(rating), from: 1))
    #expect(svg(Face(rating), from: 3.9) == Face(rating).svg())
  }

  @Test("Does not stop at the steps of the rating")
  func steps() throws {
    var face = Face(Rating(5, step: 5))
    let document = svg(face, from: 0)
    face.rating.step = 0
    #expect(document == svg(face, from: 0))
  }

  @Test("Is the still document where all on the way looks alike")
  func alike() {
    let row = StarRow(Rating(3.2), fillRule: .whole)
    #expect(svg(row, from: 3.4) == row.svg())
    #expect(svg(row, from: 3.6) != row.svg())
    let faces = StarRow(Rating(4), symbol: .face)
    #expect(svg(faces, from: 3.8) == faces.svg())
    #expect(svg(faces, from: 3.4) != faces.svg())
    #expect(svg(StarRow(2), from: 2) == StarRow(2).svg())
  }

  @Test("Takes as long as the control, unless told otherwise")
  func duration() throws {
    func cycle(_ picture: some CanvasPicture, _ duration: Double? = nil) throws -> Double? {
      let animation = RatingAnimation(from: 1, duration: duration)
      return ShownMotion(MovingPicture(picture, animation).svg())?.animations.first?.cycle
    }
    #expect(try cycle(Face(4)) == Easing.faceDuration)
    #expect(try cycle(StarRow(4)) == Easing.rowDuration)
    #expect(try cycle(StarRow(Rating(4), symbol: .face)) == Easing.rowDuration)
    #expect(try cycle(FrameSequenceTests.Zigzag(rating: Rating(4))) == Easing.faceDuration)
    #expect(try cycle(StarRow(4), 3) == 3)
  }

  @Test("Rests where it ends, by the fill rule too")
  func pauseOfRow() throws {
    let row = StarRow(Rating(3), fillRule: .half)
    let moving = MovingPicture(row, RatingAnimation(from: 1, repeatCount: nil))
    let width = try #require(ShownMotion(moving.svg())?.animation(of: "width"))
    #expect(width.cycle == 1.2)
    #expect(width.number(at: 0.09) == 74)
    // Three whole ones, where the way there ends with a half.
    #expect(width.number(at: 0.201) == 147)
    #expect(width.number(at: 1.19) == 147)
  }

  // MARK: Forms

  @Test("Has a data URI, and takes documents of any length")
  func forms() {
    let row = StarRow(Rating(15, maximum: 20), count: 20)
    let (options, animation) = (SVGOptions(label: .title("a < b")), RatingAnimation(from: 1))
    let document = row.svg(options, animation: animation)
    #expect(document.hasSuffix("</g></g></svg>"))
    #expect(row.dataURI(options, animation: animation) == DataURI.text(of: document))
  }
}
