import Testing

@testable import EmojiRateCommand

@Suite("File comparison")
struct FileComparisonTests {
  private let exports: ExportFolder
  private let folder: OutputFolder

  init() throws {
    exports = try ExportFolder()
    try exports.folder.makeFolder("f")
    folder = try OutputFolder.opened(exports.folder.file("f").path, makes: false)!
  }

  private func change(_ name: String, to pieces: [String]) throws -> OutputFolder.Change {
    let comparison = try FileComparison(name, in: folder)
    for piece in pieces {
      var piece = piece
      try piece.withUTF8 { try comparison.compare(UnsafeRawBufferPointer($0)) }
    }
    return comparison.change
  }

  @Test(
    "Says whether the bytes are those of the file, whatever pieces they come in",
    arguments: [
      (["abc"], .unchanged), (["a", "", "bc"], .unchanged), (["ab"], .changed), ([], .changed),
      (["abcd"], .changed), (["abc", "d"], .changed), (["abd"], .changed), (["xbc"], .changed),
      (["x", "abc"], .changed),
    ] as [([String], OutputFolder.Change)])
  func compares(pieces: [String], change: OutputFolder.Change) throws {
    try exports.folder.make("f/file", "abc")
    #expect(try self.change("file", to: pieces) == change)
  }

  @Test("Compares files that are longer than its memory")
  func long() throws {
    let text = String(repeating: "x", count: 300_000)
    try exports.folder.make("f/file", text)
    #expect(try change("file", to: [text]) == .unchanged)
    #expect(try change("file", to: [String(text.dropLast()), "y"]) == .changed)
    #expect(try change("file", to: [text + "x"]) == .changed)
  }

  @Test("Knows what is new, what is empty, and what is no file")
  func others() throws {
    #expect(try change("missing", to: ["abc"]) == .new)
    #expect(try change("missing", to: []) == .new)
    try exports.folder.make("f/empty")
    #expect(try change("empty", to: []) == .unchanged)
    #expect(try change("empty", to: ["a"]) == .changed)
    try exports.folder.makeLink("f/link", to: "empty")
    #expect(try change("link", to: []) == .changed)
    try exports.folder.makeFolder("f/folder")
    #expect(throws: SystemCalls.Failure.self) { try change("folder", to: []) }
  }
}
