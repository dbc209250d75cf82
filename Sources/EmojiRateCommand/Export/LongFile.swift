/// A file of the folder that is written little by little, and meanwhile compared with what is there.
struct LongFile {
  let name: String
  /// What it is called until it is whole.
  var temporaryName: String { OutputFolder.temporaryName(name) }
  let output: ByteOutput

  private let folder: OutputFolder?
  /// Nil where it is only compared.
  fileprivate let descriptor: Int32?
  private let comparison: FileComparison

  /// Begins the file beside its place, or, to be compared only, nowhere.
  init(_ name: String, in folder: OutputFolder?, isWritten: Bool) throws {
    self.name = name
    self.folder = folder
    folder?.currentName = name
    let comparison = try FileComparison(name, in: folder)
    var descriptor: Int32?
    if let folder, isWritten {
      // What a killed export left may still be read.
      if !folder.isFresh { try? folder.remove(OutputFolder.temporaryName(name)) }
      descriptor = try SystemCalls.create(OutputFolder.temporaryName(name), in: folder.descriptor)
    }
    (self.comparison, self.descriptor) = (comparison, descriptor)
    output = ByteOutput { [descriptor] bytes throws(SystemCalls.Failure) in
      if let descriptor { try SystemCalls.write(bytes, to: descriptor) }
      try comparison.compare(bytes)
    }
  }

  /// Hands over what is kept back.
  func flush() throws {
    folder?.currentName = name
    try output.flush()
  }

  /// What giving it its name changes; all bytes have been written.
  fileprivate var change: OutputFolder.Change { comparison.change }

  /// The digest of all bytes that have been written.
  var digest: Digest { comparison.digest }
}

extension OutputFolder {
  /// Gives a long file its name, unless the same stands there already.
  func finish(_ file: LongFile) throws -> Change {
    try file.flush()
    guard let written = file.descriptor else { return file.change }
    if file.change == .unchanged {
      try remove(file.temporaryName)
    } else {
      try takeOver(file.name, to: written)
      try SystemCalls.rename(file.temporaryName, to: file.name, in: descriptor)
    }
    try SystemCalls.closeWritten(written)
    return file.change
  }

  /// Takes back a long file that will not be whole.
  func drop(_ file: LongFile) {
    if file.descriptor != nil { try? remove(file.temporaryName) }
  }
}
