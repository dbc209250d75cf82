/// Tells whether the bytes of a file are those that come one after the other.
final class FileComparison {
  private static let bufferSize = 1 << 16

  /// Nil where there is nothing, or nothing that could be the same.
  private let file: Int32?
  private let isNew: Bool
  private let size: Int64
  private var offset: Int64 = 0
  private var isSame: Bool
  private let buffer: UnsafeMutableRawBufferPointer
  /// The digest of the bytes that were compared.
  private(set) var digest = Digest()

  /// Compares with a file of the folder, or, without a folder, with nothing.
  init(_ name: String, in folder: OutputFolder?) throws {
    var file: Int32?
    var status: SystemCalls.Status?
    if let folder, !folder.isFresh {
      status = try folder.status(name)
      if let status {
        if status.isFolder { throw SystemCalls.Failure(code: SystemCalls.isAFolder) }
        if status.isRegular { file = try folder.openReadable(name) }
      }
    }
    self.file = file
    isNew = status == nil
    size = status?.size ?? 0
    isSame = file != nil
    buffer = .allocate(byteCount: isSame ? Self.bufferSize : 0, alignment: 16)
  }

  deinit {
    if let file { SystemCalls.closeRead(file) }
    buffer.deallocate()
  }

  /// Compares the next bytes.
  func compare(_ bytes: UnsafeRawBufferPointer) throws(SystemCalls.Failure) {
    digest.update(bytes)
    var rest = bytes
    while isSame, let file, !rest.isEmpty {
      let part = UnsafeMutableRawBufferPointer(rebasing: buffer[..<min(buffer.count, rest.count)])
      let count = try SystemCalls.read(file, into: part, at: offset)
      let head = UnsafeRawBufferPointer(rebasing: rest[..<count])
      isSame =
        count > 0 && SystemCalls.areEqual(UnsafeRawBufferPointer(rebasing: part[..<count]), head)
      rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      offset += Int64(count)
    }
  }

  /// What writing all bytes that were compared changes.
  var change: OutputFolder.Change {
    isNew ? .new : isSame && offset == size ? .unchanged : .changed
  }
}
