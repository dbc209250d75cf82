/// A file of the folder that is written little by little, and meanwhile compared with what is there.
struct LongFile {
  let name: String
  /// What it is called until it is whole.
  var temporaryName: String { OutputFolder.temporaryName(name) }
  let output: ByteOutput

  /// Nil where it is only compared.
  fileprivate let descriptor: Int32?
  fileprivate let comparison: FileComparison

  /// Only says what it would change; without a folder it is new.
  init(comparing name: String, in folder: OutputFolder?) throws(SystemCalls.Failure) {
    self.name = name
    let comparison = try FileComparison(name, in: folder)
    self.comparison = comparison
    descriptor = nil
    output = ByteOutput { bytes throws(SystemCalls.Failure) in try comparison.compare(bytes) }
  }

  fileprivate init(
    _ name: String, descriptor: Int32, _ comparison: FileComparison
  ) {
    self.name = name
    self.descriptor = descriptor
    self.comparison = comparison
    output = ByteOutput { bytes throws(SystemCalls.Failure) in
      try SystemCalls.write(bytes, to: descriptor)
      try comparison.compare(bytes)
    }
  }
}

extension OutputFolder {
  /// Begins a long file under a name of its own.
  func begin(_ name: String) throws(SystemCalls.Failure) -> LongFile {
    let comparison = try FileComparison(name, in: self)
    // What a killed export left may still be read.
    if !isFresh { try? remove(Self.temporaryName(name)) }
    return LongFile(
      name, descriptor: try SystemCalls.create(Self.temporaryName(name), in: descriptor), comparison
    )
  }

  /// Gives a long file its name, unless the same stands there already.
  func finish(_ file: LongFile) throws(SystemCalls.Failure) -> Change {
    guard let written = file.descriptor else {
      try file.output.flush()
      return file.comparison.change
    }
    do throws(SystemCalls.Failure) {
      try file.output.flush()
      let change = file.comparison.change
      if change == .unchanged {
        try remove(file.temporaryName)
      } else {
        try takeOver(file.name, to: written)
        try rename(file.temporaryName, to: file.name)
      }
      try SystemCalls.closeWritten(written)
      return change
    } catch {
      drop(file)
      throw error
    }
  }

  /// Takes back a long file that will not be whole.
  func drop(_ file: LongFile) {
    if file.descriptor != nil { try? remove(file.temporaryName) }
  }
}
