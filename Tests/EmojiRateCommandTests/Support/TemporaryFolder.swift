import Foundation
import Testing

/// A folder of a test's own, which goes away with it.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(
      path: "emoji-rate-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    // A folder that was made read-only cannot be emptied.
    try? setMode(0o755, of: url)
    try? FileManager.default.removeItem(at: url)
  }

  func file(_ name: String) -> URL { url.appending(path: name) }

  /// Makes a file that holds `text`.
  @discardableResult
  func make(_ name: String, _ text: String = "") throws -> URL {
    try Data(text.utf8).write(to: file(name))
    return file(name)
  }

  /// Makes a program of `script`.
  ///
  /// Another process writes it. A process that a test starts at the same time would inherit the open file of this
  /// one, and nobody can run a file that is open for writing ("Text file busy").
  func makeProgram(_ name: String, _ script: String) throws {
    let source = try make("script", script)
    let result = try BuiltCommand.shell(
      #"install -m 755 "$1" "$2" && rm "$1""#, [source.path, file(name).path])
    try #require(result.exitStatus == 0, "\(result.messages)")
  }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(at: file(name), withIntermediateDirectories: true)
  }

  func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: file(name)), as: UTF8.self)
  }

  func setMode(_ mode: Int, of url: URL) throws {
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: url.path)
  }

  /// The names of everything in it, hidden files included.
  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
  }
}
