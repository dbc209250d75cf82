import Foundation
import Testing

@testable import EmojiRateCommand

/// Files that are read from their beginning, as often as they are needed.
@Suite("Byte input")
struct ByteInputTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func rest(_ input: ByteInput) throws -> String {
    var bytes: [UInt8] = []
    while let byte = try input.next() { bytes.append(byte) }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test("Passes over bytes that come one by one, waiting only while they are those")
  func skips() throws {
    for (text, skipped, waits) in [
      ("abcd", true, 3), ("abx", false, 3), ("x", false, 1), ("ab", false, 3),
    ] {
      let pipe = Pipe()
      var bytes = Array(text.utf8)
      var count = 0
      // Each time that it may have to wait, there is one byte more, and the end at last.
      let input = ByteInput(pipe.fileHandleForReading.fileDescriptor) {
        count += 1
        if bytes.isEmpty { return pipe.fileHandleForWriting.closeFile() }
        pipe.fileHandleForWriting.write(Data([bytes.removeFirst()]))
      }
      #expect(try input.skip(Array("abc".utf8)) == skipped)
      #expect(count == waits)
      #expect(try rest(input) == (skipped ? "d" : text))
    }
  }
}
