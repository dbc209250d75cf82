/// Makes PNG files of documents with `rsvg-convert`, the converter of librsvg.
final class PNGConverter {
  static let program = "rsvg-convert"
  /// The exit status without a converter: EX_UNAVAILABLE.
  private static let exitStatus: Int32 = 69

  /// The most conversions at the same time: the number of cores that this process may use.
  static let most: Int = {
    // Linux lists the cores in one line, as a mask.
    if let file = try? SystemCalls.openForReading("/proc/self/status") {
      defer { close(file) }
      let status = try? SystemCalls.bytes(of: file, size: 1 << 12)
      let lines = (status ?? []).split(separator: UInt8(ascii: "\n"))
      if let mask = lines.first(where: { $0.starts(with: "Cpus_allowed:".utf8) }) {
        let digits = mask.dropFirst(13).compactMap {
          Character(Unicode.Scalar($0)).hexDigitValue
        }
        return max(1, digits.reduce(0) { $0 + $1.nonzeroBitCount })
      }
    }
    return max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
  }()

  private let path: String
  private var running: [PNGConversion] = []

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
  }

  /// Starts to make a PNG file of the document, `factor` times as large.
  func start(_ document: [UInt8], factor: String, path name: String?) throws(CommandError)
    -> PNGConversion
  {
    if running.count >= Self.most { running.removeFirst().wait() }
    let files = try (0..<3).map { _ throws(CommandError) in try SystemCalls.openTemporaryFile() }
    defer { close(files[0]) }
    do throws(SystemCalls.Failure) {
      try SystemCalls.write(document, to: files[0])
      try SystemCalls.checked(lseek(files[0], 0, SEEK_SET))
      running.append(
        PNGConversion(
          process: try run(["--format", "png", "--zoom", factor], files), output: files[1],
          messages: files[2], name: name))
      return running.last!
    } catch {
      throw PNGConversion.failure(name, error.reason)
    }
  }

  /// Starts the program with these standard streams.
  private func run(_ arguments: [String], _ streams: [Int32]) throws(SystemCalls.Failure) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (stream, file) in streams.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, file, Int32(stream))
    }
    let words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    var process: pid_t = 0
    let failure = posix_spawn(&process, path, &actions, nil, words, environ)
    guard failure == 0 else { throw SystemCalls.Failure(code: failure) }
    return process
  }
}

final class PNGConversion {
  private let process: pid_t
  private let output: Int32
  /// The standard error of the process.
  private let messages: Int32
  private let name: String?
  /// The exit status of the process; nil while it runs.
  private var status: Int32?

  fileprivate init(process: pid_t, output: Int32, messages: Int32, name: String?) {
    (self.process, self.output, self.messages, self.name) = (process, output, messages, name)
  }

  deinit {
    // Nobody asks for the result after the export has ended.
    wait()
    close(output)
    close(messages)
  }

  /// The bytes of the file; waits until it is made.
  func result() throws(CommandError) -> [UInt8] {
    wait()
    let png: [UInt8]
    do throws(SystemCalls.Failure) {
      png = try SystemCalls.bytes(of: output, size: Int(SystemCalls.status(output).st_size))
    } catch {
      throw Self.failure(name, error.reason)
    }
    if status == 0, PNGFacts(png) != nil { return png }
    let said = String(
      decoding: (try? SystemCalls.bytes(of: messages, size: 1 << 12)) ?? [], as: UTF8.self)
    let line = said.split(whereSeparator: \.isNewline).last.map {
      ": \(String($0).excerpt(longest: 200))"
    }
    throw Self.failure(name, "\(PNGConverter.program) \(Self.words(status ?? 0))\(line ?? "")")
  }

  fileprivate func wait() {
    var status: Int32 = 0
    while self.status == nil {
      if waitpid(process, &status, 0) == process || errno != EINTR { self.status = status }
    }
  }

  /// The end of the program, in words.
  private static func words(_ status: Int32) -> String {
    let signal = status & 0x7F
    if signal != 0 {
      return "was ended by signal \(signal); if memory is short, a smaller picture may do"
    }
    let code = status >> 8 & 0xFF
    return code == 0 ? "made no whole PNG file" : "failed with status \(code)"
  }

  fileprivate static func failure(_ name: String?, _ reason: String) -> CommandError {
    CommandError(
      sentence: "cannot make \(name?.quoted ?? "the PNG file"): \(reason)", exitStatus: 74)
  }
}

/// The size of a PNG file.
struct PNGFacts {
  let width: Int
  let height: Int

  /// Nil if the bytes are no complete PNG file, by their beginning and end: PNG, 5.2, 11.2.2 and 11.2.5.
  init?(_ bytes: [UInt8]) {
    let end = [0, 0, 0, 0] + "IEND".utf8 + [0xAE, 0x42, 0x60, 0x82]
    guard bytes.count > 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
      bytes.suffix(12).elementsEqual(end)
    else { return nil }
    func number(_ start: Int) -> Int { bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    (width, height) = (number(16), number(20))
  }
}
