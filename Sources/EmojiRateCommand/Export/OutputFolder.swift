/// The folder that an export writes into.
///
/// A folder that is not there yet is filled under another name beside its place and takes its own when
/// it is complete, so that its files need no care each; in one that is there, every file is written
/// beside its place and then takes its name. Either way, no file is ever seen half.
final class OutputFolder {
  /// What became of a file, from the least to the most.
  enum Change: String, Comparable, CaseIterable {
    case unchanged, new, changed

    static func < (one: Change, other: Change) -> Bool {
      allCases.firstIndex(of: one)! < allCases.firstIndex(of: other)!
    }
  }

  /// The folder as it was asked for.
  let path: String
  /// Whether it was not there before.
  let isFresh: Bool

  /// The file that was looked at or written last.
  var currentName: String?
  /// Where something went wrong that says only what.
  var currentPath: String { currentName.map(path) ?? path }

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

  /// Opens the folder; if it is not there, makes one beside its place, or else gives nil.
  static func opened(_ path: String, makes: Bool) throws -> OutputFolder? {
    var trimmed = Substring(path)
    while trimmed.utf8.count > 1, trimmed.hasSuffix("/") { trimmed.removeLast() }
    let path = String(trimmed)
    do {
      guard let folder = try OutputFolder(path, makes: makes) else { return nil }
      // A lock that waits would make a deploy script hang.
      guard try SystemCalls.lock(folder.descriptor), folder.isInPlace else {
        throw ExportError.busy(path: path)
      }
      if makes {
        do {
          try folder.clean()
        } catch let error as SystemCalls.Failure {
          throw ExportError.cannotWrite(path: folder.currentPath, reason: error.reason)
        }
      }
      return folder
    } catch let error as SystemCalls.Failure {
      if error.isNotAFolder { throw ExportError.notAFolder(path: path) }
      throw ExportError.cannotCreate(path: path, reason: error.reason)
    }
  }

  /// The path of a file in it.
  func path(of name: String) -> String {
    path.hasSuffix("/") ? path + name : "\(path)/\(name)"
  }

  private init?(_ path: String, makes: Bool) throws {
    self.path = path
    do {
      (descriptor, stage) = (try SystemCalls.openFolder(path), nil)
    } catch let error where error.isMissing {
      // A link that leads nowhere is no place for a folder.
      guard !SystemCalls.isTaken(path) else { throw SystemCalls.Failure.notAFolder }
      guard makes else { return nil }
      (descriptor, stage) = try Self.staged(path)
    }
    isFresh = stage != nil
  }

  deinit { SystemCalls.closeRead(descriptor) }

  private static func staged(_ path: String) throws -> (Int32, String) {
    let nameLength = path.utf8.reversed().prefix { $0 != UInt8(ascii: "/") }.count
    let parent = String(Substring(path.utf8.dropLast(nameLength)))
    let name = String(Substring(path.utf8.suffix(nameLength)))
    try makeFolders(parent)
    let stage = parent + "." + name + ".emoji-rate"
    // What an export left that was killed is taken over.
    try makeFolder(stage)
    let folder = try SystemCalls.openOwnFolder(stage)
    // One that is empty was left before it had its mark, or loses nothing.
    if try SystemCalls.status(stageMark, in: folder) == nil {
      try SystemCalls.visitNames(in: folder) { _ in throw ExportError.foreignStage(path: stage) }
    }
    try SystemCalls.closeWritten(try SystemCalls.create(stageMark, in: folder))
    return (folder, stage)
  }

  /// Whether the folder that was locked is still where it was opened: another export could have given
  /// it its name meanwhile.
  private var isInPlace: Bool {
    stage.map { SystemCalls.isSame(descriptor, $0) } ?? true
  }

  private static func makeFolders(_ path: String) throws {
    guard !path.isEmpty, !SystemCalls.exists(path) else { return }
    for index in path.utf8.indices where path.utf8[index] == UInt8(ascii: "/") {
      let folder = String(path[..<index])
      if !folder.isEmpty, !SystemCalls.exists(folder) { try makeFolder(folder) }
    }
  }

  /// Makes a folder, unless it is there.
  private static func makeFolder(_ path: String) throws {
    do {
      try SystemCalls.makeFolder(path)
    } catch let error where error.isTaken {}
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

  // MARK: Writing

  /// Writes a file: of a fresh folder, which nobody sees yet, under its name, of another one beside its
  /// place first.
  func write(_ bytes: [UInt8], to name: String) throws {
    currentName = name
    let newName = isFresh ? name : Self.temporaryName
    let file = try SystemCalls.create(newName, in: descriptor)
    do {
      do {
        if !isFresh { try takeOver(name, to: file) }
        try SystemCalls.write(bytes, to: file)
      } catch {
        SystemCalls.closeRead(file)
        throw error
      }
      try SystemCalls.closeWritten(file)
      if !isFresh { try SystemCalls.rename(newName, to: name, in: descriptor) }
    } catch {
      try? remove(newName)
      throw error
    }
  }

  /// Makes a file that will replace the one of this name as readable as that, if it may be replaced.
  func takeOver(_ name: String, to file: Int32) throws {
    guard let before = try status(name) else { return }
    if before.isFolder { throw SystemCalls.Failure(code: SystemCalls.isAFolder) }
    guard before.isRegular else { return }
    // A file that may not be written is not to be replaced either.
    guard SystemCalls.isWritable(name, in: descriptor) else { throw SystemCalls.Failure() }
    try SystemCalls.setMode(before.mode, of: file)
  }

  func remove(_ name: String) throws { try SystemCalls.remove(name, in: descriptor) }

  // MARK: The end

  /// Gives a fresh folder its name.
  func publish() throws {
    currentName = nil
    guard let stage else { return }
    try SystemCalls.rename(stage, to: path)
    // Last: whose the folder is has to be said for as long as it is beside its place.
    try? remove(Self.stageMark)
  }

  /// Removes a fresh folder with all that is in it.
  func discard() {
    guard let stage else { return }
    try? clean()
    try? remove(Self.stageMark)
    SystemCalls.removeFolder(stage)
  }
}
