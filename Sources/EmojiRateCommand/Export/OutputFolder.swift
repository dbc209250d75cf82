/// The folder that an export writes into.
///
/// The export writes each file under a temporary name and then renames it, so nobody sees half a file.
/// ``DryRun`` reads the folder in the same way and writes nothing.
class OutputFolder {
  /// The effect of an export on a file, from the least to the greatest.
  enum Change: String, CaseIterable { case unchanged, new, changed }

  /// The given path of the folder, without trailing slashes.
  let path: String
  var earlier: EarlierFiles?

  /// The name of the file that was checked or written last.
  var currentName: String?
  /// The path for messages about errors that do not name one.
  var currentPath: String { currentName.map(path) ?? path }

  /// The descriptor of the folder; negative if a dry run finds no folder.
  private(set) var descriptor: Int32
  /// The folders that the export has created, outermost first.
  private var made: [String] = []

  /// The name of a file until it is complete.
  ///
  /// It begins with a dot, which no picture's name does.
  static let temporaryName = ".emoji-rate.part"

  /// The name of the long file `name` until it is complete.
  static func temporaryName(_ name: String) -> String { temporaryName + "." + name }

  /// Opens or creates the folder, locks it, and removes the remains of a killed export.
  init(_ path: String) throws {
    var trimmed = Substring(path)
    while trimmed.utf8.count > 1, trimmed.hasSuffix("/") { trimmed.removeLast() }
    self.path = String(trimmed)
    descriptor = open(self.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    do {
      if descriptor < 0 {
        guard errno == ENOENT else { throw SystemCalls.Failure() }
        // A dangling symbolic link is no place for a folder.
        guard try SystemCalls.status(self.path) == nil else {
          throw SystemCalls.Failure(code: ENOTDIR)
        }
        try make()
      }
      // Waiting for the lock would make a deploy script hang.
      guard try descriptor < 0 || SystemCalls.lock(descriptor) else {
        throw CommandError.inTheWay(
          "another export is writing to \(self.path.quoted); wait until it has ended")
      }
    } catch let error as SystemCalls.Failure {
      unmake()
      guard error.code == ENOTDIR else {
        throw CommandError.cannotCreate(self.path, error.reason)
      }
      throw CommandError.inTheWay(
        "\(self.path.quoted) is not a folder; give one to --output, or a path that does not exist yet"
      )
    }
    do {
      try clean()
    } catch let error as SystemCalls.Failure {
      throw CommandError.cannotWrite(currentPath.quoted, error.reason)
    }
  }

  deinit { close(descriptor) }

  func path(of name: String) -> String {
    path.hasSuffix("/") ? path + name : "\(path)/\(name)"
  }

  /// Whether the export writes files; a dry run does not.
  var keepsFiles: Bool { true }

  /// Creates the folder and its missing parents.
  func make() throws {
    var place = path.utf8.startIndex
    while let end = path.utf8[place...].dropFirst().firstIndex(of: UInt8(ascii: "/")) {
      try make(String(path[..<end]))
      place = end
    }
    try make(path)
    descriptor = try SystemCalls.checked(open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC))
  }

  private func make(_ path: String) throws(SystemCalls.Failure) {
    if mkdir(path, 0o777) == 0 {
      made.append(path)
    } else {
      let failure = SystemCalls.Failure()
      if !SystemCalls.exists(path) { throw failure }
    }
  }

  /// Removes the folders that the export has created, if they are empty.
  func unmake() {
    for path in made.reversed() { rmdir(path) }
  }

  /// Removes the temporary files of a killed export, except its unfinished manifest.
  func clean() throws {
    let kept = Self.temporaryName(Manifest.name)
    var names: [String] = []
    try SystemCalls.visitNames(in: descriptor) { name in
      let isKept = try name == kept && status(name)?.isFolder == false
      if !isKept, name.hasPrefix(Self.temporaryName) { names.append(name) }
    }
    for name in names {
      currentName = name
      try remove(name)
    }
  }

  // MARK: Reading

  func status(_ name: String) throws -> stat? {
    currentName = name
    return descriptor < 0 ? nil : try SystemCalls.status(name, in: descriptor)
  }

  func has(_ name: String) throws -> Bool { try status(name) != nil }

  /// Opens a file for reading; nil if it is no regular file or cannot be read.
  func openReadable(_ name: String, _ status: stat?) throws -> Int32? {
    guard let status, status.isRegular else { return nil }
    do {
      let file = openat(descriptor, name, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
      return try SystemCalls.checked(file)
    } catch let error where [ENOENT, ELOOP, EACCES].contains(error.code) {
      return nil
    }
  }

  /// The contents of a file; nil if it does not exist or cannot be read.
  func bytes(of name: String) throws -> [UInt8]? {
    guard let status = try status(name), let file = try openReadable(name, status) else {
      return nil
    }
    defer { close(file) }
    return try SystemCalls.bytes(of: file, size: Int(status.st_size))
  }

  /// The digest of a file; nil if it does not exist or cannot be read.
  func digest(_ name: String) throws -> Digest? {
    guard let file = try openReadable(name, try status(name)) else { return nil }
    defer { close(file) }
    let input = ByteInput(file)
    var digest = Digest()
    while let bytes = try input.nextPiece() { digest.update(bytes) }
    return digest
  }

  /// The effect of writing `bytes` under this name.
  func change(_ name: String, to bytes: [UInt8]) throws -> Change {
    guard let status = try status(name) else { return .new }
    guard status.st_size == bytes.count, let file = try openReadable(name, status) else {
      return .changed
    }
    defer { close(file) }
    return try SystemCalls.bytes(of: file, size: bytes.count) == bytes ? .unchanged : .changed
  }

  // MARK: Writing

  /// Writes a file under a temporary name and then renames it.
  func write(_ bytes: [UInt8], to name: String, _ change: Change) throws {
    currentName = name
    let file = try SystemCalls.create(Self.temporaryName, in: descriptor)
    do {
      try SystemCalls.write(bytes, to: file)
      try finish(file, Self.temporaryName, as: name, change)
    } catch {
      // If only the renaming failed, the file is closed already, and this call does nothing.
      close(file)
      unlinkat(descriptor, Self.temporaryName, 0)
      throw error
    }
  }

  /// Begins a long file under its temporary name; nil in a dry run.
  func begin(_ name: String) throws -> Int32? {
    // The file of a killed export may still be open for reading, so do not truncate it.
    unlinkat(descriptor, Self.temporaryName(name), 0)
    currentName = name
    return try SystemCalls.create(Self.temporaryName(name), in: descriptor)
  }

  /// Closes a written file and renames it, with the permissions of the file that it replaces.
  func finish(_ file: Int32?, _ newName: String, as name: String, _ change: Change) throws {
    guard let file else { return }
    if change != .new, let before = try status(name), before.isRegular {
      // A write-protected file must not be replaced either.
      try SystemCalls.checked(faccessat(descriptor, name, W_OK, 0))
      try SystemCalls.checked(fchmod(file, before.st_mode & 0o7777))
    }
    // Some file systems report a full disk only here.
    try SystemCalls.checked(close(file))
    try SystemCalls.checked(renameat(descriptor, newName, descriptor, name))
  }

  func remove(_ name: String) throws {
    try SystemCalls.checked(unlinkat(descriptor, name, 0))
  }

  /// Ends the export; a dry run prints its report.
  func end() throws {}

  /// The end of the summary line.
  var remark: String { "" }
}
