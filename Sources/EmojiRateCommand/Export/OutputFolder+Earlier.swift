/// What keeps an export from files that no export has written.
extension OutputFolder {
  /// Reads what earlier exports have written; a list that is somebody else's is only replaced by force.
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

  /// Refuses a name that a folder has, or, unless it is to be overwritten, a file that may be somebody else's.
  ///
  /// - Parameter bytes: What would be written, where that is known: such a file may be there.
  func check(_ name: String, isForced: Bool, _ bytes: () throws -> [UInt8]?) throws {
    guard let status = try status(name) else { return }
    if status.isFolder { throw SystemCalls.Failure(code: EISDIR) }
    if isForced { return }
    guard let bytes = try bytes(), try change(name, to: bytes) == .unchanged else {
      throw inTheWay(name)
    }
  }

  /// Looks again just before a file is replaced: somebody may have made or changed it meanwhile.
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
