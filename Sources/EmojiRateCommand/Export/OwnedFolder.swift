/// The folder that an export or a control writes.
///
/// This class decides which files in it are the command's own.
///
/// A file is the command's own only while it has the name and the digest from a manifest. All other
/// files belong to the user. Each file is written under a temporary name and then renamed, so
/// nobody sees half a file. The manifest lists a file before it is written, so the next export also
/// knows the files of a killed one.
final class OwnedFolder {
  /// The effect of an export on a file, from the least to the greatest.
  enum Change: String, CaseIterable { case unchanged, new, changed }

  /// The given path of the folder, without trailing slashes.
  let path: String
  /// Whether to overwrite files of the user, as `--force` asks for.
  private let isForced: Bool
  private let inputs: InputFiles
  private var descriptor: Int32 = -1
  /// The paths of the folders that this export created, the outermost first.
  private var made: [String] = []
  /// Whether the folder did not exist before.
  var isNew: Bool { !made.isEmpty }

  /// The files in the finished manifest of an earlier export, whose labels keep their names.
  private(set) var earlier: [Manifest.File] = []
  /// The same files, and the files in the unfinished manifest of a killed export.
  private var listed: [Manifest.File] = []
  /// Whether there was a manifest before.
  private var hadManifest = false
  /// The listed files as `name/digest`, which is unambiguous because no name has a slash.
  private var written: Set<String> = []
  /// The listed names that this export has not written yet, as keys of ``FileNames/key(_:)``.
  private var rest: Set<String> = []

  /// The new manifest; nil before ``begin(_:)``.
  private var manifest: ManifestWriter?
  /// The name of the file that was checked or written last.
  private var currentName: String?
  /// The path of the current file, for errors that do not name it.
  var currentPath: String { currentName.map(path) ?? path }
  /// Whether any file has been renamed to its final name.
  private(set) var hasWritten = false
  /// The number of pictures by the greatest change to any of their files.
  private var pictures: [Change: Int] = [:]
  private var removedCount = 0
  private var leftoverCount = 0
  private var editedCount = 0

  /// The name of a file until it is complete.
  ///
  /// No picture has such a name, because it begins with a dot.
  static let temporaryName = ".emoji-rate.part"

  init(_ path: String, isForced: Bool, inputs: InputFiles) {
    var trimmed = Substring(path)
    while trimmed.utf8.count > 1, trimmed.hasSuffix("/") { trimmed.removeLast() }
    self.path = String(trimmed)
    self.isForced = isForced
    self.inputs = inputs
  }

  deinit { close(descriptor) }

  func path(of name: String) -> String {
    path.hasSuffix("/") ? path + name : "\(path)/\(name)"
  }

  static func isFile(_ path: String) -> CommandError {
    .inTheWay(
      "\(path.quoted) is not a folder; give one to --output, or a path that does not exist yet")
  }

  // MARK: Opening

  /// Opens or creates the folder, locks it, removes the remains of a killed export, and reads its manifest.
  func open() throws {
    do {
      descriptor = openFolder(path)
      if descriptor < 0 {
        guard errno == ENOENT else { throw SystemCalls.Failure() }
        // Refuse a dangling symbolic link.
        guard try SystemCalls.status(path) == nil else { throw SystemCalls.Failure(code: ENOTDIR) }
        try SystemCalls.makeFolders(path) { made.append($0) }
        descriptor = try SystemCalls.checked(openFolder(path))
      }
      // Do not wait for the lock, because a deploy script would hang.
      guard try SystemCalls.lock(descriptor) else {
        throw CommandError.inTheWay(
          "another export is writing to \(path.quoted); wait until it has ended")
      }
    } catch let error as SystemCalls.Failure {
      guard error.code == ENOTDIR else { throw CommandError.cannotCreate(path, error.reason) }
      throw Self.isFile(path)
    }
    try removeTemporaryFile()
    try readManifests()
  }

  /// Removes the temporary file of a killed export, but keeps its unfinished manifest.
  private func removeTemporaryFile() throws {
    if try status(Self.temporaryName) != nil { try remove(Self.temporaryName) }
    if try status(Manifest.temporaryName)?.isFolder == true {
      throw SystemCalls.Failure(code: EISDIR)
    }
  }

