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
    var ledger: ExportLedger?
    do {
      try folder.prepare()
      let earlier = try EarlierFiles(folder, isForced: isForced, inputs: InputFiles([]))
      folder.earlier = earlier
      for file in files { try earlier.check(file.path) }
      let list = try ExportLedger(noun: "control", in: folder)
      ledger = list
      for file in files {
        let long = try LongFile(file.path, in: folder)
        long.output.append(file.output)
        try long.flush()
        list.list(long)
        try list.flush()
        _ = try long.finish()
      }
      try list.handleRest(prunes: false)
      try list.end("")
    } catch {
      ledger?.stop()
      if !folder.hasWritten { folder.unmake() }
      throw ExportRun.error(error, at: folder.currentPath)
    }
  }
}
