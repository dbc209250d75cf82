/// Files, by the descriptors of their folders: one that is renamed meanwhile stays the same.
extension SystemCalls {
  static let isAFolder = EISDIR

  /// What a name in a folder stands for.
  struct Status {
    var size: Int64
    var mode: UInt32
    var isRegular: Bool
    var isFolder: Bool
  }

  static func checked(_ result: Int32) throws(Failure) -> Int32 {
    guard result >= 0 else { throw Failure() }
    return result
  }

  // MARK: Reading

  static func openForReading(_ path: String) throws(Failure) -> Int32 {
    try checked(open(path, O_RDONLY | O_CLOEXEC))
  }

  static func openForReading(_ name: String, in folder: Int32) throws(Failure) -> Int32 {
    try checked(openat(folder, name, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK))
  }

  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  static func isExecutable(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
      && access(path, X_OK) == 0
  }

  static func status(_ descriptor: Int32) throws(Failure) -> Status {
    var status = stat()
    _ = try checked(fstat(descriptor, &status))
    return Status(status)
  }

  /// The status of a name, of a link its own; nil where there is none.
  static func status(_ name: String, in folder: Int32) throws(Failure) -> Status? {
    var status = stat()
    guard fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
      if errno == ENOENT { return nil }
      throw Failure()
    }
    return Status(status)
  }

  static func isFolder(_ descriptor: Int32) throws(Failure) -> Bool {
    try status(descriptor).isFolder
  }

  /// Whether it can be read again from its beginning, where it now stands.
  static func isRegularFile(_ descriptor: Int32) throws(Failure) -> Bool {
    try status(descriptor).isRegular && lseek(descriptor, 0, SEEK_CUR) == 0
  }

  /// Reads what comes next; 0 at the end.
  static func read(
    _ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer
  ) throws(Failure) -> Int {
    #if canImport(Darwin)
      let count = Darwin.read(descriptor, buffer.baseAddress, buffer.count)
    #elseif canImport(Musl)
      let count = Musl.read(descriptor, buffer.baseAddress, buffer.count)
    #else
      let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
    #endif
    guard count >= 0 else { throw Failure() }
    return count
  }

  /// Reads what is at `offset`; 0 at the end.
  static func read(
    _ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer, at offset: Int64
  ) throws(Failure) -> Int {
    let count = pread(descriptor, buffer.baseAddress, buffer.count, off_t(offset))
    guard count >= 0 else { throw Failure() }
    return count
  }

  /// The bytes of a file from its beginning, as many as it has or at most `most`.
  static func bytes(of file: Int32, most: Int = .max) throws(Failure) -> [UInt8] {
    let size = min(Int(try status(file).size), most)
    return try [UInt8](unsafeUninitializedCapacity: size) {
      (bytes, count) throws(Failure) in
      while count < size {
        let rest = UnsafeMutableRawBufferPointer(
          UnsafeMutableBufferPointer(rebasing: bytes[count...]))
        let part = try read(file, into: rest, at: Int64(count))
        if part == 0 { return }
        count += part
      }
    }
  }

  // MARK: Writing

  /// A file without a name, which is gone when it is closed.
  static func openTemporaryFile() throws(Failure) -> Int32 {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array((folder + "/emoji-rate.XXXXXX").utf8CString)
    let descriptor = try checked(mkstemp(&template))
    unlink(template)
    return descriptor
  }

  static func create(_ name: String, in folder: Int32) throws(Failure) -> Int32 {
    try checked(openat(folder, name, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0o666))
  }

  /// Closes a file that was written: on some file systems only this says that the disk is full.
  static func closeWritten(_ descriptor: Int32) throws(Failure) {
    _ = try checked(close(descriptor))
  }

  static func closeRead(_ descriptor: Int32) { close(descriptor) }

  static func setMode(_ mode: UInt32, of descriptor: Int32) throws(Failure) {
    _ = try checked(fchmod(descriptor, mode_t(mode)))
  }

  static func isWritable(_ name: String, in folder: Int32) -> Bool {
    faccessat(folder, name, W_OK, 0) == 0
  }

  static func rename(
    _ name: String, to newName: String, in folder: Int32 = AT_FDCWD
  ) throws(Failure) {
    _ = try checked(renameat(folder, name, folder, newName))
  }

  static func remove(_ name: String, in folder: Int32) throws(Failure) {
    _ = try checked(unlinkat(folder, name, 0))
  }

  /// Takes the places of standard streams that are closed, or files would be opened there and have
  /// messages written into them; they still can neither be read nor written.
  static func reserveStandardStreams() {
    for descriptor in [standardInput, standardOutput, standardError]
    where fcntl(descriptor, F_GETFD) == -1 {
      _ = open("/dev/null", descriptor == standardInput ? O_WRONLY : O_RDONLY)
    }
  }

  // MARK: Time

  /// Seconds of a clock that only goes forward.
  static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

extension SystemCalls.Status {
  fileprivate init(_ status: stat) {
    size = Int64(status.st_size)
    mode = UInt32(status.st_mode) & 0o7777
    isRegular = status.st_mode & S_IFMT == S_IFREG
    isFolder = status.st_mode & S_IFMT == S_IFDIR
  }
}

extension SystemCalls.Failure {
  /// Whether a part of the path is no folder.
  var isNotAFolder: Bool { code == ENOTDIR }
  static var notAFolder: Self { Self(code: ENOTDIR) }
  /// Whether the name is that of a link, or its file not to be read.
  var isLinkOrDenied: Bool { code == ELOOP || code == EACCES }
}

extension SystemCalls {
  static func areEqual(_ one: UnsafeRawBufferPointer, _ other: UnsafeRawBufferPointer) -> Bool {
    one.count == other.count
      && (one.isEmpty || memcmp(one.baseAddress!, other.baseAddress!, one.count) == 0)
  }
}
