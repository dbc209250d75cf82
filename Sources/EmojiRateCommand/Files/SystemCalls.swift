// The C library of the platform, for every file of the module.
#if canImport(Glibc)
  @_exported import Glibc
#elseif canImport(Musl)
  @_exported import Musl
#elseif canImport(Darwin)
  @_exported import Darwin
#endif

/// The basic system calls of the command.
enum SystemCalls {
  /// The reason why a call failed.
  struct Failure: Error, Equatable {
    let code: Int32

    init() { code = errno }
    init(code: Int32) { self.code = code }

    var reason: String { String(cString: strerror(code)) }
    /// Whether the reader of a pipe has gone away, which is no problem.
    var isClosedPipe: Bool { code == EPIPE }
    var isMissing: Bool { code == ENOENT }
  }

  static let standardInput = STDIN_FILENO
  static let standardOutput = STDOUT_FILENO
  static let standardError = STDERR_FILENO

  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// The result of a call; throws if the call has failed.
  @discardableResult
  static func checked<Result: SignedInteger>(_ result: Result) throws(Failure) -> Result {
    guard result >= 0 else { throw Failure() }
    return result
  }

  /// Writes to the standard error; nobody could see a message about a failure.
  static func say(_ text: String) { try? write(Array(text.utf8), to: standardError) }

  static func write(_ bytes: [UInt8], to descriptor: Int32) throws(Failure) {
    try bytes.withUnsafeBufferPointer { bytes throws(Failure) in
      try write(UnsafeRawBufferPointer(bytes), to: descriptor)
    }
  }

  static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) throws(Failure) {
    var rest = bytes
    while let address = rest.baseAddress, !rest.isEmpty {
      let count = systemWrite(descriptor, address, rest.count)
      if count >= 0 {
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      } else if errno != EINTR {
        throw Failure()
      }
    }
  }
}

/// The platform's function, which the methods above hide.
private let systemWrite = write
