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

  @Test("Two readers of one open file do not take bytes from each other")
  func shared() throws {
    let text = String(repeating: "0123456789", count: 20_000)
    try folder.make("shared", text)
    let file = try FileHandle(forReadingFrom: folder.file("shared"))
    let (one, other) = (ByteInput(file.fileDescriptor), ByteInput(file.fileDescriptor))
    #expect(try one.next() == UInt8(ascii: "0"))
    #expect(try rest(other) == text)
    #expect(try rest(one) == text.dropFirst())
    // Nor from a process that comes next.
    #expect(try file.offset() == 0)
  }
}