  /// Reads the manifests; without `--force`, refuses a `manifest.json` of another program.
  private func readManifests() throws {
    let status = try status(Manifest.name)
    hadManifest = status != nil
    let own = try files(in: Manifest.name)
    earlier = own ?? []
    listed = earlier + (try files(in: Manifest.temporaryName) ?? [])
    written = Set(listed.map { "\($0.name)/\($0.digest)" })
    rest = Set(listed.map { FileNames.key($0.name) })
    currentName = Manifest.name
    guard isForced || own != nil || !hadManifest else {
      throw CommandError.inTheWay(
        "\(path(of: Manifest.name).quoted) is not the list of an export; "
          + "choose another folder, or overwrite it with --force")
    }
    guard let status else { return }
    if status.isFolder { throw SystemCalls.Failure(code: EISDIR) }
    try inputs.check(status, at: path(of: Manifest.name))
  }

  private func files(in name: String) throws -> [Manifest.File]? {
    guard let file = try openReadable(name) else { return nil }
    defer { close(file) }
    return try Manifest.files(ByteInput(file))
  }

  // MARK: Ownership of files

  /// Checks that the export may write this name; throws for a folder, an input or a user's file.
  func reserve(_ name: String) throws {
    guard let status = try status(name) else { return }
    if status.isFolder { throw SystemCalls.Failure(code: EISDIR) }
    try inputs.check(status, at: path(of: name))
    if try !isForced && !owns(name) { throw inTheWay(name) }
  }

  /// Whether an earlier export wrote this file, nobody has edited it, and it is not replaced yet.
  ///
  /// It reads the file each time, because the user can edit it while an export runs.
  private func owns(_ name: String) throws -> Bool {
    guard rest.contains(FileNames.key(name)), let digest = try digest(name) else { return false }
    return written.contains("\(name)/\(digest.text)")
  }

  private func keep(_ name: String) {
    if !rest.isEmpty { rest.remove(FileNames.key(name)) }
  }

  private func inTheWay(_ name: String) -> CommandError {
    .inTheWay(
      "\(path(of: name).quoted) exists, and no export has written it like this; "
        + "move it away, or overwrite it with --force")
  }

  private func status(_ name: String) throws -> stat? {
    currentName = name
    return try SystemCalls.status(name, in: descriptor)
  }

  /// Opens a file for reading; nil if it is not a regular file or cannot be read.
  private func openReadable(_ name: String) throws -> Int32? {
    guard try status(name)?.isRegular == true else { return nil }
    do {
      return try SystemCalls.checked(
        openat(descriptor, name, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK))
    } catch let error where [ENOENT, ELOOP, EACCES].contains(error.code) {
      return nil
    }
  }

  /// The digest of a file; nil if it does not exist or cannot be read.
  private func digest(_ name: String) throws -> Digest? {
    guard let file = try openReadable(name) else { return nil }
    defer { close(file) }
    let input = ByteInput(file)
    var digest = Digest()
    while let bytes = try input.nextPiece() { digest.update(bytes) }
    return digest
  }

  // MARK: Writing

  /// Begins the manifest, before any file is written.
  func begin(_ noun: String) throws {
    currentName = Manifest.name
    // A killed export may have left its unfinished manifest.
    unlinkat(descriptor, Manifest.temporaryName, 0)
    manifest = ManifestWriter(noun, try TemporaryFile(Manifest.temporaryName, in: descriptor))
  }

  /// The effect of writing bytes with this digest to the file with this name.
  func change(_ name: String, to digest: Digest) throws -> Change {
    // Nobody has files in a new folder. If somebody adds one meanwhile, the renaming fails.
    try isNew || status(name) == nil ? .new : self.digest(name) == digest ? .unchanged : .changed
  }

  /// Lists a file of a picture in the manifest.
  ///
  /// The file is written later.
  ///
  /// - Parameter members: Appends the members that describe the file, each preceded by a comma.
  func list(_ file: PictureFile, _ members: (ByteOutput) -> Void) {
    manifest?.list(file.name, file.digest, isDark: file.isDark, members)
  }

  /// Writes the manifest up to the last listed file to the disk.
  func flush() throws {
    currentName = Manifest.name
    try manifest?.output.flush()
  }

  /// Writes the listed files of a picture, unless they are unchanged.
  func write(_ files: [PictureFile]) throws {
    for file in files { try write(file.bytes, to: file.name, file.change) }
    let changes = files.map(\.change)
    if let change = Change.allCases.last(where: changes.contains) {
      pictures[change, default: 0] += 1
    }
  }

  /// Lists a file that is not a picture, and writes it.
  func write(_ bytes: [UInt8], to name: String) throws {
    let digest = Digest(bytes)
    manifest?.begin("others")
    manifest?.list(name, digest)
    try flush()
    try write(bytes, to: name, change(name, to: digest))
  }

