// Exports the platform's C library to all files of the module.
#if canImport(Glibc)
  @_exported import Glibc
#elseif canImport(Musl)
  @_exported import Musl
#elseif canImport(Darwin)
  @_exported import Darwin
#endif

extension InputFailure {
  init() { self.init(code: errno) }

  var reason: String { String(cString: strerror(code)) }
  /// Whether the reader of a pipe has closed it, which the command does not report.
  var isClosedPipe: Bool { code == EPIPE }
  var isMissing: Bool { code == ENOENT }
}

/// The basic system calls of the command.
enum SystemCalls {
  typealias Failure = InputFailure

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

  /// Writes to the standard error; ignores failures, because there is no other place for them.
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

/// The C function, which a method above with the same name hides.
private let systemWrite = write

/// Calls for files and folders.
///
/// Files of an export are named relative to the folder's descriptor, which stays valid if somebody
/// renames the folder.
extension SystemCalls {
  // MARK: Status

  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Whether a path is neither a regular file nor a folder, such as `/dev/stdout`.
  static func isDevice(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && !status.isRegular && !status.isFolder
  }

  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.isFolder
  }

  static func status(_ descriptor: Int32) throws(Failure) -> stat {
    var status = stat()
    try checked(fstat(descriptor, &status))
    return status
  }

  /// The status of a file, or of the symbolic link itself; nil if there is no such file.
  static func status(_ name: String, in folder: Int32 = AT_FDCWD) throws(Failure) -> stat? {
    var status = stat()
    guard fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
      if errno == ENOENT { return nil }
      throw Failure()
    }
    return status
  }

  // MARK: Reading

  static func openForReading(_ path: String) throws(Failure) -> Int32 {
    try checked(open(path, O_RDONLY | O_CLOEXEC))
  }

  /// Closes a file that was read; ignores errors, because no data can be lost.
  static func close(_ descriptor: Int32) { _ = systemClose(descriptor) }

  /// Reads the next bytes; returns 0 at the end.
  static func read(
    _ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer
  ) throws(Failure) -> Int {
    try checked(systemRead(descriptor, buffer.baseAddress, buffer.count))
  }

  /// Whether the next read has to wait for bytes or for the end.
  static func waits(_ descriptor: Int32) -> Bool {
    var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&state, 1, 0) < 1 || Int32(state.revents) & (POLLIN | POLLHUP) == 0
  }

  // MARK: Writing

  /// Opens `/dev/null` for each closed standard stream.
  ///
  /// Otherwise the next file would get the descriptor, and messages would be written into it.
  static func reserveStandardStreams() {
    for descriptor in [standardInput, standardOutput, standardError]
    where fcntl(descriptor, F_GETFD) == -1 {
      _ = open("/dev/null", descriptor == standardInput ? O_WRONLY : O_RDONLY)
    }
  }

  /// Renames a file; fails with `EEXIST` if the target exists and `replaces` is false.
  static func rename(
    _ name: String, to target: String, in folder: Int32, replaces: Bool
  ) throws(Failure) {
    if !replaces {
      // Unlike renaming, making a second link never replaces a file.
      if linkat(folder, name, folder, target, 0) == 0 {
        try checked(unlinkat(folder, name, 0))
        return
      }
      // File systems without links fail with different errors, so check for the target instead.
      guard errno != EEXIST, try status(target, in: folder) == nil else {
        throw Failure(code: EEXIST)
      }
    }
    try checked(renameat(folder, name, folder, target))
  }

  // MARK: Folders

  /// Creates a folder and its missing parents, and calls `didMake` with each path that it created.
  static func makeFolders(_ path: String, _ didMake: (String) -> Void = { _ in }) throws(Failure) {
    var place = path.utf8.startIndex
    while place < path.utf8.endIndex {
      let rest = path.utf8[place...].dropFirst()
      place = rest.firstIndex(of: UInt8(ascii: "/")) ?? path.utf8.endIndex
      let folder = String(path[..<place])
      if mkdir(folder, 0o777) == 0 {
        didMake(folder)
      } else {
        let failure = Failure()
        // A dangling symbolic link blocks the name too.
        if !exists(folder) { throw failure.code == EEXIST ? Failure(code: ENOTDIR) : failure }
      }
    }
  }

  /// The part of a path up to its last slash.
  static func parent(of path: String) -> String {
    let nameLength = path.utf8.reversed().prefix { $0 != UInt8(ascii: "/") }.count
    return String(Substring(path.utf8.dropLast(nameLength)))
  }

  /// Locks the folder until the process ends; false if another process has locked it.
  static func lock(_ folder: Int32) throws(Failure) -> Bool {
    if flock(folder, LOCK_EX | LOCK_NB) == 0 { return true }
    return try isUnlocked(Failure())
  }

  /// Whether the file system has no locks; false if another process has the lock.
  static func isUnlocked(_ failure: Failure) throws(Failure) -> Bool {
    if failure.code == EWOULDBLOCK { return false }
    if [ENOTSUP, EOPNOTSUPP, ENOSYS, EINVAL, ENOLCK].contains(failure.code) { return true }
    throw failure
  }
}

extension stat {
  var isRegular: Bool { st_mode & S_IFMT == S_IFREG }
  var isFolder: Bool { st_mode & S_IFMT == S_IFDIR }
}

/// The C function, which a method above with the same name hides.
private let systemRead = read
private let systemClose = close
