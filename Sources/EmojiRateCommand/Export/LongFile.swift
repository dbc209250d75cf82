/// A file of the folder that is written in pieces.
final class LongFile {
  let name: String
  private(set) var digest = Digest()
  private(set) lazy var output = ByteOutput {
    [unowned self] bytes throws(SystemCalls.Failure) in
    digest.update(bytes)
    if let descriptor { try SystemCalls.write(bytes, to: descriptor) }
  }

  private let folder: OutputFolder
  private let temporaryName: String
  /// Nil in a dry run.
  private let descriptor: Int32?

  init(_ name: String, in folder: OutputFolder) throws {
    self.name = name
    self.folder = folder
    temporaryName = OutputFolder.temporaryName(name)
    folder.currentName = name
    descriptor = try folder.begin(temporaryName)
  }

  func flush() throws {
    folder.currentName = name
    try output.flush()
  }

  /// Gives the file its name, unless the file of that name has the same digest.
  func finish() throws -> OutputFolder.Change {
    try flush()
    let change = try folder.change(name, to: digest)
    try folder.finish(descriptor, temporaryName, as: name, change)
    return change
  }

  func drop() { folder.drop(descriptor, temporaryName) }
}
