import EmojiRate

/// The file of `--style`.
enum StyleFile {
  /// Reads the style file of the settings; nil without one.
  static func read(of settings: Settings, _ picture: PictureKind) throws(CommandError) -> Style? {
    guard let path = settings.styleFile else { return nil }
    let isRating = settings.value == .standardInput
    if path == "-", isRating || settings.export.values == .standardInput {
      let other = isRating ? "the rating -" : "--values -"
      throw .usage(
        "--style - and \(other) both read the standard input; give "
          + (isRating ? "a file to --style" : "a file to one of them"))
    }
    return try Style(try read(path), file: name(path), StyleKeys(picture))
  }

  /// The most bytes of a file; a style has some twenty keys.
  static let mostBytes = 1 << 20

  /// The name of a path in messages; `-` is the standard input.
  static func name(_ path: String) -> String { path == "-" ? "standard input" : path }

  /// Reads all of a file; `-` is the standard input.
  ///
  /// - Parameter kind: The expected content, for messages.
  static func read(
    _ path: String, of kind: String = "a style file"
  ) throws(CommandError) -> [UInt8] {
    let bytes = try bytes(of: path, atMost: mostBytes + 1)
    guard bytes.count <= mostBytes else {
      throw .data("\(name(path).quoted) has more than \(mostBytes) bytes; give \(kind)")
    }
    return bytes
  }

  /// Reads the beginning of a file; `-` is the standard input.
  static func bytes(of path: String, atMost count: Int) throws(CommandError) -> [UInt8] {
    var bytes: [UInt8] = []
    do throws(SystemCalls.Failure) {
      let file = path == "-" ? SystemCalls.standardInput : try SystemCalls.openForReading(path)
      defer { if path != "-" { close(file) } }
      let input = ByteInput(file, isSequential: true)
      while bytes.count < count, let byte = try input.next() { bytes.append(byte) }
    } catch {
      throw ValueFile.unreadable(path == "-" ? ValueFile.standardInput : path, error)
    }
    return bytes
  }
}
