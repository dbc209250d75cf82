/// Reads whole files, such as style files; the path `-` is the standard input.
enum InputFile {
  /// The maximum size of such a file in bytes.
  static let mostBytes = 1 << 20

  static let standardInput = InputOpener.standardInput

  /// The name of the file at the beginning of a message, before a colon.
  static func name(_ path: String) -> String { path == "-" ? "standard input" : path }

  /// Reads all of a file.
  ///
  /// - Parameter kind: The expected content, for messages.
  static func read(_ path: String, of kind: String) throws(CommandError) -> [UInt8] {
    var bytes: [UInt8] = []
    let source = path == "-" ? standardInput : path
    let file: Int32
    do throws(SystemCalls.Failure) {
      file = path == "-" ? SystemCalls.standardInput : try SystemCalls.openForReading(path)
    } catch { throw unreadable(source, error) }
    defer { if path != "-" { close(file) } }
    let input = ByteInput(file, failing: { .command(unreadable(source, $0)) })
    do throws(ReadingError) {
      while bytes.count <= mostBytes, let byte = try input.next() { bytes.append(byte) }
    } catch { throw error.commandError }
    guard bytes.count <= mostBytes else {
      throw .data("\(name(path).quoted) has more than \(mostBytes) bytes; give \(kind)")
    }
    return bytes
  }

  static func unreadable(_ source: String, _ failure: SystemCalls.Failure) -> CommandError {
    .noInput(
      "cannot read \(source == standardInput ? source : source.quoted): \(failure.reason)")
  }
}

/// The files that the command reads, none of which an output may replace.
struct InputFiles {
  private var identities: [(device: dev_t, file: ino_t, path: String)] = []

  init(_ paths: [String]) {
    for path in paths {
      var status = stat()
      let isThere = path == "-" ? fstat(SystemCalls.standardInput, &status) : stat(path, &status)
      if isThere == 0, status.isRegular {
        identities.append((status.st_dev, status.st_ino, InputFile.name(path)))
      }
    }
  }

  /// Throws if this is the status of an input file.
  func check(_ status: stat, at path: String) throws(CommandError) {
    guard
      let file = identities.first(where: { $0.file == status.st_ino && $0.device == status.st_dev })
    else { return }
    throw .inTheWay(
      "the output \(path.quoted) is the input \(file.path.quoted), which it would replace; give another --output"
    )
  }

  func check(_ path: String) throws(CommandError) {
    var status = stat()
    if stat(path, &status) == 0 { try check(status, at: path) }
  }
}

extension Settings {
  var inputFiles: InputFiles {
    InputFiles(
      input.paths + [style.file].compactMap { $0 } + control.looks.map(\.file)
        + (style.drawnFiles + check.files).map(\.path) + style.readPaths
        + (input.values.contains(.standardInput) ? ["-"] : []))
  }
}
