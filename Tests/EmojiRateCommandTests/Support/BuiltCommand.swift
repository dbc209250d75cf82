import Foundation

/// The command as it was built along with the tests, or the one that EMOJI_RATE_SESSIONS names, and shells to run it in.
enum BuiltCommand {
  /// What a process left behind.
  struct Result {
    var output: String
    var messages: String
    var exitStatus: Int32

    /// The standard error, line by line.
    var lines: [String] { messages.split(separator: "\n").map(String.init) }
  }

  /// What EMOJI_RATE_SESSIONS names, such as a release build, which takes a tenth of the time; or the command beside the
  /// tests.
  static let url =
    ProcessInfo.processInfo.environment["EMOJI_RATE_SESSIONS"].map { URL(filePath: $0) }
    ?? besideTests

  /// `emoji-rate` in the folder that the tests were built into.
  static let besideTests: URL = {
    let bundles = [Bundle.main] + Bundle.allBundles.filter { $0.bundlePath.hasSuffix(".xctest") }
    let folders = bundles.flatMap { bundle in
      [
        bundle.executableURL?.deletingLastPathComponent(), bundle.bundleURL,
        bundle.bundleURL.deletingLastPathComponent(),
      ].compactMap { $0 }
    }
    let candidates = folders.map { $0.appending(path: "emoji-rate") }
    return candidates.first { isExecutableFile($0.path) }
      ?? { fatalError("emoji-rate is not beside the tests in \(folders.map(\.path))") }()
  }()

  /// Runs the command.
  static func run(_ arguments: [String], in folder: URL? = nil) throws -> Result {
    try run(url, arguments, in: folder)
  }

  /// Runs a script in which `$emoji_rate` is the command and `$1` and so on are `arguments`.
  static func shell(
    _ script: String, _ arguments: [String] = [], in folder: URL? = nil,
    with shell: String = "/bin/sh", options: [String] = []
  ) throws -> Result {
    try run(
      URL(filePath: shell), options + ["-c", script, "shell"] + arguments, in: folder)
  }

  /// Where `program` is installed; nil where it is not.
  static func path(of program: String) -> String? {
    let folders = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return folders.split(separator: ":").map { "\($0)/\(program)" }.first(where: isExecutableFile)
  }

  private static func isExecutableFile(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && !isFolder.boolValue && FileManager.default.isExecutableFile(atPath: path)
  }

  private static func run(
    _ program: URL, _ arguments: [String], in folder: URL?
  ) throws -> Result {
    // Files rather than pipes: neither fills up while the other is read.
    let captured = try TemporaryFolder()
    let (output, messages) = (captured.file("output"), captured.file("messages"))
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder ?? captured.url
    process.environment = [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin", "LC_ALL": "C",
      "HOME": captured.url.path, "emoji_rate": url.path,
      // The shared libraries of a toolchain that is not installed where they are looked for.
      "LD_LIBRARY_PATH": ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"] ?? "",
    ]
    let handles = try [output, messages].map { file in
      try Data().write(to: file)
      return try FileHandle(forWritingTo: file)
    }
    defer { for handle in handles { try? handle.close() } }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = handles[0]
    process.standardError = handles[1]
    // A process would inherit what the threads of tests block, and could not be interrupted.
    var (none, blocked) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &blocked)
    defer { pthread_sigmask(SIG_SETMASK, &blocked, nil) }
    try process.run()
    process.waitUntilExit()
    return Result(
      output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
      messages: String(decoding: try Data(contentsOf: messages), as: UTF8.self),
      exitStatus: process.terminationStatus)
  }
}

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
