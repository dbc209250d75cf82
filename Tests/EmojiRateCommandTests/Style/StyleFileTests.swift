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
    #expect(throws: tooLarge(more)) { try StyleFile.read(more) }
    #expect(try StyleFile.read(try folder.make("empty.json").path) == [])
  }

  @Test("Without an end is not read for ever")
  func endless() {
    #expect(throws: tooLarge("/dev/zero")) { try StyleFile.read("/dev/zero") }
  }

  private func tooLarge(_ path: String) -> CommandError {
    .data("\(path.quoted) has more than 1048576 bytes; give a style file")
  }

  @Test("That cannot be read is refused with the system's reason")
  func unreadable() throws {
    let folder = try TemporaryFolder()
    for (path, reason) in [
      (folder.url.appending(path: "none.json").path, "No such file or directory"),
      (folder.url.path, "Is a directory"), ("", "No such file or directory"),
    ] {
      #expect(throws: CommandError.noInput("cannot read \(path.quoted): \(reason)")) {
        try StyleFile.read(path)
      }
    }
  }
}
