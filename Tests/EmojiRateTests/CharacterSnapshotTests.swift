import Testing

@testable import EmojiRate

/// A line a document: what it shows, and its markup.
@Suite("Snapshots of characters")
struct CharacterSnapshotTests {
  private func expectSnapshot(
    _ styles: [(String, FaceStyle)], at values: [Double], _ file: String
  ) throws {
    var lines = ""
    for (name, style) in styles {
      for value in values { lines += "\(name) \(value) \(Face(value, style: style).svg())\n" }
    }
    guard let recorded = try Snapshots.recorded("\(file).txt", orRecord: lines) else { return }
    let before = String(decoding: recorded, as: UTF8.self)
    let kept = Set(before.split(separator: "\n"))
    let changed = lines.split(separator: "\n").filter { !kept.contains($0) }
      .map { $0.prefix { $0 != "<" } }
    let isSame = lines == before
    #expect(
      isSame,
      """
      Not as in Snapshots/\(file).txt: \(changed.joined(separator: ", ")). Changed bytes are a \
      breaking change; if it is meant, set EMOJI_RATE_RECORD_SNAPSHOTS=1 and say so in CHANGELOG.md.
      """)
  }

  @Test("Every character is what it was")
  func characters() throws {
    let expressions = FaceExpression.allCases.map { expression in
      ("sunny \(expression)", FaceStyle(.sunny) { $0.expression = expression })
    }
    try expectSnapshot(
      FaceCharacter.allCases.map { ("\($0)", FaceStyle($0)) } + expressions, at: [0, 1, 2.5, 5],
      "characters")
  }

  @Test("Every part is what it was")
  func parts() throws {
    func styles<Part: Keyword>(_ kind: String, _ change: (inout FaceStyle, Part) -> Void)
      -> [(String, FaceStyle)]
    {
      Part.allCases.map { part in
        ("\(kind) \(part)", FaceStyle(.sunny) { change(&$0, part) })
      }
    }
    try expectSnapshot(
      styles("head") { $0.head = $1 as FaceHead } + styles("eyes") { $0.eyes = $1 as FaceEyes }
        + styles("brows") { $0.brows = $1 as FaceBrows }
        + styles("mouth") { $0.mouth = $1 as FaceMouth }
        + styles("extras") { $0.extras = FaceExtras($1 as FaceExtra) }
        + styles("paint") { $0.paint = $1 as FacePaint },
      at: [4.2], "parts")
  }

  @Test("Any combination is well-formed, finite, bounded, and comes back from its style file")
  func combinations() throws {
    var random = SplitMix64(seed: 2026)
    for number in 0..<300 {
      let settings = random.faceSettings()
      let face = settings.face(random.double(0...5))
      let document = face.svg(settings.options)
      let parsed = try #require(ParsedDocument(document), "\(number): \(document)")
      for (name, text) in parsed.elements.flatMap(\.attributes) where name != "aria-label" {
        #expect(!text.contains("nan") && !text.contains("inf"), "\(number): \(name)=\(text)")
      }
      let beyond = face.shapes.filter(\.isVisible).flatMap { shape in
        shape.spots.map {
          shape.outset + max(max($0.x, $0.y) - Face.side, -min($0.x, $0.y))
        }
      }
      let over = beyond.max() ?? 0
      // What frames the largest eyes in the widest lines may cross the edge by a hair.
      #expect(over <= 2, "\(number): \(over) \(settings.spelling)")
      var other = try roundTrip(settings).face(0)
      other.rating = face.rating
      #expect(other.svg(settings.options) == document, "\(number)")
    }
  }
}

extension PictureSettings {
  fileprivate var spelling: String { (try? EmojiRateTests.encode(self)) ?? "" }
}

extension SplitMix64 {
  /// Settings of a face that may say anything of its parts.
  fileprivate mutating func faceSettings() -> PictureSettings {
    var settings = PictureSettings()
    settings.style.givenCharacter = FaceCharacter.allCases.randomElement(using: &self)
    if oneIn(3) { settings.style.$head = FaceHead.allCases.randomElement(using: &self) }
    if oneIn(3) { settings.style.$eyes = FaceEyes.allCases.randomElement(using: &self) }
    if oneIn(3) { settings.style.$brows = FaceBrows.allCases.randomElement(using: &self) }
    if oneIn(3) { settings.style.$mouth = FaceMouth.allCases.randomElement(using: &self) }
    if oneIn(2) {
      settings.style.$extras = FaceExtras(rawValue: UInt32(truncatingIfNeeded: next()))
    }
    if oneIn(3) { settings.style.$paint = FacePaint.allCases.randomElement(using: &self) }
    if oneIn(3) { settings.theme = Theme.allCases.randomElement(using: &self) }
    if oneIn(4) { settings.style.$ink = .hsb(hsbColor()) }
    if oneIn(4) {
      settings.colors = ColorRamp(from: hsbColor().sRGB, to: hsbColor().sRGB)
      while oneIn(2), settings.colors!.count < 7 { settings.colors!.append(hsbColor().sRGB) }
    }
    for number in FaceNumber.allCases where oneIn(3) {
      settings[number] = oneIn(4) ? finiteDouble() : double(0...2) * number.parameter.defaultValue
    }
    return settings
  }
}
