import Testing

@testable import EmojiRate
@testable import EmojiRateDrawings
@testable import EmojiRateTestSupport

@Suite
struct DrawingMutationTests {
  private static let inserted = [
    "<", ">", "\"", "/", "&", "]]>", "<g id=\"3\">", "</g>", "NaN", "1e308", "-1", "0", "%",
    "url(#a)", "99999", ";",
    "<use href=\"#eyes\"/>", "transform=\"scale(0)\" ", "z", "M", "a1 1 0 0 0", "_x35_", "é",
    "\u{1}",
  ]

  private func mutated(_ bytes: [UInt8], _ random: inout SplitMix64) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<random.integer(1...4) {
      let place = random.integer(0...(bytes.count - 1))
      switch random.integer(0...4) {
      case 0: bytes[place] = UInt8(random.integer(0...255))
      case 1: bytes.removeSubrange(place..<min(bytes.count, place + random.integer(1...40)))
      case 2:
        bytes.insert(
          contentsOf: Self.inserted[random.integer(0...(Self.inserted.count - 1))].utf8, at: place)
      case 3:
        let source = random.integer(0...(bytes.count - 1))
        bytes.insert(
          contentsOf: bytes[source..<min(bytes.count, source + random.integer(1...200))], at: place)
      default:
        // A number in the place of another.
        guard let digit = bytes[place...].firstIndex(where: { 0x30...0x39 ~= $0 }) else { break }
        let numbers = ["0", "1e9", "-7", ".5", "240", "1e-9", "100000"]
        bytes.replaceSubrange(digit...digit, with: numbers[random.integer(0...6)].utf8)
      }
      if bytes.isEmpty { bytes = [0x3C] }
    }
    return bytes
  }

  @Test("random changes of the samples are drawn or refused", arguments: DrawingFiles.samples)
  func mutations(_ names: [String]) throws {
    try expectDrawnOrRefused(try DrawingFiles.sample(names))
  }

  @Test(
    "random changes of small drawings are drawn or refused",
    arguments: [
      ["mouth-caps"], ["arm-147"], ["face-of-holes"], ["gradients"], ["ring-open", "ring-closed"],
      ["order-a", "order-b"],
    ])
  func smallMutations(_ names: [String]) throws {
    try expectDrawnOrRefused(try names.map { try DrawingFiles.small($0) })
  }

  private func expectDrawnOrRefused(_ files: [DrawingFile]) throws {
    var (drawn, refused) = (0, 0)
    for seed in 0..<60 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      var changed = files
      let index = random.integer(0...(files.count - 1))
      changed[index].bytes = mutated(files[index].bytes, &random)
      do throws(DrawingError) {
        let drawing = try Drawing(files: changed)
        drawn += 1
        let svg = Face(Rating(random.double(0...5)), style: FaceStyle(drawing)).svg()
        if seed % 16 == 0 { #expect(ParsedDocument(svg) != nil) }
        // What is written comes from numbers only.
        #expect(!svg.contains("NaN") && !svg.contains("inf") && !svg.contains("<use"))
      } catch {
        refused += 1
        #expect(!error.description.isEmpty && !error.description.contains("\n"))
      }
    }
    #expect(drawn > 0 && refused > 2)
  }
}
