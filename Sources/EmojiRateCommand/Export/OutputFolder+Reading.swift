/// What is in the folder already.
extension OutputFolder {
  /// Hands out the names of everything in the folder.
  func visitNames(_ visit: (UnsafePointer<CChar>) -> Void) throws(SystemCalls.Failure) {
    try SystemCalls.visitNames(in: descriptor, visit)
  }

  /// Opens a file of the folder to read it; nil where there is none that can be read.
  func openReadable(_ name: UnsafePointer<CChar>) throws(SystemCalls.Failure) -> Int32? {
    do throws(SystemCalls.Failure) {
      return try SystemCalls.openForReading(name, in: descriptor)
    } catch {
      if error.isMissing || error.isLinkOrDenied { return nil }
      throw error
    }
  }

  /// What writing `bytes` under this name would change.
  func change(
    _ name: UnsafePointer<CChar>, to bytes: UnsafeRawBufferPointer
  ) throws(SystemCalls.Failure) -> Change {
    if isFresh { return .new }
    let file: Int32
    do throws(SystemCalls.Failure) {
      file = try SystemCalls.openForReading(name, in: descriptor)
    } catch {
      if error.isMissing { return .new }
      if error.isLinkOrDenied { return .changed }
      throw error
    }
    defer { SystemCalls.closeRead(file) }
    let status = try SystemCalls.status(file)
    guard status.isRegular, status.size == bytes.count else { return .changed }
    var offset = 0
    while offset < bytes.count {
      let count = try SystemCalls.read(file, into: buffer, at: Int64(offset))
      guard count > 0, offset + count <= bytes.count else { return .changed }
      let read = UnsafeRawBufferPointer(rebasing: buffer[..<count])
      let part = UnsafeRawBufferPointer(rebasing: bytes[offset..<offset + count])
      guard SystemCalls.areEqual(read, part) else { return .changed }
      offset += count
    }
    return .unchanged
  }

  func status(_ name: UnsafePointer<CChar>) throws(SystemCalls.Failure) -> SystemCalls.Status? {
    try SystemCalls.status(name, in: descriptor)
  }

  /// Whether a file begins with `mark`, or is not there.
  func begins(_ name: String, with mark: StaticString) throws(SystemCalls.Failure) -> Bool {
    guard let status = try status(name) else { return true }
    guard status.isRegular, let file = try openReadable(name) else { return false }
    defer { SystemCalls.closeRead(file) }
    let count = try SystemCalls.read(file, into: buffer, at: 0)
    let head = UnsafeRawBufferPointer(rebasing: buffer[..<min(count, mark.utf8CodeUnitCount)])
    return SystemCalls.areEqual(
      head, UnsafeRawBufferPointer(start: mark.utf8Start, count: mark.utf8CodeUnitCount))
  }

  /// What a PNG file of the folder says of itself; nil where there is none of that name.
  func png(
    _ name: UnsafePointer<CChar>
  ) throws(SystemCalls.Failure) -> (facts: PNGFacts, bytes: Int)? {
    guard let status = try status(name), status.isRegular, let file = try openReadable(name) else {
      return nil
    }
    defer { SystemCalls.closeRead(file) }
    let count = try SystemCalls.read(file, into: buffer, at: 0)
    return PNGFacts(buffer[..<count]).map { ($0, Int(status.size)) }
  }
}
