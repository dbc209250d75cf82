/// A folder with a script, its types and a page to try it, and a manifest of them.
struct ControlFolder: Equatable, Sendable {
  let path: String
  /// The files, each with its name in the folder.
  let files: [Command.Outcome.File]
  /// Whether files of others may be overwritten.
  let isForced: Bool

  var paths: [String] { files.map { OutputFolder(path).path(of: $0.path) } }

  /// Writes the files whose names no file of somebody else has.
  func write() throws(CommandError) {
    let folder = OutputFolder(path)
    do {
      try folder.prepare()
      let earlier = try EarlierFiles(folder, isForced: isForced, inputs: InputFiles([]))
      folder.earlier = earlier
      for file in files { try earlier.check(file.path) }
      let ledger = try ExportLedger(noun: "control", in: folder)
      for file in files {
        let long = try LongFile(file.path, in: folder)
        long.output.append(file.output)
        try long.flush()
        ledger.list(long)
        try ledger.flush()
        _ = try long.finish()
      }
      try ledger.handleRest(prunes: false)
      try ledger.end("")
    } catch {
      throw ExportRun.error(error, at: folder.currentPath)
    }
  }
}
