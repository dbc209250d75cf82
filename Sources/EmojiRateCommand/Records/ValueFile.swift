/// The file or stream that values are read from.
struct ValueFile {
  let descriptor: Int32
  let isRegular: Bool
  /// The copy of input that can be read only once.
  var copy: Int32?
  var isCopied = false

  static let longestCopy: Int64 = 1 << 30

  /// - Parameter path: The path; nil is the standard input.
  init(_ path: String?, isStream: Bool) throws(CommandError) {
    do throws(SystemCalls.Failure) {
      descriptor = try path.map(SystemCalls.openForReading) ?? SystemCalls.standardInput
      let status = try SystemCalls.status(descriptor)
      if status.isFolder { throw SystemCalls.Failure(code: EISDIR) }
      isRegular = status.isRegular
    } catch {
      if let path, error.isMissing {
        throw .noInput(
          "--values \(path.quoted) is neither a list such as 0,2.5,5 nor a file: \(error.reason)")
      }
      throw InputFile.unreadable(path ?? InputFile.standardInput, error)
    }
    let canReadAgain = isRegular && lseek(descriptor, 0, SEEK_CUR) == 0
    if !isStream && !canReadAgain { copy = try SystemCalls.openTemporaryFile() }
  }

  func input(_ willRead: (() -> Void)?) -> ByteInput {
    guard let copy, !isCopied else {
      return ByteInput(copy ?? descriptor, isSequential: willRead != nil, willRead: willRead ?? {})
    }
    return ByteInput { (buffer, offset) throws(SystemCalls.Failure) in
      guard offset < Self.longestCopy else { throw SystemCalls.Failure(code: EFBIG) }
      let count = try SystemCalls.read(descriptor, into: buffer)
      try SystemCalls.write(UnsafeRawBufferPointer(rebasing: buffer[..<count]), to: copy)
      return count
    }
  }
}
