/// The folder that an export writes into.
///
/// A folder that is not there yet is filled under another name beside its place and takes its own when
/// it is complete, so that its files need no care each; in one that is there, every file is written
/// beside its place and then takes its name. Either way, no file is ever seen half.
final class OutputFolder {
  /// What became of a file, from the least to the most.
  enum Change: Int, Comparable {
    case unchanged, new, changed

    static func < (one: Change, other: Change) -> Bool { one.rawValue < other.rawValue }
  }

  /// The folder as it was asked for.
  let path: String
  /// Whether it was not there before.
  let isFresh: Bool

  let descriptor: Int32
  /// Where a fresh folder is until it is complete.
  private let stage: String?
  let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)

  /// What a file is called until it is whole.
  ///
  /// No picture's name begins with a dot.
  static let temporaryName = ".emoji-rate.part"

  /// What a long file called `name` is called until it is whole.
  static func temporaryName(_ name: String) -> String { temporaryName + "." + name }

  /// Opens the folder; if it is not there, makes one beside its place, or else gives nil.
  static func opened(_ path: String, makes: Bool) throws(ExportError) -> OutputFolder? {
    var trimmed = Substring(path)
    while trimmed.utf8.count > 1, trimmed.hasSuffix("/") { trimmed.removeLast() }
    let path = String(trimmed)
    do throws(SystemCalls.Failure) {
      guard let folder = try OutputFolder(path, makes: makes) else { return nil }
      // A lock that waits would make a deploy script hang.
      guard try SystemCalls.lock(folder.descriptor), folder.isInPlace else { throw .busy }
      if makes { try folder.clean() }
      return folder
    } catch {
      if error.isBusy { throw .busy(path: path) }
      if error.isNotAFolder { throw .notAFolder(path: path) }
      throw .cannotCreate(path: path, reason: error.reason)
    }
  }

  private init?(_ path: String, makes: Bool) throws(SystemCalls.Failure) {
    self.path = path
    do throws(SystemCalls.Failure) {
      (descriptor, stage) = (try SystemCalls.openFolder(path), nil)
    } catch {
      guard error.isMissing else { throw error }
      // A link that leads nowhere is no place for a folder.
      guard !SystemCalls.isTaken(path) else { throw .notAFolder }
      guard makes else { return nil }
      (descriptor, stage) = try Self.staged(path)
    }
    isFresh = stage != nil
  }

  deinit {
    SystemCalls.closeRead(descriptor)
    buffer.deallocate()
  }

  private static func staged(_ path: String) throws(SystemCalls.Failure) -> (Int32, String) {
    let nameLength = path.utf8.reversed().prefix { $0 != UInt8(ascii: "/") }.count
    let parent = String(Substring(path.utf8.dropLast(nameLength)))
    let name = String(Substring(path.utf8.suffix(nameLength)))
    try makeFolders(parent)
    let stage = parent + "." + name + ".emoji-rate"
    do throws(SystemCalls.Failure) {
      try SystemCalls.makeFolder(stage)
    } catch {
      // What an export left that was killed is taken over.
      guard error.isTaken else { throw error }
    }
    return (try SystemCalls.openOwnFolder(stage), stage)
  }

  /// Whether the folder that was locked is still where it was opened: another export could have given
  /// it its name meanwhile.
  private var isInPlace: Bool {
    stage.map { SystemCalls.isSame(descriptor, $0) } ?? true
  }

  private static func makeFolders(_ path: String) throws(SystemCalls.Failure) {
    guard !path.isEmpty, !SystemCalls.exists(path) else { return }
    for index in path.utf8.indices where path.utf8[index] == UInt8(ascii: "/") {
      let folder = String(path[..<index])
      guard !folder.isEmpty, !SystemCalls.exists(folder) else { continue }
      do throws(SystemCalls.Failure) {
        try SystemCalls.makeFolder(folder)
      } catch {
        guard error.isTaken else { throw error }
      }
    }
  }

  /// Removes what an export left that was killed: in a folder of its own everything, in another one
  /// what had no name yet, but for the list of what had.
  private func clean() throws(SystemCalls.Failure) {
    var names: [[UInt8]] = []
    let list = Array(Self.temporaryName(Manifest.name).utf8)
    try visitNames { name in
      let bytes = UnsafeRawBufferPointer(start: name, count: SystemCalls.length(name))
      let isTemporary = bytes.starts(with: Self.temporaryName.utf8) && !bytes.elementsEqual(list)
      if isFresh || isTemporary { names.append(Array(bytes)) }
    }
    for name in names {
      try SystemCalls.remove(name.map { CChar(bitPattern: $0) } + [0], in: descriptor)
    }
  }

  // MARK: Writing

  /// Makes a file of a fresh folder, which nobody sees yet.
  func fill(
    _ name: UnsafePointer<CChar>, _ bytes: UnsafeRawBufferPointer
  ) throws(SystemCalls.Failure) {
    let file = try SystemCalls.create(name, in: descriptor)
    do throws(SystemCalls.Failure) {
      do throws(SystemCalls.Failure) {
        try SystemCalls.write(bytes, to: file)
      } catch {
        SystemCalls.closeRead(file)
        throw error
      }
      try SystemCalls.closeWritten(file)
    } catch {
      try? SystemCalls.remove(name, in: descriptor)
      throw error
    }
  }

  /// Writes a file beside its place, and then gives it its name.
  func replace(
    _ name: UnsafePointer<CChar>, _ body: (Int32) throws(SystemCalls.Failure) -> Void
  ) throws(SystemCalls.Failure) {
    let file = try SystemCalls.create(Self.temporaryName, in: descriptor)
    do throws(SystemCalls.Failure) {
      do throws(SystemCalls.Failure) {
        try takeOver(name, to: file)
        try body(file)
      } catch {
        SystemCalls.closeRead(file)
        throw error
      }
      try SystemCalls.closeWritten(file)
      try rename(Self.temporaryName, to: name)
    } catch {
      try? SystemCalls.remove(Self.temporaryName, in: descriptor)
      throw error
    }
  }

  /// Makes a file that will replace the one of this name as readable as that, if it may be replaced.
  func takeOver(_ name: UnsafePointer<CChar>, to file: Int32) throws(SystemCalls.Failure) {
    guard let before = try status(name) else { return }
    if before.isFolder { throw SystemCalls.Failure(code: SystemCalls.isAFolder) }
    guard before.isRegular else { return }
    // A file that may not be written is not to be replaced either.
    guard SystemCalls.isWritable(name, in: descriptor) else { throw SystemCalls.Failure() }
    try SystemCalls.setMode(before.mode, of: file)
  }

  func rename(
    _ name: UnsafePointer<CChar>, to newName: UnsafePointer<CChar>
  ) throws(SystemCalls.Failure) {
    try SystemCalls.rename(name, to: newName, in: descriptor)
  }

  func remove(_ name: UnsafePointer<CChar>) throws(SystemCalls.Failure) {
    try SystemCalls.remove(name, in: descriptor)
  }

  // MARK: The end

  /// Gives a fresh folder its name.
  func publish() throws(SystemCalls.Failure) {
    if let stage { try SystemCalls.rename(stage, to: path) }
  }

  /// Removes a fresh folder with all that is in it.
  func discard() {
    guard let stage else { return }
    try? clean()
    SystemCalls.removeFolder(stage)
  }
}
