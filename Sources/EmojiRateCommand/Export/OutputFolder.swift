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

  private let descriptor: Int32
  /// Where a fresh folder is until it is complete.
  private let stage: String?
  private let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)

  /// What a file is called until it is whole.
  ///
  /// No picture's name begins with a dot.
  private static let temporaryName = ".emoji-rate.part"

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
      guard try SystemCalls.lock(folder.descriptor) else { throw SystemCalls.Failure(code: 0) }
      if makes { try folder.clean() }
      return folder
    } catch {
      if error.code == 0 { throw .busy(path: path) }
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
    // Everything in it is removed, so it must be no link that somebody has put there.
    return (try SystemCalls.openOwnFolder(stage), stage)
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

  // MARK: What is there

  /// Hands out the names of everything in the folder.
  func visitNames(_ visit: (UnsafePointer<CChar>) -> Void) throws(SystemCalls.Failure) {
    try SystemCalls.visitNames(in: descriptor, visit)
  }

  /// Opens a file of the folder to read it; nil where there is none.
  func open(_ name: UnsafePointer<CChar>) throws(SystemCalls.Failure) -> Int32? {
    do throws(SystemCalls.Failure) {
      return try SystemCalls.openForReading(name, in: descriptor)
    } catch {
      if error.isMissing { return nil }
      throw error
    }
  }

  /// What writing `bytes` under this name would change.
  func change(
    _ name: UnsafePointer<CChar>, to bytes: UnsafeRawBufferPointer
  ) throws(SystemCalls.Failure) -> Change {
    if isFresh { return .new }
    let file: Int32
    do throws(SystemCalls.Failure) {
      file = try SystemCalls.openForReading(name, in: descriptor)
    } catch {
      if error.isMissing { return .new }
      if error.isLinkOrDenied { return .changed }
      throw error
    }
    defer { SystemCalls.closeRead(file) }
    let status = try SystemCalls.status(file)
    guard status.isRegular, status.size == bytes.count else { return .changed }
    var offset = 0
    while offset < bytes.count {
      let count = try SystemCalls.read(file, into: buffer, at: Int64(offset))
      guard count > 0, offset + count <= bytes.count else { return .changed }
      let read = UnsafeRawBufferPointer(rebasing: buffer[..<count])
      let part = UnsafeRawBufferPointer(rebasing: bytes[offset..<offset + count])
      guard SystemCalls.areEqual(read, part) else { return .changed }
      offset += count
    }
    return .unchanged
  }

  func status(_ name: UnsafePointer<CChar>) throws(SystemCalls.Failure) -> SystemCalls.Status? {
    try SystemCalls.status(name, in: descriptor)
  }

  /// Whether a file begins with `mark`, or is not there.
  func begins(_ name: String, with mark: StaticString) throws(SystemCalls.Failure) -> Bool {
    guard let status = try status(name) else { return true }
    guard status.isRegular, let file = try open(name) else { return false }
    defer { SystemCalls.closeRead(file) }
    let count = try SystemCalls.read(file, into: buffer, at: 0)
    let head = UnsafeRawBufferPointer(rebasing: buffer[..<min(count, mark.utf8CodeUnitCount)])
    return SystemCalls.areEqual(
      head, UnsafeRawBufferPointer(start: mark.utf8Start, count: mark.utf8CodeUnitCount))
  }

  /// What a PNG file of the folder says of itself; nil where there is none of that name.
  func png(
    _ name: UnsafePointer<CChar>
  ) throws(SystemCalls.Failure) -> (facts: PNGFacts, bytes: Int)? {
    guard let status = try status(name), status.isRegular, let file = try open(name) else {
      return nil
    }
    defer { SystemCalls.closeRead(file) }
    let count = try SystemCalls.read(file, into: buffer, at: 0)
    return PNGFacts(buffer[..<count]).map { ($0, Int(status.size)) }
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
    let before = try status(name)
    if let before {
      if before.isFolder { throw SystemCalls.Failure(code: SystemCalls.isAFolder) }
      if before.isRegular, !SystemCalls.isWritable(name, in: descriptor) {
        throw SystemCalls.Failure()
      }
    }
    let file = try SystemCalls.create(Self.temporaryName, in: descriptor)
    do throws(SystemCalls.Failure) {
      do throws(SystemCalls.Failure) {
        try body(file)
        if let before, before.isRegular { try SystemCalls.setMode(before.mode, of: file) }
      } catch {
        SystemCalls.closeRead(file)
        throw error
      }
      try SystemCalls.closeWritten(file)
      try SystemCalls.rename(Self.temporaryName, to: name, in: descriptor)
    } catch {
      try? SystemCalls.remove(Self.temporaryName, in: descriptor)
      throw error
    }
  }

  func remove(_ name: UnsafePointer<CChar>) throws(SystemCalls.Failure) {
    try SystemCalls.remove(name, in: descriptor)
  }

  // MARK: Long files

  /// Begins a file that is written little by little, under a name of its own.
  func begin(_ name: String) throws(SystemCalls.Failure) -> LongFile {
    let temporary = Self.temporaryName(name)
    // What a killed export left may still be read.
    if !isFresh { try? SystemCalls.remove(temporary, in: descriptor) }
    return LongFile(
      name: name, temporaryName: temporary,
      descriptor: try SystemCalls.create(temporary, in: descriptor))
  }

  /// Gives a long file its name, unless the same stands there already.
  func finish(_ file: LongFile) throws(SystemCalls.Failure) -> Change {
    do throws(SystemCalls.Failure) {
      try file.output.flush()
      let change = try change(of: file)
      if change == .unchanged {
        try SystemCalls.remove(file.temporaryName, in: descriptor)
      } else {
        if let before = try status(file.name), before.isRegular {
          try SystemCalls.setMode(before.mode, of: file.descriptor)
        }
        try SystemCalls.rename(file.temporaryName, to: file.name, in: descriptor)
      }
      try SystemCalls.closeWritten(file.descriptor)
      return change
    } catch {
      drop(file)
      throw error
    }
  }

  /// Takes back a long file that will not be whole.
  func drop(_ file: LongFile) { try? SystemCalls.remove(file.temporaryName, in: descriptor) }

  private func change(of file: LongFile) throws(SystemCalls.Failure) -> Change {
    guard !isFresh, let before = try status(file.name) else { return .new }
    if before.isFolder { throw SystemCalls.Failure(code: SystemCalls.isAFolder) }
    guard before.isRegular, before.size == file.output.count else { return .changed }
    let (old, new) = (
      try SystemCalls.openForReading(file.name, in: descriptor),
      try SystemCalls.openForReading(file.temporaryName, in: descriptor)
    )
    defer {
      SystemCalls.closeRead(old)
      SystemCalls.closeRead(new)
    }
    let half = buffer.count / 2
    var offset: Int64 = 0
    while true {
      let one = UnsafeMutableRawBufferPointer(rebasing: buffer[..<half])
      let other = UnsafeMutableRawBufferPointer(rebasing: buffer[half...])
      let count = try SystemCalls.read(old, into: one, at: offset)
      guard try SystemCalls.read(new, into: other, at: offset) == count,
        SystemCalls.areEqual(
          UnsafeRawBufferPointer(rebasing: one[..<count]),
          UnsafeRawBufferPointer(rebasing: other[..<count]))
      else { return .changed }
      if count == 0 { return .unchanged }
      offset += Int64(count)
    }
  }

  // MARK: The end

  /// Gives a fresh folder its name.
  func publish() throws(SystemCalls.Failure) {
    if let stage { try SystemCalls.rename(stage, to: path) }
  }

  /// Removes a fresh folder in which there is nothing yet.
  func discard() { if let stage { SystemCalls.removeFolder(stage) } }
}

/// A file of the folder that is written little by little.
struct LongFile {
  let name: String
  let temporaryName: String
  let descriptor: Int32
  let output: ByteOutput

  init(name: String, temporaryName: String, descriptor: Int32) {
    self.name = name
    self.temporaryName = temporaryName
    self.descriptor = descriptor
    output = ByteOutput(descriptor)
  }
}
