/// Folders.
extension SystemCalls {
  static func openFolder(_ path: String) throws(Failure) -> Int32 {
    try checked(open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC))
  }

  /// Opens a folder of one's own that is no link: everything in it will be removed.
  static func openOwnFolder(_ path: String) throws(Failure) -> Int32 {
    let folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW)
    guard folder >= 0 else { throw Failure(code: errno == ENOTDIR ? EACCES : errno) }
    var status = stat()
    _ = try checked(fstat(folder, &status))
    guard status.st_uid == geteuid() else { throw Failure(code: EACCES) }
    return folder
  }

  /// Whether the path still leads to what was opened.
  static func isSame(_ descriptor: Int32, _ path: String) -> Bool {
    var (one, other) = (stat(), stat())
    return fstat(descriptor, &one) == 0 && lstat(path, &other) == 0
      && one.st_dev == other.st_dev && one.st_ino == other.st_ino
  }

  /// Whether anything has this path, be it a link that leads nowhere.
  static func isTaken(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  static func makeFolder(_ path: String) throws(Failure) { _ = try checked(mkdir(path, 0o777)) }

  static func removeFolder(_ path: String) { rmdir(path) }

  /// Whether nobody else has locked the folder, who then waits until this process ends.
  static func lock(_ folder: Int32) throws(Failure) -> Bool {
    if flock(folder, LOCK_EX | LOCK_NB) == 0 { return true }
    if errno == EWOULDBLOCK { return false }
    throw Failure()
  }

  /// Hands out the names in a folder, but not those of itself and of the one above.
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
