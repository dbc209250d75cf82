/// Reads whole files, such as style files; the path `-` is the standard input.
enum InputFile {
  /// The maximum size of such a file in bytes.
  static let mostBytes = 1 << 20

  /// The name of the file at the beginning of a message, before a colon.
  static func name(_ path: String) -> String { path == "-" ? "standard input" : path }

  /// Reads all of a file.
  ///
  /// - Parameter kind: The expected content, for messages.
  static func read(_ path: String, of kind: String) throws(CommandError) -> [UInt8] {
    var bytes: [UInt8] = []
    let source = path == "-" ? nil : path
    let input: ByteInput
    do throws(SystemCalls.Failure) { input = try open(source) } catch {
      throw unreadable(source, error)
    }
    do throws(ReadingError) {
      while bytes.count <= mostBytes, let byte = try input.next() { bytes.append(byte) }
    } catch { throw error.commandError }
    guard bytes.count <= mostBytes else {
      throw .data("\(name(path).quoted) has more than \(mostBytes) bytes; give \(kind)")
    }
    return bytes
  }

  /// Opens a file, or the standard input if the path is nil.
  ///
  /// - Parameter willWait: For a stream, is called before a read that has to wait for bytes. A
  ///   program may wait for the answer to a line before it sends the next one.
  static func open(
    _ path: String?, willWait: (() -> Void)? = nil
  ) throws(SystemCalls.Failure) -> ByteInput {
    let file = try path.map(SystemCalls.openForReading) ?? SystemCalls.standardInput
    let bytes = ByteInput(file, willWait: willWait) { .command(unreadable(path, $0)) }
    if path != nil { bytes.close = { SystemCalls.close(file) } }
    if willWait != nil { bytes.canReadAhead = try SystemCalls.status(file).isRegular }
    return bytes
  }

  /// Opens files of `--values`.
  ///
  /// - Parameter willWait: For a stream, is called before a read that has to wait for bytes.
  static func opener(willWait: (() -> Void)? = nil) -> InputOpener {
    { (path) throws(ReadingError) in
      do throws(SystemCalls.Failure) {
        return try open(path, willWait: willWait)
      } catch {
        guard let path, error.isMissing else { throw .command(unreadable(path, error)) }
        throw .command(
          .noInput(
            "--values \(path.quoted) is neither a list such as 0,2.5,5 nor a file: \(error.reason)"
              + (path.contains(",") ? "; give --values once for each file" : "")
              + (Hints.range(path) == nil ? "" : "; write a range out, as in 1,2,3,4,5")))
      }
    }
  }

  static func unreadable(_ path: String?, _ failure: SystemCalls.Failure) -> CommandError {
    .noInput("cannot read \(path?.quoted ?? Messages.standardInput): \(failure.reason)")
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
