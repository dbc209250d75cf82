/// Writes a file whole or not at all: a temporary file in the same folder replaces it in one step.
enum OutputFile {
  static func write(_ output: Command.Outcome.File, to path: String) throws(CommandError) {
    var status = stat()
    let exists = stat(path, &status) == 0
    if exists && status.isFolder {
      throw .cannotCreate(path, "it is a directory; give a file")
    }
    var target = path
    var temporary: TemporaryFile?
    let file: Int32
    do throws(SystemCalls.Failure) {
      guard exists || errno == ENOENT else { throw SystemCalls.Failure() }
      if exists && !status.isRegular {
        // Devices, pipes and the like are written to, not replaced.
        file = try SystemCalls.checked(open(path, O_WRONLY | O_CLOEXEC))
      } else {
        if exists { try SystemCalls.checked(access(path, W_OK)) }
        target = resolved(path)
        // Random, because the target's name with a suffix could be too long for the file system.
        let name = ".emoji-rate.\(UInt64.random(in: 0 ... .max))"
        let new = try TemporaryFile(SystemCalls.parent(of: target) + name)
        temporary = new
        file = new.descriptor
      }
    } catch {
      let parent = SystemCalls.parent(of: target)
      let isThere = !error.isMissing || parent.isEmpty || SystemCalls.exists(parent)
      throw .cannotCreate(path, isThere ? error.reason : "its folder is not there; make it first")
    }
    if !output.isText, temporary == nil, SystemCalls.isTerminal(file) {
      throw .terminal(path.excerpt())
    }
    do throws(SystemCalls.Failure) {
      try SystemCalls.write(output.bytes, to: file)
      try temporary?.finish(as: target)
    } catch {
      temporary?.drop()
      if error.isClosedPipe { return }
      throw .cannotWrite(path.excerpt(), error.reason)
    }
  }

  /// The path after following symbolic links; unlike for `realpath`, the file need not exist.
  private static func resolved(_ path: String) -> String {
    var path = path
    while let target = linkTarget(path) {
      path = target.hasPrefix("/") ? target : SystemCalls.parent(of: path) + target
    }
    return path
  }

  /// The target of the symbolic link at `path`; nil if it is no link.
  private static func linkTarget(_ path: String) -> String? {
    withUnsafeTemporaryAllocation(byteCount: Int(PATH_MAX), alignment: 1) { buffer in
      let text = buffer.bindMemory(to: CChar.self)
      guard let start = text.baseAddress else { return nil }
      let count = readlink(path, start, text.count)
      return count < 0 ? nil : String(decoding: buffer[..<count], as: UTF8.self)
    }
  }
}

/// A file that is written under a temporary name and then renamed.
struct TemporaryFile {
  let descriptor: Int32
  private let name: String
  private let folder: Int32

  init(_ name: String, in folder: Int32 = AT_FDCWD) throws(SystemCalls.Failure) {
    self.name = name
    self.folder = folder
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
    descriptor = try SystemCalls.checked(openat(folder, name, flags, 0o666))
  }

  /// Closes and renames the file, with the permissions of the file that it replaces.
  ///
  /// - Parameter isNew: Whether to throw if a file with that name exists.
  func finish(as target: String, isNew: Bool = false) throws(SystemCalls.Failure) {
    if !isNew, let before = try SystemCalls.status(target, in: folder), before.isRegular {
      // A write-protected file must not be replaced either.
      try SystemCalls.checked(faccessat(folder, target, W_OK, 0))
      try SystemCalls.checked(fchmod(descriptor, before.st_mode & 0o7777))
    }
    // Some file systems report a full disk only here.
    try SystemCalls.checked(close(descriptor))
    try SystemCalls.rename(name, to: target, in: folder, replaces: !isNew)
  }

  func drop() {
    // If only the renaming failed, the file is closed already, and this call fails without effect.
    close(descriptor)
    unlinkat(folder, name, 0)
  }
}
