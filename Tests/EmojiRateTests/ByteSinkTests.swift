import Testing

@testable import EmojiRate

@Suite("ByteSink")
struct ByteSinkTests {
  private struct Pieces: ByteSink {
    var pieces: [[UInt8]] = []
    mutating func write(_ bytes: UnsafeRawBufferPointer) { pieces.append(Array(bytes)) }
  }

  @Test(
    "A document reaches a sink in one piece, whatever its length",
    arguments: [0, 1, 300, 331, 332, 333, 334, 335, 340, 350, 400, 1000, 5000])
  func onePiece(titleLength: Int) {
    let options = SVGOptions(label: .title(String(repeating: "x", count: titleLength)))
    var sink = Pieces()
    Face(3.2).write(to: &sink, options: options)
    #expect(sink.pieces == [Face(3.2).bytes(options)])
  }

  @Test("A string is made of what is written, whether it was expected to be as long or not")
  func strings() {
    for count in [0, 1, 15, 16, 17, 500] {
      let text = String(repeating: "\u{E9}", count: count)
      for expectedCount in [0, 1, 2 * count, 2 * count + 1, 1000] {
        let made = String(writing: expectedCount) { writer in
          Array(text.utf8).withUnsafeBytes { writer.append($0) }
        }
        #expect(made == text)
      }
    }
  }
}
