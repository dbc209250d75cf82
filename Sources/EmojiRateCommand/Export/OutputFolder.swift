/// The folder that an export writes into.
///
/// Every file is written beside its place and then takes its name, so that no file is ever seen half. ``DryRun``
/// reads it alike, and writes nothing.
class OutputFolder {
  /// What became of a file, from the least to the most.
  enum Change: String, CaseIterable { case unchanged, new, changed }

  /// The folder as it was asked for.
  let path: String
  var earlier: EarlierFiles?

  /// The file that was looked at or written last.
  var currentName: String?
  /// Where something went wrong that says only what.
  var currentPath: String { currentName.map(path) ?? path }

  /// Negative where the folder is not there and is not to be made.
  private(set) var descriptor: Int32
  /// The folders that were made, from the outermost.
  private var made: [String] = []

  /// What a file is called until it is whole.
  ///
  /// No picture's name begins with a dot.
  static let temporaryName = ".emoji-rate.part"

  /// What a long file called `name` is called until it is whole.
  static func temporaryName(_ name: String) -> String { temporaryName + "." + name }

  /// Opens the folder, and makes ready to write.
  init(_ path: String) throws {
    var trimmed = Substring(path)
    while trimmed.utf8.count > 1, trimmed.hasSuffix("/") { trimmed.removeLast() }
    self.path = String(trimmed)
    descriptor = open(self.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    let isThere = descriptor >= 0
    do {
      if !isThere {
        guard errno == ENOENT else { throw SystemCalls.Failure() }
        // A link that leads nowhere is no place for a folder.
        guard try SystemCalls.status(self.path) == nil else {
          throw SystemCalls.Failure(code: ENOTDIR)
        }
        try make()
      }
      // A lock that waits would make a deploy script hang.
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
        "\(self.path.quoted) is not a folder; give one to --output, or a path where none is yet")
    }
    do {
      try clean(isThere: isThere)
    } catch let error as SystemCalls.Failure {
      throw CommandError.cannotWrite(currentPath.quoted, error.reason)
    }
  }

  deinit { close(descriptor) }

  func path(of name: String) -> String {
    path.hasSuffix("/") ? path + name : "\(path)/\(name)"
  }

  /// Whether files come to be.
  var keepsFiles: Bool { true }

  /// Makes the folder and those above it.
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

  /// Removes the folders that were made, where nothing came to be in them.
  func unmake() {
    for path in made.reversed() { rmdir(path) }
  }

  /// Removes what a killed export left that had no name yet, but for the list of what had.
  func clean(isThere: Bool) throws {
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

  /// Opens a file to read it; nil where it cannot be read.
  func openReadable(_ name: String, _ status: stat?) throws -> Int32? {
    guard let status, status.isRegular else { return nil }
    do {
      let file = openat(descriptor, name, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
      return try SystemCalls.checked(file)
    } catch let error where [ENOENT, ELOOP, EACCES].contains(error.code) {
      return nil
    }
  }

  /// What a file holds; nil where there is none of that name, or one that cannot be read.
  func bytes(of name: String) throws -> [UInt8]? {
    guard let status = try status(name), let file = try openReadable(name, status) else {
      return nil
    }
    defer { close(file) }
    return try SystemCalls.bytes(of: file, size: Int(status.st_size))
  }

  /// The digest of a file; nil where there is none of that name, or one that cannot be read.
  func digest(_ name: String) throws -> Digest? {
    guard let file = try openReadable(name, try status(name)) else { return nil }
    defer { close(file) }
    let input = ByteInput(file)
    var digest = Digest()
    while let bytes = try input.nextPiece() { digest.update(bytes) }
    return digest
  }

  /// What writing `bytes` under this name would change.
  func change(_ name: String, to bytes: [UInt8]) throws -> Change {
    guard let status = try status(name) else { return .new }
    guard status.st_size == bytes.count, let file = try openReadable(name, status) else {
      return .changed
    }
    defer { close(file) }
    return try SystemCalls.bytes(of: file, size: bytes.count) == bytes ? .unchanged : .changed
  }

  // MARK: Writing

  /// Writes a file beside its place first.
  func write(_ bytes: [UInt8], to name: String, _ change: Change) throws {
    currentName = name
    let file = try SystemCalls.create(Self.temporaryName, in: descriptor)
    do {
      try SystemCalls.write(bytes, to: file)
      try finish(file, Self.temporaryName, as: name, change)
    } catch {
      // Where only its name failed, it has been closed, and this does nothing.
      close(file)
      unlinkat(descriptor, Self.temporaryName, 0)
      throw error
    }
  }

  /// Begins a long file; nil where none is written.
  func begin(_ name: String) throws -> Int32? {
    // What a killed export left may still be read.
    unlinkat(descriptor, Self.temporaryName(name), 0)
    currentName = name
    return try SystemCalls.create(Self.temporaryName(name), in: descriptor)
  }

  /// Gives a file that is written its name.
  func finish(_ file: Int32?, _ newName: String, as name: String, _ change: Change) throws {
    guard let file else { return }
    if let before = try status(name), before.isRegular {
      // A file that may not be written is not to be replaced either.
      try SystemCalls.checked(faccessat(descriptor, name, W_OK, 0))
      try SystemCalls.checked(fchmod(file, before.st_mode & 0o7777))
    }
    // On some file systems only this says that the disk is full.
    try SystemCalls.checked(close(file))
    try SystemCalls.checked(renameat(descriptor, newName, descriptor, name))
  }

  func remove(_ name: String) throws {
    try SystemCalls.checked(unlinkat(descriptor, name, 0))
  }

  /// Ends the export.
  func end() throws {}

  /// What the last line says of it all.
  var remark: String { "" }
}
