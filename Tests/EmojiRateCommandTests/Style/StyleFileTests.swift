import Testing

@testable import EmojiRateCommand

@Suite("Style file")
struct StyleFileTests {
  @Test("Is read to its last byte, up to its limit")
  func limit() throws {
    let folder = try TemporaryFolder()
    let full = String(repeating: " ", count: StyleFile.mostBytes)
    let path = try folder.make("full.json", full).path
    #expect(try StyleFile.read(path).count == StyleFile.mostBytes)
    let more = try folder.make("more.json", full + " ").path
    let error = #expect(throws: CommandError.self) { try StyleFile.read(more) }
    #expect(error == .tooLargeStyle(path: more, most: 1_048_576))
    #expect(error?.exitStatus == 65)
    #expect(try StyleFile.read(try folder.make("empty.json").path) == [])
  }

  @Test("Without an end is not read for ever")
  func endless() {
    #expect(throws: CommandError.tooLargeStyle(path: "/dev/zero", most: 1_048_576)) {
      try StyleFile.read("/dev/zero")
    }
  }

  @Test("That cannot be read is refused with the system's reason")
  func unreadable() throws {
    let folder = try TemporaryFolder()
    for (path, reason) in [
      (folder.url.appending(path: "none.json").path, "No such file or directory"),
      (folder.url.path, "Is a directory"), ("", "No such file or directory"),
    ] {
      let error = #expect(throws: CommandError.self) { try StyleFile.read(path) }
      #expect(error == .cannotRead(path: path, reason: reason))
      #expect(error?.exitStatus == 66)
    }
  }
}
