/// Makes PNG files of documents with `rsvg-convert`, the converter of librsvg.
struct PNGConverter {
  static let program = "rsvg-convert"
  /// What the process ends with where there is none: EX_UNAVAILABLE.
  private static let exitStatus: Int32 = 69

  private let path: String
  // Files without names, which are gone when the process is.
  private let input: Int32
  private let output: Int32

  /// Finds the program and room for what goes in and out.
  init() throws(CommandError) {
    let folders = getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin"
    let paths = folders.split(separator: ":").map { "\($0)/\(Self.program)" }
    guard let path = paths.first(where: SystemCalls.isExecutable) else {
      throw CommandError(
        sentence: "PNG files are made by rsvg-convert, which is not installed; "
          + "install librsvg2-bin on Debian and Ubuntu, librsvg elsewhere",
        exitStatus: Self.exitStatus)
    }
    self.path = path
    do throws(SystemCalls.Failure) {
      input = try SystemCalls.openTemporaryFile()
      output = try SystemCalls.openTemporaryFile()
    } catch {
      throw .cannotCreate("a temporary file", error.reason)
    }
  }

  /// The document as a PNG file, `factor` times as large.
  func convert(
    _ document: [UInt8], factor: String, path name: String?
  ) throws(CommandError) -> [UInt8] {
    do throws(SystemCalls.Failure) {
      for file in [input, output] {
        try SystemCalls.checked(ftruncate(file, 0))
        try SystemCalls.checked(lseek(file, 0, SEEK_SET))
      }
      try SystemCalls.write(document, to: input)
      try SystemCalls.checked(lseek(input, 0, SEEK_SET))
      let status = try run(["--format", "png", "--zoom", factor])
      let size = Int(try SystemCalls.status(output).st_size)
      let png = try SystemCalls.bytes(of: output, size: size)
      guard status == 0, PNGFacts(png) != nil else { throw SystemCalls.Failure(code: 0) }
      return png
    } catch {
      let reason =
        error.code == 0 ? "\(Self.program) did not make it; a smaller picture may do" : error.reason
      throw CommandError(
        sentence: "cannot make \(name?.quoted ?? "the PNG file"): \(reason)", exitStatus: 74)
    }
  }

  /// Runs the program from the one file to the other, and gives its status.
  private func run(_ arguments: [String]) throws(SystemCalls.Failure) -> Int32 {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    let words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    var process: pid_t = 0
    let failure = posix_spawn(&process, path, &actions, nil, words, environ)
    guard failure == 0 else { throw SystemCalls.Failure(code: failure) }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { throw SystemCalls.Failure() }
    }
    return status
  }
}

/// What a PNG file says of its size.
struct PNGFacts {
  let width: Int
  let height: Int

  /// Nil where the bytes do not begin and end as a whole PNG file does: PNG, 5.2, 11.2.2 and 11.2.5.
  init?(_ bytes: [UInt8]) {
    let end = [0, 0, 0, 0] + "IEND".utf8 + [0xAE, 0x42, 0x60, 0x82]
    guard bytes.count > 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
      bytes.suffix(12).elementsEqual(end)
    else { return nil }
    func number(_ start: Int) -> Int { bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    (width, height) = (number(16), number(20))
  }
}
