/// The folder that an export writes into.
///
/// A folder that is not there yet is filled under another name beside its place and takes its own when
/// it is complete, so that its files need no care each; in one that is there, every file is written
/// beside its place and then takes its name. Either way, no file is ever seen half.
final class OutputFolder {
  /// What became of a file, from the least to the most.
  enum Change: String, CaseIterable { case unchanged, new, changed }

  /// The folder as it was asked for.
  let path: String
  let isDryRun: Bool
  /// Whether it was not there before.
  let isFresh: Bool
  var earlier: EarlierFiles?

  /// The file that was looked at or written last.
  var currentName: String?
  /// Where something went wrong that says only what.
  var currentPath: String { currentName.map(path) ?? path }

  /// Negative where the folder is not there and is not to be made.
  let descriptor: Int32
  /// Where a fresh folder is until it is complete.
  private let stage: String?

  /// What a file is called until it is whole.
  ///
  /// No picture's name begins with a dot.
  static let temporaryName = ".emoji-rate.part"

  /// What a long file called `name` is called until it is whole.
  static func temporaryName(_ name: String) -> String { temporaryName + "." + name }

  /// What tells a folder that an export has made beside its place from other people's.
  private static let stageMark = temporaryName + ".stage"

  /// Opens the folder; if it is not there, makes one beside its place, unless nothing is to be touched.
  init(_ path: String, isDryRun: Bool) throws {
    var trimmed = Substring(path)
    while trimmed.utf8.count > 1, trimmed.hasSuffix("/") { trimmed.removeLast() }
    let path = String(trimmed)
    self.path = path
    self.isDryRun = isDryRun
    do {
      let folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      isFresh = folder < 0
      if isFresh {
        guard errno == ENOENT else { throw SystemCalls.Failure() }
        // A link that leads nowhere is no place for a folder.
        guard try SystemCalls.status(path) == nil else { throw SystemCalls.Failure(code: ENOTDIR) }
        if isDryRun { try Self.checkParent(of: path) }
      }
      (descriptor, stage) = isFresh && !isDryRun ? try Self.staged(path) : (folder, nil)
      // A lock that waits would make a deploy script hang.
      guard try descriptor < 0 || SystemCalls.lock(descriptor) && isInPlace else {
        throw CommandError.inTheWay(
          "another export is writing to \(path.quoted); wait until it has ended")
      }
    } catch let error as SystemCalls.Failure {
      guard error.code == ENOTDIR else { throw CommandError.cannotCreate(path, error.reason) }
      throw CommandError.inTheWay(
        "\(path.quoted) is not a folder; give one to --output, or a path where none is yet")
    }
    do {
      if !isDryRun {
        try clean()
      } else if !isFresh {
        try SystemCalls.checked(faccessat(descriptor, ".", W_OK | X_OK, 0))
      }
    } catch let error as SystemCalls.Failure {
      throw CommandError.cannotWrite(currentPath.quoted, error.reason)
    }
  }

  deinit { close(descriptor) }

  func path(of name: String) -> String {
    path.hasSuffix("/") ? path + name : "\(path)/\(name)"
  }

  /// Refuses a place where no folder can be made.
  private static func checkParent(of path: String) throws {
    var parent = SystemCalls.parent(of: path)
    while !parent.isEmpty, !SystemCalls.exists(parent) {
      parent = SystemCalls.parent(of: String(parent.dropLast()))
    }
    try SystemCalls.checked(access(parent.isEmpty ? "." : parent, W_OK | X_OK))
  }

  private static func staged(_ path: String) throws -> (Int32, String) {
    let parent = SystemCalls.parent(of: path)
    for index in parent.utf8.indices.dropFirst() where parent.utf8[index] == UInt8(ascii: "/") {
      try SystemCalls.makeFolder(String(parent[..<index]))
    }
    let name = String(Substring(path.utf8.dropFirst(parent.utf8.count)))
    let stage = parent + "." + name + ".emoji-rate"
    // What an export left that was killed is taken over.
    try SystemCalls.makeFolder(stage)
    let folder = try SystemCalls.openOwnFolder(stage)
    // One that is empty was left before it had its mark, or loses nothing.
    if try SystemCalls.status(stageMark, in: folder) == nil {
      try SystemCalls.visitNames(in: folder) { _ in
        throw CommandError.inTheWay(
          "\(stage.quoted) is in the way and was not made by an export; move it away")
      }
    }
    try SystemCalls.checked(close(try SystemCalls.create(stageMark, in: folder)))
    return (folder, stage)
  }

  /// Whether the folder that was locked is still where it was opened: another export could have given
  /// it its name meanwhile.
  private var isInPlace: Bool {
    get throws {
      guard let stage else { return true }
      let (one, other) = (try SystemCalls.status(descriptor), try SystemCalls.status(stage))
      return one.st_dev == other?.st_dev && one.st_ino == other?.st_ino
    }
  }

  /// Removes what an export left that was killed: in a folder of its own everything, in another one
  /// what had no name yet, but for the list of what had.
  private func clean() throws {
    let kept = isFresh ? Self.stageMark : Self.temporaryName(Manifest.name)
    var names: [String] = []
    try SystemCalls.visitNames(in: descriptor) { name in
      let isKept = try name == kept && status(name)?.isFolder == false
      if !isKept, isFresh || name.hasPrefix(Self.temporaryName) { names.append(name) }
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

  func has(_ name: String) throws -> Bool { try !isFresh && status(name) != nil }

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
    guard !isFresh, let status = try status(name) else { return .new }
    guard status.st_size == bytes.count, let file = try openReadable(name, status) else {
      return .changed
    }
    defer { close(file) }
    return try SystemCalls.bytes(of: file, size: bytes.count) == bytes ? .unchanged : .changed
  }

  // MARK: Writing

  /// Writes a file: of a fresh folder, which nobody sees yet, under its name, of another one beside its
  /// place first.
  func write(_ bytes: [UInt8], to name: String) throws {
    currentName = name
    if isDryRun { return }
    let newName = isFresh ? name : Self.temporaryName
    let file = try SystemCalls.create(newName, in: descriptor)
    do {
      try SystemCalls.write(bytes, to: file)
      try finish(file, newName, as: name)
    } catch {
      // Where only its name failed, it has been closed, and this does nothing.
      close(file)
      try? remove(newName)
      throw error
    }
  }

  /// Gives a file that is written its name.
  func finish(_ file: Int32, _ newName: String, as name: String) throws {
    if !isFresh, let before = try status(name), before.isRegular {
      // A file that may not be written is not to be replaced either.
      try SystemCalls.checked(faccessat(descriptor, name, W_OK, 0))
      try SystemCalls.checked(fchmod(file, before.st_mode & 0o7777))
    }
    // On some file systems only this says that the disk is full.
    try SystemCalls.checked(close(file))
    if newName != name {
      try SystemCalls.checked(renameat(descriptor, newName, descriptor, name))
    }
  }

  func remove(_ name: String) throws {
    if !isDryRun { try SystemCalls.checked(unlinkat(descriptor, name, 0)) }
  }

  // MARK: The end

  /// Gives a fresh folder its name.
  func publish() throws {
    currentName = nil
    guard let stage else { return }
    try SystemCalls.checked(rename(stage, path))
    // Last: whose the folder is has to be said for as long as it is beside its place.
    try? remove(Self.stageMark)
  }

  /// Removes a fresh folder with all that is in it.
  func discard() {
    guard let stage else { return }
    try? clean()
    try? remove(Self.stageMark)
    rmdir(stage)
  }
}
