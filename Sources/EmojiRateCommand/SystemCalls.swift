/// The few calls to the system that the command makes.
enum SystemCalls {
  /// Why a call did not do what it should.
  struct Failure: Error, Equatable {
    let code: Int32

    init() { code = errno }
    init(code: Int32) { self.code = code }

    var reason: String { String(cString: strerror(code)) }
    /// Whether the reader of a pipe has gone away, which is nothing to complain about.
    var isClosedPipe: Bool { code == EPIPE }
    /// Whether there is nothing of that name.
    var isMissing: Bool { code == ENOENT }
    /// Whether there is something of that name already.
    var isTaken: Bool { code == EEXIST || code == ENOTEMPTY }
  }

  static let standardInput = STDIN_FILENO
  static let standardOutput = STDOUT_FILENO
  static let standardError = STDERR_FILENO

  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// Writes all of `text`.
  static func write(_ text: String, to descriptor: Int32) throws(Failure) {
    var text = text
    let failure: Failure? = text.withUTF8 { bytes in
      do throws(Failure) {
        try write(UnsafeRawBufferPointer(bytes), to: descriptor)
        return nil
      } catch {
        return error
      }
    }
    if let failure { throw failure }
  }

  /// Writes all of `bytes`.
  static func write(_ bytes: [UInt8], to descriptor: Int32) throws(Failure) {
    try bytes.withUnsafeBufferPointer { bytes throws(Failure) in
      try write(UnsafeRawBufferPointer(bytes), to: descriptor)
    }
  }

  /// Writes all of `bytes`.
  static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) throws(Failure) {
    var rest = bytes
    while let address = rest.baseAddress, !rest.isEmpty {
      #if canImport(Darwin)
        let count = Darwin.write(descriptor, address, rest.count)
      #elseif canImport(Musl)
        let count = Musl.write(descriptor, address, rest.count)
      #else
        let count = Glibc.write(descriptor, address, rest.count)
      #endif
      if count >= 0 {
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      } else if errno != EINTR {
        throw Failure()
      }
    }
  }
}
