import Testing

@testable import EmojiRate
@testable import EmojiRateControl
@testable import EmojiRateTestSupport
import EmojiRateDrawings

@Suite("Recorded pictures")
struct RecordedPictureTests {
  /// The largest deviation of a recorded kind of picture.
  private func deviation<Kind: RatedPicture>(
    _ kind: Kind.Type, _ settings: PictureSettings
  ) -> (length: Double, color: Double, missing: [Double]) {
    var settings = settings
    (settings.minimum, settings.maximum) = (0, 1)
    let whole = kind.init(1, settings: settings)
    let size = whole.canvasSize
    let player = RecordedPlayer(
      recorded: kind.recorded(settings, as: { $0 }), unit: min(size.width, size.height) / 240)
    var (length, color, missing) = (0.0, 0.0, [Double]())
    // Of 1,001 values every hundredth, but other ones for each picture.
    let distance = FaceCharacter.areAllSampled ? 1 : 100
    let first = (settings.style.character.ordinal + (settings.fillRule?.ordinal ?? 0)) % distance
    for step in stride(from: first, through: 1000, by: distance) {
      let part = Double(step) / 1000
      let base = Kind.self == Face.self ? nil : whole.basePaint
      guard
        let off = player.deviation(at: part, from: kind.init(part, settings: settings), base: base)
      else {
        missing.append(part)
        continue
      }
      (length, color) = (max(length, off.length), max(color, off.color))
    }
    return (length, color, missing)
  }

  private func expectClose<Kind: RatedPicture>(_ kind: Kind.Type, _ settings: PictureSettings) {
    let off = deviation(kind, settings)
    #expect(off.missing.isEmpty)
    #expect(off.length <= 0.25)
    #expect(off.color <= 2)
  }

  @Test(
    "Every character and every paint is within a quarter of a unit and two steps of a colour",
    arguments: FaceCharacter.sampled.enumerated())
  func characters(index: Int, character: FaceCharacter) {
    var settings = PictureSettings()
    settings.style.character = character
    settings.style.paint = FacePaint.allCases[index % FacePaint.allCases.count]
    expectClose(Face.self, settings)
  }

  @Test(
    "No width, radius or size is ever negative",
    arguments: FaceCharacter.sampled.prefix(FaceCharacter.areAllSampled ? 21 : 2))
  func sizes(character: FaceCharacter) {
    var settings = PictureSettings()
    settings.style.character = character
    let player = RecordedPlayer(recorded: Face.recorded(settings, as: { $0 }), unit: 1)
    let least = player.least(of: ["stroke-width", "r", "width", "height"])
    #expect(least.number > -1e-9, "\(least)")
  }

  @Test(
    "Every symbol and fill rule is",
    arguments: [
      (RowSymbol.star, FillRule.exact), (.star, .half), (.star, .whole), (.heart, .exact),
      (.face, .exact),
    ] + (FaceCharacter.areAllSampled ? [(.heart, .half), (.heart, .whole)] : []))
  func rows(symbol: RowSymbol, rule: FillRule) {
    var settings = PictureSettings()
    (settings.symbol, settings.fillRule, settings.count) = (symbol, rule, 3)
    expectClose(StarRow.self, settings)
  }

  @Test(
    "Drawings are, with gradients, of one file or of several",
    arguments: FaceCharacter.areAllSampled ? DrawingFiles.samples : [["cup.svg"]])
  func drawings(names: [String]) throws {
    var settings = PictureSettings()
    settings.style.drawing = try Drawing(files: DrawingFiles.sample(names))
    expectClose(Face.self, settings)
  }

  @Test(
    "Drawings whose shapes turn, open, grow or change their order are",
    arguments: [
      ["arm-147"], ["mouth-caps"], ["flower-group"], ["gradients"], ["line-ring"], ["three-values"],
      ["order-a", "order-b"], ["ring-open", "ring-closed"],
    ])
  func correspondence(names: [String]) throws {
    var settings = PictureSettings()
    settings.style.drawing = try Drawing(
      files: names.map { try DrawingFiles.small($0) })
    expectClose(Face.self, settings)
  }

  @Test("A half symbol is shown from exactly its value on")
  func steps() {
    var settings = PictureSettings()
    (settings.fillRule, settings.count) = (.half, 7)
    let recorded = StarRow.recorded(settings, as: { $0 })
    let player = RecordedPlayer(recorded: recorded, unit: 44.0 / 240)
    for half in 1...14 {
      let part = Double(half) / 14
      var scale = settings
      (scale.minimum, scale.maximum) = (0, 1)
      let base = StarRow(1, settings: scale).basePaint
      #expect(
        player.deviation(at: part, from: StarRow(part, settings: scale), base: base)!.length <= 0.25
      )
      #expect(
        player.deviation(at: part - 1e-6, from: StarRow(part - 1e-6, settings: scale), base: base)!
          .length
          <= 0.25)
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
    settings[.lineWidth] = 0
    let segment = StarRow.recorded(settings, as: { $0 }).segments[0]
    #expect(Set(segment.variants[1].map { $0.text }) == ["#949494", "red"])
  }
}
