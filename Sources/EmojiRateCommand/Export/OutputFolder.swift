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
  /// The descriptor of the folder.
  private(set) var descriptor: Int32 = -1
  /// The folders that the export has created, outermost first.
  private var made: [String] = []
  /// Whether there was no folder before.
  var isNew: Bool { !made.isEmpty }

  /// The name of a file until it is complete.
  ///
  /// It begins with a dot, which no picture's name does.
  static let temporaryName = ".emoji-rate.part"

  /// The name of the long file `name` until it is complete.
  static func temporaryName(_ name: String) -> String { temporaryName + "." + name }

  /// Whether exports give this name to incomplete files.
  private static func isTemporary(_ name: String) -> Bool {
    name == temporaryName
      || name.hasPrefix(temporaryName + ".")
        && [".css", ".html", ".json", ".svg"].contains(where: name.hasSuffix)
  }

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
        try make()
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

  /// Creates the folder and its missing parents.
  private func make() throws(SystemCalls.Failure) {
    try SystemCalls.makeFolders(path) { made.append($0) }
    descriptor = try SystemCalls.checked(open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC))
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
      if !isKept, Self.isTemporary(name) { names.append(name) }
    }
    for name in names {
      currentName = name
      try remove(name)
    }
  }

  // MARK: Reading

  func status(_ name: String) throws -> stat? {
    currentName = name
    return try SystemCalls.status(name, in: descriptor)
  }

  func has(_ name: String) throws -> Bool { try status(name) != nil }

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
    try isNew || !has(name) ? .new : self.digest(name) == digest() ? .unchanged : .changed
  }

  // MARK: Writing

  /// Writes a file, unless it is unchanged.
  func write(_ bytes: [UInt8], to name: String, _ change: Change) throws {
    currentName = name
    guard change != .unchanged else {
      earlier?.keep(name)
      return
    }
    let file = try begin(Self.temporaryName)
    do {
      try SystemCalls.write(bytes, to: file.descriptor)
      try finish(file, as: name, change)
    } catch {
      file.drop()
      throw error
    }
  }

  /// Begins a file under its temporary name.
  func begin(_ temporaryName: String) throws -> TemporaryFile {
    // A killed export may have left its unfinished list.
    if temporaryName != Self.temporaryName { unlinkat(descriptor, temporaryName, 0) }
    return try TemporaryFile(temporaryName, in: descriptor)
  }

  /// Ends a file: it gets its name, unless the file of that name is the same.
  func finish(_ file: TemporaryFile, as name: String, _ change: Change) throws {
    if change == .unchanged {
      file.drop()
    } else {
      try replace(file, name, change)
    }
    earlier?.keep(name)
  }

  private func replace(_ file: TemporaryFile, _ name: String, _ change: Change) throws {
    if change == .changed { try earlier?.checkReplacing(name) }
    do throws(SystemCalls.Failure) {
      try file.finish(as: name, isNew: change == .new && earlier?.isForced == false)
    } catch {
      throw error.code == EEXIST ? earlier?.inTheWay(name) ?? error : error
    }
    hasWritten = true
  }

  func remove(_ name: String) throws {
    try SystemCalls.checked(unlinkat(descriptor, name, 0))
  }
}

/// A file of the folder that is written in pieces.
final class LongFile {
  let name: String
  private(set) var digest = Digest()
  private(set) lazy var output = ByteOutput {
    [unowned self] bytes throws(SystemCalls.Failure) in
    digest.update(bytes)
    try SystemCalls.write(bytes, to: file.descriptor)
  }

  private let folder: OutputFolder
  private let file: TemporaryFile

  init(_ name: String, in folder: OutputFolder) throws {
    self.name = name
    self.folder = folder
    folder.currentName = name
    file = try folder.begin(OutputFolder.temporaryName(name))
  }

  func flush() throws {
    folder.currentName = name
    try output.flush()
  }

  /// Gives the file its name, unless the file of that name has the same digest.
  func finish() throws -> OutputFolder.Change {
    try flush()
    let change = try folder.change(name, to: digest)
    try folder.finish(file, as: name, change)
    return change
  }

  func drop() { file.drop() }
}
