/// Where values come from.
extension ValueSource {
  /// Opens a file, a pipe or the like by its path.
  ///
  /// - Parameter rereads: Whether it is read more than once, so that a pipe has to be copied.
  static func open(_ path: String, rereads: Bool) throws(ExportError) -> Int32 {
    do throws(SystemCalls.Failure) {
      let file = try SystemCalls.openForReading(path)
      if try SystemCalls.status(file).isFolder { throw SystemCalls.Failure(code: EISDIR) }
      return rereads ? try rereadable(file) : file
    } catch {
      throw error.isMissing
        ? .neitherListNorFile(text: path, reason: error.reason)
        : .unreadable(source: path, reason: error.reason)
    }
  }

  static func rereadable(_ file: Int32, name: String) throws(ExportError) -> Int32 {
    do throws(SystemCalls.Failure) {
      return try rereadable(file)
    } catch {
      throw .unreadable(source: name, reason: error.reason)
    }
  }

  /// A file with the same bytes that can be read at any place.
  private static func rereadable(_ file: Int32) throws(SystemCalls.Failure) -> Int32 {
    if try SystemCalls.status(file).isRegular, lseek(file, 0, SEEK_CUR) == 0 { return file }
    let copy = try SystemCalls.openTemporaryFile()
    let size = 1 << 16
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 1)
    defer { buffer.deallocate() }
    while true {
      let count = try SystemCalls.read(file, into: buffer)
      if count == 0 { return copy }
      try SystemCalls.write(UnsafeRawBufferPointer(rebasing: buffer[..<count]), to: copy)
    }
  }
}
