import Testing

@testable import EmojiRate
@testable import EmojiRateControl
@testable import EmojiRateTestSupport
import EmojiRateDrawings

@Suite("Recorded pictures")
struct RecordedPictureTests {
  /// Tests/Browser compares what the script makes of recorded pictures with the command's.
  @Test("Recorded characters, rows and drawings are what they were")
  func digests() throws {
    var lines = ""
    func add<Kind: RatedPicture>(
      _ kind: Kind.Type, _ name: String, _ change: (inout PictureSettings) throws -> Void
    ) rethrows {
      var (settings, digest) = (PictureSettings(), FNV1a())
      try change(&settings)
      digest.add("\(kind.recorded(settings, as: { $0 }))")
      lines += "\(name) \(digest.hexadecimal)\n"
    }
    for (character, paint) in [
      (FaceCharacter.classic, FacePaint.solid), (.mini, .line), (.karma, .radial),
    ] {
      add(Face.self, "\(character) \(paint)") {
        ($0.style.character, $0.style.paint) = (character, paint)
      }
    }
    for (symbol, rule) in [
      (RowSymbol.star, StarFill.exact), (.star, .half), (.heart, .exact), (.face, .exact),
    ] {
      add(StarRow.self, "\(symbol) \(rule)") {
        ($0.symbol, $0.fill, $0.count) = (symbol, rule, 3)
      }
    }
    try add(Face.self, "cup.svg") {
      $0.style.drawing = try Drawing(files: DrawingFiles.sample(["cup.svg"]))
    }
    for names in [
      ["arm-147"], ["flower-group"], ["gradients"], ["three-values"], ["ring-open", "ring-closed"],
    ] {
      try add(Face.self, names[0]) {
        $0.style.drawing = try Drawing(files: names.map { try DrawingFiles.small($0) })
      }
    }
    try expectSnapshot(lines: lines, "recorded")
  }

  @Test("What cuts the shapes of a symbol is written once for them")
  func window() throws {
    var settings = PictureSettings()
    (settings.symbol, settings.count) = (.face, 2)
    let shape = "<path d='M9 9H400V99Z'/><path d='M9 99H400V199Z' fill='red'/>"
    settings.style.drawing = try Drawing(svg: layers(shape, shape))
    let elements = StarRow.recorded(settings, as: { $0 }).elements.dropFirst()
    // Both are other ones while they are not the rating's.
    #expect(elements.count == 4)
    for element in elements {
      #expect(element.components(separatedBy: "<svg ").count == 2)
      #expect(element.components(separatedBy: "<path ").count == 3)
    }
  }

  @Test("Without a rating, what follows its colour is grey")
  func unrated() {
    let segment = Face.recorded(PictureSettings(), as: { $0 }).segments[0]
    #expect(segment.variants[0].map(\.text) == ["#949494"])
    #expect(segment.variants[1].map(\.text) == ["red"])
  }

  @Test("Colours that are equal in a look alone are apart in a system's")
  func equalColors() {
    var settings = PictureSettings()
    settings.stars.fillColor = "#fff"
    settings.stars.emptyColor = "#fff"
    for segment in StarRow.recorded(settings, as: { $0 }).segments {
      #expect(segment.variants[1].map(\.text) == ["red", "#0f0", "#0f0"])
    }
  }

  @Test("In a system's colours, a filled head has the colour of the page, and its features show")
  func filledHead() {
    var settings = PictureSettings()
    settings.style.character = .sunny
    settings.style.paint = .radial
    for segment in Face.recorded(settings, as: { $0 }).segments {
      // White is the page's colour, the features are the earned part, and blush and teeth disappear.
      #expect(Set(segment.variants[1].map { $0.text }) == ["#fff", "red", "none"])
    }
  }

  @Test("In a system's colours, a row without outlines has another colour for what is not earned")
  func rowWithoutOutline() {
    var settings = PictureSettings()
    settings.stars.emptyColor = "#ddd"
    settings.stars.givenStrokeWidth = 0
    let segment = StarRow.recorded(settings, as: { $0 }).segments[0]
    #expect(Set(segment.variants[1].map { $0.text }) == ["#949494", "red"])
  }
}
