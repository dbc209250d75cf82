import Testing

@testable import EmojiRate
@testable import EmojiRateTestSupport

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
    try EmojiRateTestSupport.expectSnapshot(lines: lines, file)
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

  private typealias Part = (name: String, apply: (inout FaceStyle) -> Void)

  /// Every part, and what wears it.
  private var parts: [Part] {
    func parts<Word: Keyword>(
      _ kind: String, _ change: @escaping (inout FaceStyle, Word) -> Void
    ) -> [Part] {
      Word.allCases.map { word in ("\(kind) \(word.rawValue)", { change(&$0, word) }) }
    }
    return parts("head") { $0.head = $1 as FaceHead } + parts("eyes") { $0.eyes = $1 as FaceEyes }
      + parts("brows") { $0.brows = $1 as FaceBrows }
      + parts("mouth") { $0.mouth = $1 as FaceMouth }
      + parts("extras") { $0.extras = FaceExtras($1 as FaceExtra) }
      + parts("paint") { $0.paint = $1 as FacePaint }
  }

  @Test("Every part is what it was")
  func markup() throws {
    try expectSnapshot(
      parts.map { ($0.name, FaceStyle(.sunny, $0.apply)) }, at: [4.2], "parts")
  }

  @Test(
    "Every part and character is what it was at eight values, what is not seen yet too, in any face"
  )
  func digests() throws {
    let characters = FaceCharacter.allCases.map { character -> Part in
      ("character \(character)", { $0.givenCharacter = character })
    }
    var lines = ""
    for part in parts + characters {
      var (seed, digest) = (FNV1a(), FNV1a())
      seed.add(part.name)
      var random = SplitMix64(seed: seed.digest)
      for number in 0..<6 {
        var style = FaceStyle(.sunny)
        // In areas with anger, in lines with grief, and as chance has it.
        style.expression = number % 2 == 0 ? .furious : .crying
        style.paint = number % 2 == 0 ? .solid : .line
        if number > 1 { random.change(&style) }
        part.apply(&style)
        for step in 0..<8 {
          let face = Face(Double(step) * 0.7, style: style)
          digest.add(face.svg())
          for shape in EmojiRate.Recording(face).shapes {
            let numbers = shape.outline.coordinates + [shape.outset]
            digest.add("\(numbers.map { Int(($0 * 100).rounded()) })")
          }
        }
      }
      lines += "\(part.name) \(digest.hexadecimal)\n"
    }
    try EmojiRateTestSupport.expectSnapshot(lines: lines, "part-digests")
  }

  @Test("What any settings draw is well-formed, finite and bounded, and fits a buffer of any size")
  func combinations() throws {
    var random = SplitMix64(seed: 2026)
    for number in 0..<300 {
      var settings = random.settings(oneIn: 3)
      settings.style.character = random.element(of: FaceCharacter.allCases)
      let face = settings.face(random.double(0...5))
      let pictures: [any CanvasPicture] = [
        face, settings.row(random.finiteDouble()), settings.summary(random.counts()),
      ]
      for picture in pictures {
        let document = picture.svg(settings.options)
        let parsed = try #require(ParsedDocument(document), "\(number): \(document)")
        for (name, text) in parsed.elements.flatMap(\.attributes) where name != "aria-label" {
          #expect(!text.contains("nan") && !text.contains("inf"), "\(number): \(name)=\(text)")
        }
        let size = random.integer(0...document.utf8.count)
        let written = ByteWriterTests.write(size: size) {
          picture.write(into: $0, options: settings.options)
        }
        #expect(written?.count == document.utf8.count)
        #expect(written?.bytes.elementsEqual(document.utf8.prefix(size)) == true)
      }
      let beyond = face.shapes.filter(\.isVisible).flatMap { shape in
        shape.spots.map {
          shape.outset + max(max($0.x, $0.y) - Face.side, -min($0.x, $0.y))
        }
      }
      let over = beyond.max() ?? 0
      // What frames the largest eyes in the widest lines may cross the edge by a hair.
      #expect(over <= 2, "\(number): \(over) \(settings)")
    }
  }
}

extension SplitMix64 {
  /// Changes any part and any number of a face, of those that there were when this was recorded.
  fileprivate mutating func change(_ style: inout FaceStyle) {
    style.head = FaceHead(ordinal: integer(0...17))
    style.eyes = FaceEyes(ordinal: integer(0...13))
    style.brows = FaceBrows(ordinal: integer(0...2))
    style.mouth = FaceMouth(ordinal: integer(0...15))
    style.extras = FaceExtras(rawValue: UInt32(truncatingIfNeeded: next() & next()) & 0x1FF_FFFF)
    style.paint = FacePaint(ordinal: integer(0...4))
    for number in FaceNumber.allCases.prefix(9) where oneIn(2) {
      style[number].wrappedValue = double(number.parameter.limits)
    }
  }
}
