import EmojiRate

/// Writes the files of an export into its folder.
final class ExportWriter {
  /// How many pictures there are, by the most that became of any of their files.
  private var counts: [OutputFolder.Change: Int] = [:]
  private var (removedCount, leftoverCount, editedCount) = (0, 0, 0)
  /// How many pictures are in the folder.
  private(set) var doneCount = 0
  let folder: OutputFolder
  let pictures: PictureSet

  private var plan: ExportPlan
  private var manifest: Manifest?
  private var outputs: [any ExportOutput] = []
  private var hasWritten = false
  /// What a dry run says.
  private let report: ByteOutput?

  init(_ plan: ExportPlan, path: String) throws {
    self.plan = plan
    pictures = plan.pictures
    let settings = pictures.export
    report = settings.isDryRun ? ByteOutput(SystemCalls.standardOutput) : nil
    folder = try OutputFolder(path, isDryRun: settings.isDryRun)
  }

  private var settings: ExportSettings { pictures.export }

  // MARK: The check

  /// Refuses to overwrite what is somebody else's, and what cannot be overwritten.
  func check() throws {
    guard !folder.isFresh else { return }
    let earlier = try EarlierFiles(folder)
    folder.earlier = earlier
    guard earlier.isReplaceable || settings.isForced else {
      throw CommandError.inTheWay(
        "\(folder.path(of: Manifest.name).quoted) is not the list of an export; "
          + "choose another folder, or overwrite it with --force")
    }
    // The keys of names that are nobody's or somebody else's, and of folders.
    var foreign: Set<Int> = []
    try SystemCalls.visitNames(in: folder.descriptor) { name in
      if try !earlier.owns(name) { foreign.insert(PortableName.key(name)) }
    }
    try check(Manifest.name, isOurs: true) { nil }
    foreign.remove(PortableName.key(Manifest.name))
    for name in pictures.singles where foreign.contains(PortableName.key(name)) {
      try check(name) { nil }
    }
    guard pictures.hasFiles, !foreign.isEmpty else { return }
    try plan.visit { entry, stem in
      for look in pictures.looks {
        for ending in pictures.fileEndings {
          let name = stem + look.tag + ending
          guard foreign.contains(PortableName.key(name)) else { continue }
          try check(name) {
            ending == ".svg" ? look.document(entry.value, pictures.title(of: entry)) : nil
          }
        }
      }
    }
  }

  /// Looks at a file that may be somebody else's.
  ///
  /// - Parameter bytes: What would be written, where that is known.
  private func check(_ name: String, isOurs: Bool = false, _ bytes: () -> [UInt8]?) throws {
    guard let status = try folder.status(name) else { return }
    if status.isFolder { throw SystemCalls.Failure(code: EISDIR) }
    if isOurs || settings.isForced { return }
    guard let bytes = bytes(), try folder.change(name, to: bytes) == .unchanged else {
      throw inTheWay(name)
    }
  }

  private func inTheWay(_ name: String) -> CommandError {
    .inTheWay(
      "\(folder.path(of: name).quoted) is there and is not, or not any more, as an export has "
        + "written it; move it away, or overwrite it with --force")
  }

  /// Looks again just before a file is replaced: somebody may have made or changed it meanwhile.
  private func checkReplacing(_ name: String, _ change: OutputFolder.Change) throws {
    guard change == .changed, !settings.isForced, try folder.earlier?.owns(name) != true else {
      return
    }
    throw inTheWay(name)
  }

  // MARK: Writing

  func write() throws {
    manifest = Manifest(try LongFile(Manifest.name, in: folder), noun: pictures.noun)
    for output in exportOutputs {
      guard let name = output.name(pictures) else { continue }
      outputs.append(output.init(pictures, try LongFile(name, in: folder)))
    }
    let isShown = !settings.isQuiet && SystemCalls.isTerminal(SystemCalls.standardError)
    var progress = isShown ? ProgressLine(total: pictures.count) : nil
    defer { progress?.clear() }
    var count = 0
    try plan.visit { entry, stem in
      try write(ExportedPicture(entry, stem: stem, pictures, folder))
      count += 1
      // A stylesheet's are there when it is.
      if pictures.hasFiles { doneCount = count }
      progress?.show(count)
    }
    try finish(count: count)
  }

