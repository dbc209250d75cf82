/// A file of the folder that is written little by little.
final class LongFile {
  let name: String
  /// The digest of all bytes that have been handed over.
  private(set) var digest = Digest()
  private(set) lazy var output = ByteOutput {
    [unowned self] bytes throws(SystemCalls.Failure) in
    digest.update(bytes)
    if let descriptor { try SystemCalls.write(bytes, to: descriptor) }
  }

  private let folder: OutputFolder
  private let temporaryName: String
  /// Nil where nothing is to be touched.
  private let descriptor: Int32?

  init(_ name: String, in folder: OutputFolder) throws {
    self.name = name
    self.folder = folder
    temporaryName = OutputFolder.temporaryName(name)
    descriptor = try folder.begin(name)
  }

  func flush() throws {
    folder.currentName = name
    try output.flush()
  }

  /// Gives it its name, unless the same stands there already, by its digest, and says what that changes.
  func finish(
    _ willChange: (OutputFolder.Change) throws -> Void = { _ in }
  ) throws -> OutputFolder.Change {
    try flush()
    let change: OutputFolder.Change =
      try !folder.has(name) ? .new : folder.digest(name) == digest ? .unchanged : .changed
    if change == .unchanged {
      drop()
      return change
    }
    try willChange(change)
    try folder.finish(descriptor, temporaryName, as: name, change)
    return change
  }

  /// Takes it back where it will not be whole.
  func drop() {
    if let descriptor {
      close(descriptor)
      unlinkat(folder.descriptor, temporaryName, 0)
    }
  }
}
