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

@Suite("Byte output")
struct ByteOutputTests {
  /// What `body` appends, as it arrives.
  private func pieces(_ body: (ByteOutput) -> Void) throws -> [[UInt8]] {
    var pieces: [[UInt8]] = []
    let output = ByteOutput { pieces.append(Array($0)) }
    body(output)
    try output.flush()
    return pieces.filter { !$0.isEmpty }
  }

  @Test("Hands over everything once, in order, in large pieces")
  func order() throws {
    var bytes: [UInt8] = []
    let lengths = [0, 1, 65_535, 65_536, 65_537, 200_000, 3, 65_530, 10]
    let pieces = try pieces { output in
      for (index, length) in lengths.enumerated() {
        let part = [UInt8](repeating: UInt8(index), count: length)
        bytes += part
        output.append(part)
        output.append(expecting: 20) { room in
          if room.count >= length { room.copyBytes(from: part) }
          return length
        }
        bytes += part
      }
    }
    #expect(Array(pieces.joined()) == bytes)
    #expect(pieces.count < 20)
  }

  @Test("Keeps the first failure and hands over nothing behind it")
  func failure() {
    var count = 0
    let output = ByteOutput { _ throws(SystemCalls.Failure) in
      count += 1
      throw SystemCalls.Failure(code: 28)
    }
    for _ in 0..<10 { output.append([UInt8](repeating: 0, count: 60_000)) }
    #expect(throws: SystemCalls.Failure.self) { try output.flush() }
    #expect(output.failure?.code == 28)
    #expect(count == 1)
  }
}
