/// Files and folders, by the descriptors of their folders: one that is renamed meanwhile stays the same.
extension SystemCalls {
  // MARK: What is there

  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  static func isExecutable(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.isRegular && access(path, X_OK) == 0
  }

  static func status(_ descriptor: Int32) throws(Failure) -> stat {
    var status = stat()
    try checked(fstat(descriptor, &status))
    return status
  }

  /// The status of a name, for a link its own; nil if the name does not exist.
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

  /// Reads what comes next; 0 at the end.
  static func read(
    _ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer
  ) throws(Failure) -> Int {
    try checked(systemRead(descriptor, buffer.baseAddress, buffer.count))
  }

  /// Reads what is at `offset`; 0 at the end.
  static func read(
    _ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer, at offset: Int64
  ) throws(Failure) -> Int {
    try checked(pread(descriptor, buffer.baseAddress, buffer.count, off_t(offset)))
  }

  /// The first bytes of a file, as many as it has or at most `size`.
  static func bytes(of file: Int32, size: Int) throws(Failure) -> [UInt8] {
    try [UInt8](unsafeUninitializedCapacity: size) { (bytes, count) throws(Failure) in
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

  /// Makes a file that is not there yet.
  static func create(_ name: String, in folder: Int32) throws(Failure) -> Int32 {
    try checked(openat(folder, name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666))
  }

  static var temporaryFolder: String { getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp" }

  /// A file without a name, which is gone when it is closed.
  static func openTemporaryFile() throws(Failure) -> Int32 {
    var template = Array((temporaryFolder + "/emoji-rate.XXXXXX").utf8CString)
    let descriptor = try checked(mkstemp(&template))
    unlink(template)
    return descriptor
  }

  /// Takes the places of standard streams that are closed, or files would be opened there and have
  /// messages written into them; they still can neither be read nor written.
  static func reserveStandardStreams() {
    for descriptor in [standardInput, standardOutput, standardError]
    where fcntl(descriptor, F_GETFD) == -1 {
      _ = open("/dev/null", descriptor == standardInput ? O_WRONLY : O_RDONLY)
    }
  }

  // MARK: Folders

  /// The part of a path up to its last slash.
  static func parent(of path: String) -> String {
    let nameLength = path.utf8.reversed().prefix { $0 != UInt8(ascii: "/") }.count
    return String(Substring(path.utf8.dropLast(nameLength)))
  }

  /// Whether nobody else has locked the folder, who then waits until this process ends.
  static func lock(_ folder: Int32) throws(Failure) -> Bool {
    if flock(folder, LOCK_EX | LOCK_NB) == 0 { return true }
    return try isUnlocked(Failure())
  }

  /// Whether the lock is free although it could not be taken: some file systems have no locks.
  static func isUnlocked(_ failure: Failure) throws(Failure) -> Bool {
    if failure.code == EWOULDBLOCK { return false }
    if [ENOTSUP, EOPNOTSUPP, ENOSYS, EINVAL, ENOLCK].contains(failure.code) { return true }
    throw failure
  }

  /// Visits the names in a folder, except `.` and `..`.
  static func visitNames(in folder: Int32, _ visit: (String) throws -> Void) throws {
    // The stream takes the descriptor over, and shares the place it reads at.
    guard let stream = fdopendir(try checked(dup(folder))) else { throw Failure() }
    defer { closedir(stream) }
    rewinddir(stream)
    errno = 0
    while let item = readdir(stream) {
      let offset = MemoryLayout<dirent>.offset(of: \.d_name)!
      let name = UnsafeRawPointer(item).advanced(by: offset).assumingMemoryBound(to: CChar.self)
      if strcmp(name, ".") != 0 && strcmp(name, "..") != 0 { try visit(String(cString: name)) }
      errno = 0
    }
    if errno != 0 { throw Failure() }
  }
}

extension stat {
  var isRegular: Bool { st_mode & S_IFMT == S_IFREG }
  var isFolder: Bool { st_mode & S_IFMT == S_IFDIR }
}

/// The platform's, which the methods above hide.
private let systemRead = read
