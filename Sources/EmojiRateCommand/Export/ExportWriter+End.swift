/// What is done when all pictures are there, or when no more can be.
extension ExportWriter {
  /// Ends every file, and gives a fresh folder its name.
  func finish() throws(ExportError) {
    for file in longFiles.endOthers() {
      let change = try finish(file)
      earlier?.keep(file.name.utf8)
      longFiles.list(other: file.name)
      if file.name == names.stylesheet { summary.set(change, count: doneCount) }
    }
    longFiles.beginLeftover()
    try attempt { () throws(SystemCalls.Failure) in try handleRest(prunes: settings.prunes) }
    if let file = longFiles.endList(isComplete: true) { _ = try finish(file) }
    try flushReport()
    try Self.attempt(path) { [folder] () throws(SystemCalls.Failure) in try folder?.publish() }
  }

  private func finish(_ file: LongFile) throws(ExportError) -> OutputFolder.Change {
    let change = try Self.attempt(joined(file.name)) { [folder] () throws(SystemCalls.Failure) in
      try folder?.finish(file) ?? .new
    }
    if settings.isDryRun { Array(file.name.utf8).withUnsafeBytes { say(change, $0) } }
    return change
  }

  private func flushReport() throws(ExportError) {
    guard let report else { return }
    do throws(SystemCalls.Failure) {
      try report.flush()
    } catch {
      if !error.isClosedPipe { throw .unwritten(reason: error.reason) }
    }
  }

  /// Removes, or lists as left over, what earlier exports have written and this one has not.
  private func handleRest(prunes: Bool) throws(SystemCalls.Failure) {
    try earlier?.visitRest { name throws(SystemCalls.Failure) in
      guard let folder, let status = try folder.status(Self.terminated(name)), !status.isFolder
      else { return }
      if prunes {
        name.withUnsafeBytes { say("remove ", $0) }
        if !settings.isDryRun { try folder.remove(Self.terminated(name)) }
        summary.removed += 1
      } else {
        longFiles.list(other: String(decoding: name, as: UTF8.self))
        summary.leftover += 1
      }
    }
  }

  /// Leaves the folder in order where an export could not go on: with whole files only, and a list of
  /// them as far as there is room for one.
  ///
  /// - Returns: Whether what was done stays.
  func stop() -> Bool {
    guard let folder, !settings.isDryRun else { return false }
    for file in longFiles.endOthers() { folder.drop(file) }
    let hasFiles = longFiles.hasListed
    if longFiles.isListing {
      longFiles.beginLeftover()
      try? handleRest(prunes: false)
    }
    if let file = longFiles.endList(isComplete: false) {
      if !hasFiles || (try? folder.finish(file)) == nil { folder.drop(file) }
    }
    guard folder.isFresh else { return true }
    if doneCount > 0, (try? folder.publish()) != nil { return true }
    folder.discard()
    return false
  }

  private static func terminated(_ name: [UInt8]) -> [CChar] {
    name.map { CChar(bitPattern: $0) } + [0]
  }
}
