enum StyleFile {
  /// A style has some twenty keys; more is no style, and would only take memory.
  static let mostBytes = 1 << 20

  /// What the file of a path is called in messages; `-` is the standard input.
  static func name(_ path: String) -> String { path == "-" ? "standard input" : path }

  /// Reads all of a file; `-` is the standard input.
  static func read(_ path: String) throws(CommandError) -> [UInt8] {
    do throws(SystemCalls.Failure) {
      let file = path == "-" ? SystemCalls.standardInput : try SystemCalls.openForReading(path)
      defer { if path != "-" { close(file) } }
      let bytes = try SystemCalls.bytes(of: file, size: mostBytes + 1)
      if bytes.count <= mostBytes { return bytes }
    } catch {
      throw .noInput("cannot read \(name(path).quoted): \(error.reason)")
    }
    throw .data("\(name(path).quoted) has more than \(mostBytes) bytes; give a style file")
  }
}
