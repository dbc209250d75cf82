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

/// A folder for exports into `f`, and what is in it.
final class ExportFolder {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Exports into a folder; the words are those of a command line without quotes.
  @discardableResult
  func export(
    _ words: String, to name: String = "f"
  ) throws -> BuiltCommand.Result {
    try BuiltCommand.run(
      ["export"] + words.split(separator: " ").map(String.init) + ["--output", name],
      in: folder.url)
  }

  /// Runs a script in which `$emoji_rate` is the command.
  func shell(_ script: String) throws -> BuiltCommand.Result {
    try BuiltCommand.shell(script, in: folder.url)
  }

  /// Every file of an export and what it holds.
  func files(_ name: String = "f") throws -> [String: Data] {
    try Dictionary(
      uniqueKeysWithValues: names(name).map {
        ($0, try Data(contentsOf: folder.file("\(name)/\($0)")))
      })
  }

  /// The names of all files, hidden ones included.
  func names(_ name: String = "f") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.file(name).path).sorted()
  }

  // MARK: Something happens half-way

  /// Exports small PNG files too, with the command beside the tests: release builds do not wait for tests.
  ///
  /// - Parameters:
  ///   - event: A script that runs when the second picture has its files, while the export waits, in the folder of this
  ///   object, and in which `$export` is the process of the export.
  ///   - runner: What starts the command in its own place.
  func export(
    _ words: String, interruptedBy event: String? = nil, by runner: String = "exec"
  ) throws -> BuiltCommand.Result {
    // A FIFO opens when both of its ends do.
    let pause =
      event.map { event in
        """
        export=$$; export EMOJI_RATE_PAUSE="$PWD/start"; mkfifo start
        (exec 3>start; \(event)) &
        """
      } ?? ""
    // An export that ended before would leave the event waiting for it.
    defer { if event != nil { close(open(folder.file("start").path, O_RDWR | O_NONBLOCK)) } }
    return try shell(
      """
      emoji_rate='\(BuiltCommand.besideTests.path)'
      \(pause)
      \(runner) "$emoji_rate" export \(words) --png 0.1x --output f
      """)
  }
}