  private func write(_ bytes: [UInt8], to name: String, _ change: Change) throws {
    currentName = name
    guard change != .unchanged else { return keep(name) }
    let file = try TemporaryFile(Self.temporaryName, in: descriptor)
    do {
      try SystemCalls.write(bytes, to: file.descriptor)
      try giveName(file, name, change)
    } catch {
      file.drop()
      throw error
    }
  }

  /// Renames a complete file from its temporary name to its final name.
  private func giveName(_ file: TemporaryFile, _ name: String, _ change: Change) throws {
    // Check again, because the user may have edited the file meanwhile. Only an edit in the
    // microseconds until the renaming is lost.
    if change == .changed, name != Manifest.name || !hadManifest { try reserve(name) }
    do throws(SystemCalls.Failure) {
      try file.finish(as: name, isNew: change == .new && !isForced)
    } catch {
      throw error.code == EEXIST ? inTheWay(name) : error
    }
    hasWritten = true
    keep(name)
  }

  private func remove(_ name: String) throws {
    try SystemCalls.checked(unlinkat(descriptor, name, 0))
  }

  // MARK: Ending

  /// Removes or lists the files of earlier exports, and ends the manifest.
  ///
  /// - Parameters:
  ///   - prunes: Whether to remove unedited files of earlier exports.
  ///   - saysNames: Whether to print the name of each removed file.
  ///   - members: Further members of the manifest, each followed by a comma.
  func finish(prunes: Bool = false, saysNames: Bool = false, _ members: String = "") throws {
    try listRest(prunes: prunes, saysNames: saysNames)
    try endManifest(members, isComplete: true)
  }

  /// Cleans up after an export that could not finish.
  ///
  /// Complete files stay, with a manifest of them.
  ///
  /// Without the manifest, the next export would treat these files as files of the user.
  ///
  /// - Returns: Whether any written files stay.
  func stop() -> Bool {
    // Without a manifest, this export has not begun, and another one may be writing to the folder.
    if let manifest {
      try? removeTemporaryFile()
      if hasWritten {
        try? listRest(prunes: false, saysNames: false)
        try? endManifest("", isComplete: false)
      } else {
        manifest.file.drop()
      }
    }
    if !hasWritten { for path in made.reversed() { rmdir(path) } }
    return hasWritten
  }

  /// Removes the files of earlier exports that this one has not written, or lists them as
  /// `leftover`.
  ///
  /// Files that the user has edited always stay.
  private func listRest(prunes: Bool, saysNames: Bool) throws {
    manifest?.begin("leftover")
    for file in listed where rest.contains(FileNames.key(file.name)) {
      let isOwn = try owns(file.name)
      if try status(file.name)?.isRegular == true {
        if prunes, isOwn {
          try remove(file.name)
          if saysNames { SystemCalls.say("emoji-rate: removed \(path(of: file.name).quoted)\n") }
          removedCount += 1
        } else {
          manifest?.listLeftover(file)
          if isOwn { leftoverCount += 1 } else { editedCount += 1 }
        }
      }
      keep(file.name)
    }
  }

  private func endManifest(_ members: String, isComplete: Bool) throws {
    guard let manifest else { return }
    manifest.end(members, isComplete: isComplete)
    try flush()
    let change = try change(Manifest.name, to: manifest.digest)
    if change == .unchanged { return manifest.file.drop() }
    try giveName(manifest.file, Manifest.name, change)
  }

  // MARK: Results

  /// The number of pictures in the folder.
  var doneCount: Int { pictures.values.reduce(0, +) }

  var results: [String] {
    let changes = [Change.new, .changed, .unchanged].compactMap { change in
      pictures[change].map { "\(Messages.count($0)) \(change.rawValue)" }
    }
    return changes
      + (removedCount > 0 ? ["\(Messages.count(removedCount, "file")) removed"] : [])
  }

  /// Remarks about files of earlier exports that stay.
  var remarks: [String] {
    var remarks: [String] = []
    if editedCount > 0 {
      remarks.append("\(Messages.count(editedCount, "edited file")) left, to be removed by hand")
    }
    if leftoverCount > 0 {
      let files = Messages.count(leftoverCount, "file")
      remarks.append(
        "\(files) of earlier exports left, --prune removes \(leftoverCount == 1 ? "it" : "them")")
    }
    return remarks
  }
}

/// Outside of the class, because a method named `open` hides the C function there.
private func openFolder(_ path: String) -> Int32 {
  open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
}
