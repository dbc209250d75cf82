/// Protects files that no export has written.
extension OutputFolder {
  /// Reads the manifests of earlier exports; only `isForced` accepts a `manifest.json` of somebody else.
  func readEarlier(isForced: Bool) throws -> EarlierFiles {
    let earlier = try EarlierFiles(self)
    self.earlier = earlier
    guard earlier.isReplaceable || isForced else {
      throw CommandError.inTheWay(
        "\(path(of: Manifest.name).quoted) is not the list of an export; "
          + "choose another folder, or overwrite it with --force")
    }
    try check(Manifest.name, isForced: true) { nil }
    return earlier
  }

  /// Refuses to replace a folder and, unless `isForced`, a file that may be somebody else's.
  ///
  /// - Parameter bytes: The bytes to write, if they are known. A file with the same bytes is allowed.
  func check(_ name: String, isForced: Bool, _ bytes: () throws -> [UInt8]?) throws {
    guard let status = try status(name) else { return }
    if status.isFolder { throw SystemCalls.Failure(code: EISDIR) }
    if isForced { return }
    guard let bytes = try bytes(), try change(name, to: bytes) == .unchanged else {
      throw inTheWay(name)
    }
  }

  /// Checks again just before a file is replaced: somebody may have created or changed it meanwhile.
  func checkReplacing(_ name: String, _ change: Change, isForced: Bool) throws {
    guard change == .changed, !isForced, try earlier?.owns(name) != true else { return }
    throw inTheWay(name)
  }

  private func inTheWay(_ name: String) -> CommandError {
    .inTheWay(
      "\(path(of: name).quoted) is there and is not, or not any more, as an export has "
        + "written it; move it away, or overwrite it with --force")
  }
}
