/// What is in the folder already.
extension OutputFolder {
  func status(_ name: String) throws -> SystemCalls.Status? {
    currentName = name
    return try SystemCalls.status(name, in: descriptor)
  }

  /// Opens a file of the folder to read it; nil where there is none that can be read.
  func openReadable(_ name: String) throws -> Int32? {
    do {
      return try SystemCalls.openForReading(name, in: descriptor)
    } catch {
      if error.isMissing || error.isLinkOrDenied { return nil }
      throw error
    }
  }

  /// What writing `bytes` under this name would change.
  func change(_ name: String, to bytes: [UInt8]) throws -> Change {
    if isFresh { return .new }
    guard let status = try status(name) else { return .new }
    guard status.isRegular, status.size == bytes.count, let file = try openReadable(name) else {
      return .changed
    }
    defer { SystemCalls.closeRead(file) }
    return try SystemCalls.bytes(of: file) == bytes ? .unchanged : .changed
  }

  /// The digest of a file; nil where there is none of that name, or one that cannot be read.
  func digest(_ name: String) throws -> Digest? {
    guard let status = try status(name), status.isRegular, let file = try openReadable(name) else {
      return nil
    }
    defer { SystemCalls.closeRead(file) }
    let input = ByteInput(file)
    var digest = Digest()
    while let bytes = try input.nextPiece() { digest.update(bytes) }
    return digest
  }

  /// What a PNG file of the folder says of itself; nil where there is none of that name.
  func png(_ name: String) throws -> (facts: PNGFacts, bytes: Int)? {
    guard let status = try status(name), status.isRegular, let file = try openReadable(name) else {
      return nil
    }
    defer { SystemCalls.closeRead(file) }
    return PNGFacts(try SystemCalls.bytes(of: file, most: PNGFacts.headLength)).map {
      ($0, Int(status.size))
    }
  }
}
