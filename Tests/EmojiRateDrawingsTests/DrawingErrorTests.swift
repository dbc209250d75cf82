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
    let files = [("aspect.svg", 100), ("aspect2.svg", 200)].map { name, width in
      let svg =
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 \(width) 100'><circle r='20'/></svg>"
      return DrawingFile(name: name, bytes: Array(svg.utf8))
    }
    let error = #expect(throws: DrawingError.self) { try Drawing(files: files) }
    #expect(
      error?.description
        == "aspect2.svg, line 1, <svg>: the canvas is 200 × 100, that of aspect.svg 100 × 100; draw all on canvases of one shape"
    )
  }

  @Test("cuts names from files, and leaves out what cannot be printed")
  func printable() {
    #expect("a\u{1B}[31m\nb\u{202E}".printable == "a[31mb")
    #expect(String(repeating: "é", count: 99).printable.count == 40)
  }
}