  /// Writes the files of one picture, of which the most changed says what became of it.
  private func write(_ picture: ExportedPicture) throws {
    for index in outputs.indices { outputs[index].add(picture) }
    manifest?.add(picture)
    // A stylesheet is compared as a whole, when it is complete.
    guard pictures.hasFiles else { return }
    let change = OutputFolder.Change.allCases.last { change in
      picture.files.contains { $0.change == change }
    }
    if change != .unchanged { try flushList() }
    for file in picture.files {
      if file.change != .unchanged {
        try checkReplacing(file.name, file.change)
        say(file.change.rawValue, file.name)
        try folder.write(file.bytes ?? [], to: file.name)
        hasWritten = true
      }
      folder.earlier?.keep(file.name)
    }
    counts[change ?? .unchanged, default: 0] += 1
  }

  /// Writes the list before what it lists: what a killed export leaves is then known as its own.
  private func flushList() throws {
    if !folder.isFresh { try manifest?.file.flush() }
  }

  private func say(_ word: String, _ name: String) {
    if word != OutputFolder.Change.unchanged.rawValue {
      report?.append("\(word) \(name)\n")
    }
  }

  // MARK: The end

  /// Ends every file, and gives a fresh folder its name.
  private func finish(count: Int) throws {
    manifest?.begin("others")
    for output in outputs {
      output.end()
      let file = output.file
      try file.flush()
      manifest?.add(EarlierFiles.Listed(name: file.name, digest: file.digest.text))
      try flushList()
      let change = try finish(file) { try checkReplacing(file.name, $0) }
      hasWritten = true
      folder.earlier?.keep(file.name)
      if output is Stylesheet {
        doneCount = count
        counts = [change: count]
      }
    }
    try handleRest(prunes: settings.prunes)
    if plan.sharesPictures {
      manifest?.begin("lines")
      try plan.visit(isDrawnOnly: false) {
        manifest?.add($0, file: $1 + (pictures.hasFiles ? ".svg" : ""))
      }
    }
    manifest?.end(isComplete: true)
    if let manifest { _ = try finish(manifest.file) }
    do {
      try report?.flush()
    } catch {
      if !error.isClosedPipe { throw CommandError.cannotWrite("the standard output", error.reason) }
    }
    try folder.publish()
  }

  private func finish(
    _ file: LongFile, willChange: (OutputFolder.Change) throws -> Void = { _ in }
  ) throws -> OutputFolder.Change {
    let change = try file.finish(willChange)
    say(change.rawValue, file.name)
    return change
  }

  /// Removes, or lists as left over, what earlier exports have written and this one has not.
  private func handleRest(prunes: Bool) throws {
    manifest?.begin("leftover")
    try folder.earlier?.visitRest { listed, isOwn in
      guard try folder.status(listed.name)?.isRegular == true else { return }
      if prunes, isOwn {
        say("remove", listed.name)
        try folder.remove(listed.name)
        removedCount += 1
      } else {
        manifest?.add(listed)
        if isOwn { leftoverCount += 1 } else { editedCount += 1 }
      }
    }
  }

  /// What became of the pictures, and of the files of earlier exports.
  var summary: [String] {
    var parts = [OutputFolder.Change.new, .changed, .unchanged].compactMap { change in
      counts[change].map { "\(Messages.count($0)) \(change.rawValue)" }
    }
    if removedCount > 0 { parts.append("\(Messages.count(removedCount, "file")) removed") }
    if editedCount > 0 {
      parts.append("\(Messages.count(editedCount, "edited file")) left, to be removed by hand")
    }
    if leftoverCount > 0 {
      let files = Messages.count(leftoverCount, "file")
      parts.append("\(files) of earlier exports left; --prune removes them")
    }
    return parts
  }

  /// Leaves the folder in order where an export could not go on: with whole files only, and a list of
  /// them.
  ///
  /// - Returns: Whether what was done stays.
  func stop() -> Bool {
    guard !settings.isDryRun else { return false }
    for output in outputs { output.file.drop() }
    try? handleRest(prunes: false)
    manifest?.end(isComplete: false)
    // Without a list the next export would take the pictures for somebody else's. So a new folder is
    // not published, and one that was there keeps what there is of the list, which names all of them.
    let isListed = hasWritten && manifest.map { (try? $0.file.finish()) != nil } ?? false
    if !hasWritten { manifest?.file.drop() }
    guard folder.isFresh else { return true }
    if isListed, doneCount > 0, (try? folder.publish()) != nil { return true }
    folder.discard()
    return false
  }
}
