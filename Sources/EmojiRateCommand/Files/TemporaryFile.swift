/// A file that has another name until it is whole.
struct TemporaryFile {
  let descriptor: Int32
  private let name: String
  private let folder: Int32

  init(_ name: String, in folder: Int32 = AT_FDCWD) throws(SystemCalls.Failure) {
    (self.name, self.folder) = (name, folder)
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
    descriptor = try SystemCalls.checked(openat(folder, name, flags, 0o666))
  }

  /// Closes and renames the file, with the permissions of the file that it replaces.
  ///
  /// - Parameter isNew: Whether there must be no file of that name.
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

  /// Removes the file.
  func drop() {
    // If only the renaming failed, the file is closed already, and this call does nothing.
    close(descriptor)
    unlinkat(folder, name, 0)
  }
}
