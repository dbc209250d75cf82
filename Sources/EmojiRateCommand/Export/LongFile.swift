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
