import Foundation

/// A user who may not write everywhere, also where the tests are run by one who may.
enum Unprivileged {
  private static let isRoot = geteuid() == 0
  /// What becomes such a user and then runs what follows.
  static let prefix =
    isRoot ? "setpriv --reuid 65534 --regid 65534 --clear-groups" : "exec"

  /// Whether there is one who can run the command.
  static let isPossible: Bool = {
    let result = try? BuiltCommand.shell(prefix + #" "$emoji_rate" --version"#)
    return result?.exitStatus == 0
  }()

  /// Runs the command as that user, who may write into `folder`.
  static func run(
    _ arguments: String, in folder: TemporaryFolder
  ) throws -> BuiltCommand.Result {
    try folder.setMode(0o777, of: folder.url)
    return try BuiltCommand.shell(
      "\(prefix) \"$emoji_rate\" \(arguments)", in: folder.url)
  }
}
