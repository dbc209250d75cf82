import Testing

@testable import EmojiRate
@testable import EmojiRateTestSupport

/// Bytes of documents beside the still ones, by digests of groups.
///
/// Tests/Browser compares what motions look like.
@Suite("Seeded documents")
struct SeededDocumentTests {
  /// A line with the digest of each group of texts.
  private func lines(
    _ name: String, seed: UInt64, groups: Int, of count: Int = 50,
    _ text: (inout SplitMix64) throws -> String
  ) rethrows -> String {
    var (random, lines) = (SplitMix64(seed: seed), "")
    for group in 0..<groups {
      var digest = FNV1a()
      for _ in 0..<count { digest.add(try text(&random)) }
      lines += "\(name) \(group) \(digest.hexadecimal)\n"
    }
    return lines
  }

  @Test("Pictures of any steps are written and recorded as they were, and are well-formed")
  func anySteps() throws {
    let lines = lines("steps", seed: 41, groups: 40) { random in
      let picture = random.anyPicture()
      let options = SVGOptions(
        precision: random.integer(0...6), background: random.oneIn(4) ? random.cssColor() : nil,
        label: random.oneIn(8) ? .title(String(repeating: "<{value}>&\u{1}", count: 90)) : .sentence
      )
      let document = picture.svg(options)
      #expect(ParsedDocument(document) != nil, "\(picture) \(document)")
      let shapes = Recording(picture).shapes
      #expect(shapes.allSatisfy { $0.outline.path?.verbs.first ?? .move == .move })
      let recorded = shapes.map { shape in
        let numbers = shape.outline.coordinates.map { Int(($0 * 1000).rounded()) }
        return "\((shape.outline.path?.verbs ?? []).map(\.rawValue)) \(numbers)"
      }
      return document + recorded.joined()
    }
    try expectSnapshot(lines: lines, "seeded-steps")
  }

  @Test("Moving pictures are what they were, and are well-formed")
  func moving() throws {
    func document(
      _ picture: some CanvasPicture, from start: Double, _ random: inout SplitMix64
    ) -> String {
      let animation = RatingAnimation(
        from: start, duration: random.oneIn(2) ? nil : random.double(0.01...2),
        repeatCount: random.oneIn(2) ? 1 : random.oneIn(2) ? nil : random.integer(2...1000))
      let document = picture.svg(random.options(), animation: animation)
      #expect(ParsedDocument(document) != nil, "\(picture) \(animation)")
      return document
    }
    var lines = lines("faces", seed: 2026, groups: 4, of: 5) { random in
      var face = random.face()
      if random.oneIn(2) {
        face.style = FaceStyle(random.element(of: FaceCharacter.allCases))
      }
      let (low, high) = (face.rating.minimum, face.rating.maximum)
      return document(face, from: random.oneIn(5) ? low : random.double(low...high), &random)
    }
    lines += self.lines("rows", seed: 5, groups: 5, of: 5) { random in
      var row = random.row()
      row.count = min(row.count, 7)
      let start = random.double(row.rating.minimum...row.rating.maximum)
      return document(row, from: start, &random)
    }
    lines += self.lines("summaries", seed: 7, groups: 2, of: 5) { random in
      let summary = random.summary()
      return document(summary, from: random.double(0...5), &random)
    }
    lines += self.lines("patchworks", seed: 8, groups: 2, of: 3) { random in
      document(Patchwork(rating: Rating(3.3)), from: random.double(0...5), &random)
    }
    lines += self.lines("suns", seed: 10, groups: 2, of: 4) { random in
      let isInBox = !random.oneIn(2)
      let sun = Sun(rating: Rating(5), isInBox: isInBox, isFilled: random.oneIn(2))
      return document(sun, from: random.double(0...4), &random)
    }
    lines += self.lines("frames", seed: 9, groups: 2, of: 2) { random in
      document(Zigzag(rating: Rating(5)), from: random.double(0...5), &random)
    }
    try expectSnapshot(lines: lines, "seeded-motions")
  }
}
