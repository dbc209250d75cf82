/// The folder that an export writes into.
///
/// The export writes each file under a temporary name and then renames it, so nobody sees half a file.
final class OutputFolder {
  /// The effect of an export on a file, from the least to the greatest.
  enum Change: String, CaseIterable { case unchanged, new, changed }

  /// The given path of the folder, without trailing slashes.
  let path: String
  /// The files of earlier exports; nil until they are read.
  private(set) var earlier: EarlierFiles?

  /// The name of the file that was checked or written last.
  var currentName: String?
  /// The path for messages about errors that do not name one.
  var currentPath: String { currentName.map(path) ?? path }

  /// Whether the export has given a file its name.
  private(set) var hasWritten = false
  private(set) var descriptor: Int32 = -1
  /// The folders that the export has created, outermost first.
  private var made: [String] = []
  /// Whether there was no folder before.
  var isNew: Bool { !made.isEmpty }

  /// The name of a file until it is complete.
  ///
  /// It begins with a dot, which no picture's name does.
  static let temporaryName = ".emoji-rate.part"

  init(_ path: String) {
    var trimmed = Substring(path)
    while trimmed.utf8.count > 1, trimmed.hasSuffix("/") { trimmed.removeLast() }
    self.path = String(trimmed)
  }

  deinit { close(descriptor) }

  func path(of name: String) -> String {
    path.hasSuffix("/") ? path + name : "\(path)/\(name)"
  }

  /// Opens or creates the folder, locks it, removes the remains of a killed export, and reads its manifest.
  func prepare(isForced: Bool, inputs: InputFiles) throws -> EarlierFiles {
    do {
      descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      if descriptor < 0 {
        guard errno == ENOENT else { throw SystemCalls.Failure() }
        // A dangling symbolic link is no place for a folder.
        guard try SystemCalls.status(path) == nil else { throw SystemCalls.Failure(code: ENOTDIR) }
        try SystemCalls.makeFolders(path) { made.append($0) }
        descriptor = try SystemCalls.checked(open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC))
      }
      // Waiting for the lock would make a deploy script hang.
      guard try SystemCalls.lock(descriptor) else {
        throw CommandError.inTheWay(
          "another export is writing to \(path.quoted); wait until it has ended")
      }
    } catch let error as SystemCalls.Failure {
      guard error.code == ENOTDIR else { throw CommandError.cannotCreate(path, error.reason) }
      throw Self.isFile(path)
    }
    try clean()
    let earlier = try EarlierFiles(self, isForced: isForced, inputs: inputs)
    self.earlier = earlier
    return earlier
  }

  static func isFile(_ path: String) -> CommandError {
    .inTheWay(
      "\(path.quoted) is not a folder; give one to --output, or a path that does not exist yet")
  }

  /// Removes the folders that the export has created, if they are empty.
  func unmake() {
    for path in made.reversed() { rmdir(path) }
  }

  /// Removes the temporary file of a killed export; its unfinished manifest stays.
  func clean() throws {
    if try status(Self.temporaryName) != nil { try remove(Self.temporaryName) }
    if try status(Manifest.temporaryName)?.isFolder == true {
      throw SystemCalls.Failure(code: EISDIR)
    }
  }

  // MARK: Reading

  func status(_ name: String) throws -> stat? {
    currentName = name
    return try SystemCalls.status(name, in: descriptor)
  }

  /// Opens a file for reading; nil if it is no regular file or cannot be read.
  func openReadable(_ name: String) throws -> Int32? {
    guard try status(name)?.isRegular == true else { return nil }
    do {
      return try SystemCalls.checked(
        openat(descriptor, name, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK))
    } catch let error where [ENOENT, ELOOP, EACCES].contains(error.code) {
      return nil
    }
  }

  /// The digest of a file; nil if it does not exist or cannot be read.
  func digest(_ name: String) throws -> Digest? {
    guard let file = try openReadable(name) else { return nil }
    defer { close(file) }
    let input = ByteInput(file)
    var digest = Digest()
    while let bytes = try input.nextPiece() { digest.update(bytes) }
    return digest
  }

  /// The effect of writing bytes with this digest under this name.
  func change(_ name: String, to digest: @autoclosure () -> Digest) throws -> Change {
    // A file that somebody puts into a new folder meanwhile is found when a file gets its name.
    try isNew || status(name) == nil ? .new : self.digest(name) == digest() ? .unchanged : .changed
  }

  // MARK: Writing

  /// Writes a file, unless it is unchanged.
  func write(_ bytes: [UInt8], to name: String, _ change: Change) throws {
    currentName = name
    guard change != .unchanged else {
      earlier?.keep(name)
      return
    }
    let file = try TemporaryFile(Self.temporaryName, in: descriptor)
    do {
      try SystemCalls.write(bytes, to: file.descriptor)
      try finish(file, as: name, change)
    } catch {
      file.drop()
      throw error
    }
  }

  /// Ends a file: it gets its name, unless the file of that name is the same.
  func finish(_ file: TemporaryFile, as name: String, _ change: Change) throws {
    if change == .unchanged {
      file.drop()
      earlier?.keep(name)
      return
    }
    if change == .changed { try earlier?.checkReplacing(name) }
    do throws(SystemCalls.Failure) {
      try file.finish(as: name, isNew: change == .new && earlier?.isForced == false)
    } catch {
      throw error.code == EEXIST ? earlier?.inTheWay(name) ?? error : error
    }
    hasWritten = true
    earlier?.keep(name)
  }

  func remove(_ name: String) throws {
    try SystemCalls.checked(unlinkat(descriptor, name, 0))
  }
}
