import Testing

@testable import EmojiRate
@testable import EmojiRateDrawings
@testable import EmojiRateTestSupport

@Suite
struct DrawingErrorTests {
  @Test("says what is wrong, where, and the way out")
  func refusedFiles() throws {
    for (sentence, file) in try DrawingFiles.refused() {
      let error = #expect(throws: DrawingError.self) { try Drawing(files: [file]) }
      #expect(error?.description == sentence)
    }
    let packed = DrawingFile(name: "svgz.svg", bytes: [0x1F, 0x8B, 8])
    let error = #expect(throws: DrawingError.self) { try Drawing(files: [packed]) }
    #expect(
      error?.description == "svgz.svg: the file is compressed (SVGZ); save it as plain SVG")
  }

  @Test("names the column of an element in a file of one line")
  func columns() throws {
    let file =
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><g id='0'/>é<text id='a'/></svg>"
      .replacing("é", with: "<!-- é -->")
    let error = #expect(throws: DrawingError.self) { try Drawing([(0, file), (1, file)]) }
    let sentence = error?.description ?? ""
    #expect(sentence.hasPrefix("column 80, <text \"a\">: text cannot be drawn"), "\(sentence)")
    #expect(error?.column == 80 && error?.line == 1)
  }

  @Test("says of two files which canvas is another")
  func canvases() throws {
    let files = [("aspect.svg", 100), ("aspect2.svg", 101)].map { name, width in
      let svg =
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 \(width) 100'><circle r='20'/></svg>"
      return DrawingFile(name: name, bytes: Array(svg.utf8))
    }
    let error = #expect(throws: DrawingError.self) { try Drawing(files: files) }
    #expect(
      error?.description
        == "aspect2.svg, line 1, <svg>: the canvas is 101 × 100, that of aspect.svg 100 × 100; draw all on canvases of one shape"
    )
  }

  @Test("cuts names from files, and leaves out what cannot be printed")
  func printable() {
    #expect("a\u{1B}[31m\nb\u{202E}".printable == "a[31mb")
    #expect(String(repeating: "é", count: 99).printable.count == 40)
  }
}

@Suite
struct DrawingCheckTests {
  @Test("names each shape with its partner, turns, what grows, and equal names")
  func checks() throws {
    let head = "<circle id='head' cx='120' cy='120' r='90'/>"
    let eye = "<circle id='eye' cx='100' cy='80' r='9' fill='red'/>"
    func eyes(_ left: String, _ right: String) -> String {
      "<path id='eye' d='M30 30h\(left)v9z'/><path id='eye' d='M90 30h\(right)v9z'/>"
        + "<path d='M30 99h9v9zM90 99h\(right)v9z'/>"
    }
    let small = try [["order-a", "order-b"], ["needle"]].map { names in
      try names.map { try DrawingFiles.small($0) }
    }
    let layered = [(head, head + eye), (head + eye, head), (eyes("9", "9"), eyes("20", "9v9"))]
    let files = small + layered.map { [DrawingFile(svg: layers($0.0, $0.1))] }
    let texts = try files.map { try DrawingCheck(files: $0).text }
    try expectSnapshot(lines: texts.joined(separator: "\n"), "drawing-checks")
  }

  @Test("names what leaves the canvas between two values, with these")
  func leaving() throws {
    func hand(_ degrees: Int) -> String {
      "<path d='M110 20h20v120h-20z' transform='rotate(\(degrees) 120 120)'/>"
    }
    func text(_ lower: String, _ upper: String) throws -> String {
      try DrawingCheck(files: [DrawingFile(svg: layers(lower, upper))]).text
    }
    let arm = "<path d='M112 -14h16v134h-16z' transform='rotate(%d 120 120)'/>"
    let turning = try text(
      arm.replacing("%d", with: "-60"), arm.replacing("%d", with: "60"))
    #expect(turning.contains(", leaves the canvas from 1.88 to 3.12"), "\(turning)")
    let (inside, outside) = (hand(0), hand(0).replacing("110", with: "230"))
    for (lower, upper) in [(hand(-60), hand(60)), (inside, outside), (outside, inside)] {
      #expect(try !text(lower, upper).contains("leaves the canvas"))
    }
  }
}

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
        let svg = Face(Rating(random.double(0...5)), style: FaceStyle(drawing: drawing)).svg()
        if seed % 16 == 0 { #expect(ParsedDocument(svg) != nil) }
        // What is written comes from numbers only.
        #expect(!svg.contains("NaN") && !svg.contains("inf") && !svg.contains("<use"))
      } catch {
        refused += 1
        let lines = error.description.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count <= 10 && lines.allSatisfy { !$0.isEmpty })
      }
    }
    #expect(drawn > 0 && refused > 2)
  }
}
