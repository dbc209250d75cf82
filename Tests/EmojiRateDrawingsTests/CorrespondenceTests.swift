import Testing

@testable import EmojiRate
@testable import EmojiRateDrawings
@testable import EmojiRateTestSupport

/// Drawings at their own values, and just beside them.
@Suite
struct CorrespondenceTests {
  /// Pairs of files that were wrong at one of their own values.
  private static let pairs = [
    ("a hole that runs in the other direction", "blank-disc", "smile-disc"),
    ("a ring that closes", "ring-open", "ring-closed"),
    ("outlines without Z, in both directions", "eye-clockwise", "eye-counter"),
    ("a hole without Z", "hole-round", "hole-flat"),
    ("shapes that one file joins", "separate", "joined"),
    ("names of an editor", "capa-sad", "capa-plain"),
    ("eyes and a mouth", "eye-mouth-a", "eye-mouth-b"),
    ("another painting order", "order-a", "order-b"),
    ("identifiers of copies", "same-ids-a", "same-ids-b"),
    ("numbers of an editor", "xmlid-a", "xmlid-b"),
  ]

  /// Files with layers.
  private static let files = [
    "arm-147", "flower-group", "frown-to-open", "mouth-caps", "ring-fillrule", "ring-order",
    "ring-stroke-outline", "state-names", "touch-overlap", "pentagram", "gradients", "line-ring",
    "line-to-round-o", "dot-to-lash", "face-of-holes", "joined-and-apart", "needle",
    "shine-and-hat", "three-values", "arm-of-paths",
  ]

  private func pictures(_ drawing: Drawing, _ value: Double) -> String {
    Face(Rating(value), style: FaceStyle(drawing: drawing)).svg()
  }

  @Test("at its own value, a drawing is its file, whatever the other file is", arguments: pairs)
  func keys(_ kind: String, _ first: String, _ last: String) throws {
    let files = try [first, last].map { try DrawingFiles.small($0) }
    let drawing = try Drawing(files: files)
    for (index, value) in [0.0, 5].enumerated() {
      let alone = try Drawing(files: [files[index], files[index]])
      #expect(pictures(drawing, value) == pictures(alone, value), "\(kind) at \(value)")
    }
  }

  @Test("between its values, a drawing is what it was")
  func between() throws {
    var lines = ""
    let drawings = Self.pairs.map { [$0.1, $0.2] } + Self.files.map { [$0] }
    for names in drawings {
      let drawing = try Drawing(files: names.map { try DrawingFiles.small($0) })
      // What they look like is in Tests/Rendering/small-drawings.png.
      for value in [0, 0.0005, 1.3, 2.5, 4.9995, 5] {
        var digest = FNV1a()
        digest.add(pictures(drawing, value))
        lines += "\(names.joined(separator: " ")) at \(value): \(digest.hexadecimal)\n"
      }
    }
    try expectSnapshot(lines: lines, "small-drawings")
  }
}

@Suite
struct RisingChainTests {
  @Test("pairs so that both indices grow and the sum is the greatest")
  func chain() {
    let scores = [[1.0, 5, 0], [4, 1, 1], [0, 0, 3]]
    #expect(risingChain(3, 3) { scores[$0][$1] }.map { [$0.0, $0.1] } == [[0, 1], [2, 2]])
    #expect(risingChain(2, 2) { _, _ in nil }.isEmpty)
    #expect(risingChain(0, 3) { _, _ in 1 }.isEmpty)
    #expect(risingChain(3000, 3000) { _, _ in 1 }.isEmpty)
  }

  @Test("finds the first that no other undercuts by more than a millionth")
  func least() {
    #expect([3, 1 + 5e-7, 1, 2].leastIndex == 1)
    #expect([Double]().leastIndex == nil)
  }
}
