/// Where values come from.
extension ValueSource {
  /// The numbers of `0,2.5,5`; nil where the text is no list.
  static func list(_ text: String) throws(ExportError) -> [Double]? {
    let items = Array(text.utf8).split(
      separator: UInt8(ascii: ","), omittingEmptySubsequences: false
    ).map(\.trimmed)
    let numbers = items.map { DecimalLiteral.parse($0) }
    guard numbers.contains(where: { $0 != nil }) else { return nil }
    if let wrong = numbers.firstIndex(where: { $0?.isFinite != true }) {
      // A file can have numbers and commas in its name.
      if SystemCalls.exists(text) { return nil }
      throw .notAListItem(list: text, item: String(decoding: items[wrong], as: UTF8.self))
    }
    return numbers.map { $0! }
  }

  static func open(_ path: String) throws(ExportError) -> Int32 {
    do throws(SystemCalls.Failure) {
      let file = try SystemCalls.openForReading(path)
      if try SystemCalls.isFolder(file) {
        throw SystemCalls.Failure(code: SystemCalls.isAFolder)
      }
      return try rereadable(file)
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
    if try SystemCalls.isRegularFile(file) { return file }
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
