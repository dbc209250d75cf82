import EmojiRate

/// Writes the files of an export into its folder.
final class ExportWriter {
  private(set) var summary = ExportSummary()
  /// How many pictures are in the folder.
  private(set) var doneCount = 0
  /// The folder, as messages have it.
  let path: String

  private let settings: ExportSettings
  private let names: FileNames
  private let template: NameTemplate
  private let converter: PNGConverter?
  private let styles: [PictureStyle]
  private let size: (width: String, height: String)

  /// Nil where the folder is not there and is not to be made.
  private let folder: OutputFolder?
  private let earlier: EarlierFiles?
  private let longFiles: LongFiles
  /// What a dry run says.
  private let report: ByteOutput?

  private var stem: [UInt8] = []
  private let name = FileName()

  init(
    _ job: ExportJob, path: String, names: FileNames, template: NameTemplate,
    converter: PNGConverter?
  ) throws(ExportError) {
    settings = job.settings.export
    self.names = names
    self.template = template
    self.converter = converter
    styles = PictureStyle.all(job, names)
    size = DocumentFacts.size(styles[0].renderer.draw(job.scale.minimum))
    report = settings.isDryRun ? ByteOutput(SystemCalls.standardOutput) : nil
    folder = try OutputFolder.opened(path, makes: !settings.isDryRun)
    self.path = folder?.path ?? path
    longFiles = LongFiles(job, names, size: size)
    earlier = try Self.attempt(self.path) { [folder] () throws(SystemCalls.Failure) in
      guard let folder else { return nil }
      return try EarlierFiles(folder)
    }
  }

  // MARK: Before anything is written

  /// Refuses to overwrite what is somebody else's, and what cannot be overwritten.
  func check(_ source: inout ValueSource, _ plan: ExportPlan) throws(ExportError) {
    guard let folder, let earlier, !folder.isFresh else { return }
    if earlier.isOverfull { throw .tooManyNames(path: joined(Manifest.name)) }
    if !settings.isForced { try checkLongFiles(folder, earlier) }
    guard names.hasFiles else { return }
    let foreign = try attempt { () throws(SystemCalls.Failure) in try earlier.foreignNames() }
    guard foreign.count > 0 else { return }
    try visit(&source, plan) { entry throws(ExportError) in
      for style in styles {
        for ending in [".svg"] + names.scales.map(\.ending) {
          name.set(stem, style.tag, ending)
          guard foreign.isOverfull || foreign.contains(PortableName.key(name.bytes)) else {
            continue
          }
          try checkPicture(folder) { ending == ".svg" ? style.renderer.draw(entry.value) : nil }
        }
      }
    }
  }

  private func checkLongFiles(
    _ folder: OutputFolder, _ earlier: EarlierFiles
  ) throws(ExportError) {
    guard earlier.isReplaceable else { throw .foreignManifest(path: joined(Manifest.name)) }
    let sheet = settings.hasSheet ? [(name: ContactSheet.name, mark: ContactSheet.mark)] : []
    for single in names.singles + sheet {
      let isOurs = try Self.attempt(joined(single.name)) { () throws(SystemCalls.Failure) in
        try folder.begins(single.name, with: single.mark)
      }
      if !isOurs { throw .foreign(path: joined(single.name)) }
    }
  }

  /// Looks at the file that ``name`` names, which is somebody else's.
  ///
  /// - Parameter bytes: What would be written, where that is known.
  private func checkPicture(
    _ folder: OutputFolder, _ bytes: () -> UnsafeRawBufferPointer?
  ) throws(ExportError) {
    let isInTheWay = try attempt { () throws(SystemCalls.Failure) in
      guard let status = try folder.status(name.pointer) else { return false }
      if status.isFolder { throw SystemCalls.Failure(code: SystemCalls.isAFolder) }
      guard !settings.isForced else { return false }
      return try bytes().map { bytes throws(SystemCalls.Failure) in
        try folder.change(name.pointer, to: bytes) != .unchanged
      } ?? true
    }
    if isInTheWay { throw .foreign(path: joined(name.text)) }
  }

  // MARK: Writing

  /// Writes everything.
  func write(_ source: inout ValueSource, _ plan: ExportPlan) throws(ExportError) {
    try begin(total: plan.pictureCount)
    var progress = Progress(
      total: plan.pictureCount,
      isShown: !settings.isQuiet && SystemCalls.isTerminal(SystemCalls.standardError))
    defer { progress.clear() }
    try visit(&source, plan) { entry throws(ExportError) in
      let change = try write(entry)
      summary.count(change)
      doneCount += 1
      progress.show(doneCount)
    }
    try finish()
  }

  /// Calls `body` with every picture's entry, its name's stem at hand.
  private func visit(
    _ source: inout ValueSource, _ plan: ExportPlan,
    _ body: (Entry) throws(ExportError) -> Void
  ) throws(ExportError) {
    var entry = Entry()
    var index = 0
    source.rewind()
    while try source.next(&entry) {
      if let signal = Interruption.signal { throw .interrupted(signal: signal) }
      defer { index += 1 }
      if plan.repeated[index] { continue }
      template.write(entry, into: &stem)
      try body(entry)
    }
  }

  private func begin(total: Int) throws(ExportError) {
    try longFiles.begin(total: total) { [folder, settings] name throws(ExportError) in
      try Self.attempt(joined(name)) { () throws(SystemCalls.Failure) in
        guard let folder, !settings.isDryRun else {
          return try LongFile(comparing: name, in: folder)
        }
        return try folder.begin(name)
      }
    }
  }

