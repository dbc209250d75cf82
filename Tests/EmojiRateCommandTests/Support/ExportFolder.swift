import Foundation

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

  /// Exports PNG files too, by a program that takes the place of `rsvg-convert`, so that something
  /// can happen just between two files.
  ///
  /// - Parameters:
  ///   - event: A script that runs before the third picture is converted, in the folder of
  ///   this object, and in which `$export` is the process of the export.
  ///   - runner: What starts the command in its own place.
  func export(
    _ words: String, interruptedBy event: String, by runner: String = "exec"
  ) throws -> BuiltCommand.Result {
    try folder.makeFolder("bin")
    try folder.setMode(0o777, of: folder.file("bin"))
    try folder.makeProgram(
      "bin/rsvg-convert",
      """
      #!/bin/sh
      here=${0%/bin/*}
      export=$PPID
      echo >> "$here/bin/calls"
      if [ "$(wc -l < "$here/bin/calls")" -eq 3 ]; then cd "$here"; \(event); fi
      printf '\\211PNG\\r\\n\\032\\n\\0\\0\\0\\015IHDR\\0\\0\\0\\020\\0\\0\\0\\040'
      printf '\\0\\0\\0\\0IEND\\256\\102\\140\\202'
      """)
    try? FileManager.default.removeItem(at: folder.file("bin/calls"))
    // On one core, one picture is converted after the other.
    let core =
      isDarwin
      ? "" : "taskset -pc $(taskset -pc $$ | sed 's/.*: //; s/[-,].*//') $$ >/dev/null 2>&1;"
    return try shell(
      #"\#(core) PATH="$PWD/bin:$PATH" \#(runner) "$emoji_rate" export \#(words) --png 1x --output f"#
    )
  }
}
