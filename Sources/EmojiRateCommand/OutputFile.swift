/// Writes a file whole or not at all.
///
/// The text goes to a temporary file beside the target, which then takes its name in one step; until
/// then the target is as it was.
enum OutputFile {
  static func write(_ bytes: [UInt8], to path: String) throws(CommandError) {
    // Devices, pipes and the like are not replaced but written to.
    var status = stat()
    let exists = stat(path, &status) == 0
    if !exists && errno != ENOENT {
      throw .cannotCreate(path: path, reason: SystemCalls.Failure().reason)
    }
    let kind = status.st_mode & S_IFMT
    if exists && kind == S_IFDIR {
      throw .cannotCreate(path: path, reason: "it is a directory")
    }
    if exists && kind != S_IFREG { return try writeInPlace(bytes, path) }
    // A file that may not be written is not to be replaced either.
    if exists && access(path, W_OK) != 0 {
      throw .cannotCreate(path: path, reason: SystemCalls.Failure().reason)
    }
    let mode = exists ? status.st_mode & 0o7777 : 0o666 & ~creationMask()
    try replace(resolved(path), with: bytes, mode: mode, named: path)
  }

  private static func replace(
    _ target: String, with bytes: [UInt8], mode: mode_t, named path: String
  ) throws(CommandError) {
    // Its own name, as one made from the target's can be too long.
    var template = Array((folder(of: target) + ".emoji-rate.XXXXXX").utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else {
      throw .cannotCreate(path: path, reason: SystemCalls.Failure().reason)
    }
    do throws(SystemCalls.Failure) {
      try SystemCalls.write(bytes, to: descriptor)
      guard fchmod(descriptor, mode) == 0 else { throw SystemCalls.Failure() }
    } catch {
      close(descriptor)
      unlink(template)
      throw .cannotWrite(path: path, reason: error.reason)
    }
    guard close(descriptor) == 0, rename(template, target) == 0 else {
      let reason = SystemCalls.Failure().reason
      unlink(template)
      throw .cannotWrite(path: path, reason: reason)
    }
  }

  private static func writeInPlace(_ bytes: [UInt8], _ path: String) throws(CommandError) {
    let descriptor = open(path, O_WRONLY)
    guard descriptor >= 0 else {
      throw .cannotCreate(path: path, reason: SystemCalls.Failure().reason)
    }
    defer { close(descriptor) }
    do throws(SystemCalls.Failure) {
      try SystemCalls.write(bytes, to: descriptor)
    } catch {
      if !error.isClosedPipe { throw .cannotWrite(path: path, reason: error.reason) }
    }
  }

  /// The file that `path` stands for: a symbolic link keeps pointing to what is written, whether
  /// that was there or not.
  ///
  /// The links are known to lead somewhere. Only they are followed: `realpath` needs the file, and
  /// gives the names of all folders above it, which need not be text.
  private static func resolved(_ path: String) -> String {
    var path = path
    while let target = linkTarget(path) {
      path = target.hasPrefix("/") ? target : folder(of: path) + target
    }
    return path
  }

  /// What the symbolic link at `path` points to; nil where there is none.
  private static func linkTarget(_ path: String) -> String? {
    withUnsafeTemporaryAllocation(byteCount: Int(PATH_MAX), alignment: 1) { buffer in
      let count = readlink(
        path, buffer.baseAddress!.assumingMemoryBound(to: CChar.self), buffer.count)
      return count < 0 ? nil : String(decoding: buffer[..<count], as: UTF8.self)
    }
  }

  /// The part of `path` up to its last slash.
  private static func folder(of path: String) -> String {
    let nameLength = path.utf8.reversed().prefix { $0 != UInt8(ascii: "/") }.count
    return String(Substring(path.utf8.dropLast(nameLength)))
  }

  /// Which permissions new files do not get.
  ///
  /// It can only be read by setting it.
  private static func creationMask() -> mode_t {
    let mask = umask(0)
    umask(mask)
    return mask
  }
}