  /// Writes the files of one picture, and says what became of the most changed.
  private func write(_ entry: Entry) throws(ExportError) -> OutputFolder.Change {
    // A stylesheet is compared as a whole, when it is complete.
    var change = names.hasFiles ? OutputFolder.Change.unchanged : .new
    var title = UnsafeRawBufferPointer(start: nil, count: 0)
    for style in styles {
      let document = style.renderer.draw(entry.value)
      if !style.isDark { title = DocumentFacts.title(document) }
      if names.hasFiles {
        change = max(change, try write(document, entry, style, title))
      } else {
        let count = longFiles.addRule(document, stem: stem, isDark: style.isDark)
        name.set(stem, [], "")
        longFiles.list(file(name.bytes, entry, style, title, bytes: count))
      }
    }
    longFiles.add(entry, stem: stem, title: title)
    return change
  }

  /// Writes the SVG file, and the PNG files before it: where it is as it should be, so are they.
  private func write(
    _ document: UnsafeRawBufferPointer, _ entry: Entry, _ style: PictureStyle,
    _ title: UnsafeRawBufferPointer
  ) throws(ExportError) -> OutputFolder.Change {
    name.set(stem, style.tag, ".svg")
    var svg = OutputFolder.Change.new
    if let folder, !folder.isFresh {
      svg = try attempt { () throws(SystemCalls.Failure) in
        try folder.change(name.pointer, to: document)
      }
    }
    var change = svg
    for scale in names.scales {
      change = max(change, try write(scale, document, entry, style, title, svg: svg))
    }
    name.set(stem, style.tag, ".svg")
    try put(document, svg, file(name.bytes, entry, style, title, bytes: document.count))
    return change
  }

  private func write(
    _ scale: FileNames.Scale, _ document: UnsafeRawBufferPointer, _ entry: Entry,
    _ style: PictureStyle, _ title: UnsafeRawBufferPointer, svg: OutputFolder.Change
  ) throws(ExportError) -> OutputFolder.Change {
    name.set(stem, style.tag, scale.ending)
    let there = try attempt { () throws(SystemCalls.Failure) in try folder?.png(name.pointer) }
    let change: OutputFolder.Change =
      there == nil ? .new : svg == .unchanged ? .unchanged : .changed
    var file = file(name.bytes, entry, style, title, bytes: there?.bytes ?? 0)
    var png: [UInt8] = []
    var facts = there?.facts
    if change != .unchanged, let converter {
      png = try converter.convert(
        document, factor: scale.text, path: joined(name.text))
      file.bytes = png.count
      facts = PNGFacts(png)
    }
    file.width = String(facts?.width ?? 0)
    file.height = String(facts?.height ?? 0)
    let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: png.count, alignment: 1)
    defer { bytes.deallocate() }
    bytes.copyBytes(from: png)
    try put(UnsafeRawBufferPointer(bytes), change, file)
    return change
  }

  /// Writes the file that ``name`` names, if it is not as it should be, and lists it.
  private func put(
    _ bytes: UnsafeRawBufferPointer, _ change: OutputFolder.Change, _ file: Manifest.File
  ) throws(ExportError) {
    earlier?.keep(name.bytes)
    longFiles.list(file)
    guard change != .unchanged else { return }
    guard let folder, !settings.isDryRun else { return say(change, name.bytes) }
    try attempt { () throws(SystemCalls.Failure) in
      if folder.isFresh { return try folder.fill(name.pointer, bytes) }
      // The list comes first: what an export leaves that is killed is then known as its own.
      try longFiles.flushList()
      try folder.replace(name.pointer) { file throws(SystemCalls.Failure) in
        try SystemCalls.write(bytes, to: file)
      }
    }
  }

  private func file(
    _ name: UnsafeRawBufferPointer, _ entry: Entry, _ style: PictureStyle,
    _ title: UnsafeRawBufferPointer, bytes: Int
  ) -> Manifest.File {
    Manifest.File(
      name: name, value: entry.text, title: title, width: size.width, height: size.height,
      bytes: bytes, isDark: style.isDark)
  }

  private func say(_ change: OutputFolder.Change, _ name: UnsafeRawBufferPointer) {
    switch change {
    case .new: say("new ", name)
    case .changed: say("changed ", name)
    case .unchanged: break
    }
  }

  private func say(_ word: StaticString, _ name: UnsafeRawBufferPointer) {
    report?.append(word)
    report?.append(name)
    report?.append("\n")
  }

  // MARK: The end

  private func finish() throws(ExportError) {
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

  // MARK: Names

  private static func terminated(_ name: [UInt8]) -> [CChar] {
    name.map { CChar(bitPattern: $0) } + [0]
  }

  private func joined(_ name: String) -> String {
    path.hasSuffix("/") ? path + name : "\(path)/\(name)"
  }

  /// What went wrong with the file that ``name`` names.
  private func attempt<Result>(
    _ body: () throws(SystemCalls.Failure) -> Result
  ) throws(ExportError) -> Result {
    do throws(SystemCalls.Failure) {
      return try body()
    } catch {
      let name = name.bytes.isEmpty ? path : joined(name.text)
      throw .cannotWrite(path: name, reason: error.reason)
    }
  }

  private static func attempt<Result>(
    _ path: String, _ body: () throws(SystemCalls.Failure) -> Result
  ) throws(ExportError) -> Result {
    do throws(SystemCalls.Failure) {
      return try body()
    } catch {
      throw .cannotWrite(path: path, reason: error.reason)
    }
  }
}
