import EmojiRate

/// Writes the files of an export into its folder.
final class ExportWriter {
  private var tally = ExportTally()
  /// How many pictures are in the folder.
  private(set) var doneCount = 0
  let folder: OutputFolder
  let pictures: PictureSet

  private var plan: ExportPlan
  private var manifest: Manifest?
  private var outputs: [any ExportOutput] = []
  private var hasWritten = false
  /// Pictures whose files are still being made, or are written together.
  private var waiting: [ExportedPicture] = []
  /// The page of the sheet that is being written.
  private var current: LongFile?

  init(_ plan: ExportPlan, path: String) throws {
    self.plan = plan
    pictures = plan.pictures
    let settings = pictures.export
    folder = try OutputFolder(path, isDryRun: settings.isDryRun)
  }

  private var settings: ExportSettings { pictures.export }

  // MARK: The check

  /// Refuses to overwrite what is somebody else's, and what cannot be overwritten.
  func check() throws {
    guard folder.descriptor >= 0 else { return }
    let earlier = try folder.readEarlier(isForced: settings.isForced)
    // The keys of names that are nobody's or somebody else's, and of folders.
    var foreign: Set<Int> = []
    try SystemCalls.visitNames(in: folder.descriptor) { name in
      if try !earlier.owns(name) { foreign.insert(PortableName.key(name)) }
    }
    foreign.remove(PortableName.key(Manifest.name))
    for name in pictures.singles where foreign.contains(PortableName.key(name)) {
      try folder.check(name, isForced: settings.isForced) { nil }
    }
    guard pictures.hasFiles, !foreign.isEmpty else { return }
    try plan.visit { entry, stem in
      for look in pictures.looks {
        for ending in pictures.fileEndings {
          let name = stem + look.tag + ending
          guard foreign.contains(PortableName.key(name)) else { continue }
          try folder.check(name, isForced: settings.isForced) {
            ending == ".svg" ? look.document(entry.value, pictures.title(of: entry)) : nil
          }
        }
      }
    }
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
    // Conversions run while the next pictures are drawn; files alone are listed together, as the list is written
    // before them.
    let (room, part) = pictures.converter == nil ? (64, 64) : (PNGConverter.most, 1)
    var count = 0
    try plan.visit { entry, stem in
      count += 1
      waiting.append(try ExportedPicture(entry, stem: stem, pictures, folder))
      if waiting.count >= room { try write(part) }
      progress?.show(count)
    }
    try write(waiting.count)
    try finish()
  }

  /// Writes the files of the pictures that have waited longest; the most changed file of each says what became of it.
  private func write(_ count: Int) throws {
    for index in 0..<count {
      try waiting[index].complete()
      for output in outputs.indices { outputs[output].add(waiting[index]) }
      manifest?.add(waiting[index])
    }
    // What a killed export leaves is then known as its own.
    try manifest?.file.flush()
    for picture in waiting[..<count] where pictures.hasFiles {
      for file in picture.files {
        if file.change != .unchanged {
          try folder.checkReplacing(file.name, file.change, isForced: settings.isForced)
          try folder.write(file.bytes ?? [], to: file.name, file.change)
          hasWritten = true
        }
        folder.earlier?.keep(file.name)
      }
      let change = OutputFolder.Change.allCases.last { change in
        picture.files.contains { $0.change == change }
      }
      tally.pictures[change ?? .unchanged, default: 0] += 1
      // A stylesheet's are there when it is.
      doneCount += 1
    }
    waiting.removeFirst(count)
  }

  // MARK: The end

  /// Ends every file.
  private func finish() throws {
    manifest?.begin("others")
    for output in outputs {
      output.end()
      let change = try finish(output.file)
      if output is Stylesheet {
        doneCount = pictures.count
        tally.pictures = [change: pictures.count]
      }
    }
    try writeSheet()
    try handleRest(prunes: settings.prunes)
    if plan.sharesPictures {
      manifest?.begin("lines")
      try plan.visit(isDrawnOnly: false) {
        manifest?.add($0, file: $1 + (pictures.hasFiles ? ".svg" : ""))
      }
    }
    manifest?.end(isComplete: true)
    _ = try manifest?.file.finish()
    try folder.flushReport()
  }

  /// Writes the pages to look at, one after the other.
  private func writeSheet() throws {
    guard settings.hasSheet else { return }
    var page: ContactSheet?
    var count = 0
    try plan.visit { entry, stem in
      if count % ContactSheet.most == 0 {
        if let page { _ = try finish(page.ended()) }
        let number = count / ContactSheet.most + 1
        page = ContactSheet(
          pictures, page: number, try LongFile(ContactSheet.name(number), in: folder))
        current = page?.file
      }
      count += 1
      page?.add(entry, stem: stem)
    }
    if let page { _ = try finish(page.ended()) }
  }

  /// Lists a long file, and gives it its name.
  private func finish(_ file: LongFile) throws -> OutputFolder.Change {
    try file.flush()
    manifest?.add(EarlierFiles.Listed(name: file.name, digest: file.digest.text))
    try manifest?.file.flush()
    let change = try file.finish {
      try folder.checkReplacing(file.name, $0, isForced: settings.isForced)
    }
    hasWritten = true
    folder.earlier?.keep(file.name)
    return change
  }

  /// Removes, or lists as left over, what earlier exports have written and this one has not.
  private func handleRest(prunes: Bool) throws {
    manifest?.begin("leftover")
    try tally.handleRest(in: folder, prunes: prunes) { manifest?.add($0) }
  }

  /// What became of the pictures, and of the files of earlier exports.
  var summary: [String] { tally.parts }

  /// Leaves the folder in order where an export could not go on: with whole files only, and a list of
  /// them.
  ///
  /// - Returns: Whether what was done stays.
  func stop() -> Bool {
    guard !settings.isDryRun else { return false }
    for output in outputs { output.file.drop() }
    current?.drop()
    try? handleRest(prunes: false)
    manifest?.end(isComplete: false)
    // Without a list the next export would take the pictures for somebody else's: what there is of it names all
    // of them.
    if hasWritten {
      _ = try? manifest?.file.finish()
    } else {
      manifest?.file.drop()
      folder.unmake()
    }
    return true
  }
}
