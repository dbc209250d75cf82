import EmojiRate

/// Writes the files of an export into its folder.
final class ExportWriter {
  var summary = ExportSummary()
  /// How many pictures are in the folder.
  private(set) var doneCount = 0
  /// The folder, as messages have it.
  let path: String

  let settings: ExportSettings
  let names: FileNames
  private let template: NameTemplate
  private let converter: PNGConverter?
  let variants: [PictureVariant]

  /// Nil where the folder is not there and is not to be made.
  let folder: OutputFolder?
  let earlier: EarlierFiles?
  let longFiles: LongFiles
  /// What a dry run says.
  let report: ByteOutput?

  private(set) var stem: [UInt8] = []
  let name = FileName()

  init(
    _ job: ExportJob, path: String, names: FileNames, template: NameTemplate,
    converter: PNGConverter?
  ) throws(ExportError) {
    settings = job.settings.export
    self.names = names
    self.template = template
    self.converter = converter
    variants = PictureVariant.all(job, names)
    report = settings.isDryRun ? ByteOutput(SystemCalls.standardOutput) : nil
    folder = try OutputFolder.opened(path, makes: !settings.isDryRun)
    self.path = folder?.path ?? path
    longFiles = LongFiles(job, names, size: variants[0].renderer.size)
    earlier = try Self.attempt(self.path) { [folder] () throws(SystemCalls.Failure) in
      guard let folder else { return nil }
      return try EarlierFiles(folder)
    }
  }

  // MARK: Writing

  /// Writes everything.
  func write(_ source: inout ValueSource, _ plan: ExportPlan) throws(ExportError) {
    try begin(total: plan.pictureCount)
    var progress = ProgressLine(
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
  func visit(
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
    let title = variants[0].renderer.title(entry.value)
    for variant in variants {
      let document = variant.renderer.draw(entry.value)
      if names.hasFiles {
        change = max(change, try write(document, entry, variant, title))
      } else {
        let count = longFiles.addRule(document, stem: stem, isDark: variant.isDark)
        name.set(stem, [], "")
        longFiles.list(file(name.bytes, entry, variant, title, bytes: count))
      }
    }
    longFiles.add(entry, stem: stem, title: title)
    return change
  }

  /// Writes the SVG file, and the PNG files before it: where it is as it should be, so are they.
  private func write(
    _ document: UnsafeRawBufferPointer, _ entry: Entry, _ variant: PictureVariant,
    _ title: String
  ) throws(ExportError) -> OutputFolder.Change {
    name.set(stem, variant.tag, ".svg")
    var svg = OutputFolder.Change.new
    if let folder, !folder.isFresh {
      svg = try attempt { () throws(SystemCalls.Failure) in
        try folder.change(name.pointer, to: document)
      }
    }
    var change = svg
    for scale in names.scales {
      change = max(change, try write(scale, document, entry, variant, title, svg: svg))
    }
    name.set(stem, variant.tag, ".svg")
    try put(document, svg, file(name.bytes, entry, variant, title, bytes: document.count))
    return change
  }

  private func write(
    _ scale: PNGScale, _ document: UnsafeRawBufferPointer, _ entry: Entry,
    _ variant: PictureVariant, _ title: String, svg: OutputFolder.Change
  ) throws(ExportError) -> OutputFolder.Change {
    name.set(stem, variant.tag, scale.ending)
    let there = try attempt { () throws(SystemCalls.Failure) in try folder?.png(name.pointer) }
    let change: OutputFolder.Change =
      there == nil ? .new : svg == .unchanged ? .unchanged : .changed
    var file = file(name.bytes, entry, variant, title, bytes: there?.bytes ?? 0)
    var png: [UInt8] = []
    var facts = there?.facts
    if change != .unchanged, let converter {
      png = try converter.convert(
        Array(document), factor: scale.text, path: joined(name.text))
      file.bytes = png.count
      facts = PNGFacts(png)
    }
    file.size = Size(width: Double(facts?.width ?? 0), height: Double(facts?.height ?? 0))
    try png.withUnsafeBufferPointer { bytes throws(ExportError) in
      try put(UnsafeRawBufferPointer(bytes), change, file)
    }
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
    _ name: UnsafeRawBufferPointer, _ entry: Entry, _ variant: PictureVariant,
    _ title: String, bytes: Int
  ) -> Manifest.File {
    Manifest.File(
      name: name, label: entry.name, value: entry.text, title: title,
      size: variants[0].renderer.size, bytes: bytes, isDark: variant.isDark)
  }

  func say(_ change: OutputFolder.Change, _ name: UnsafeRawBufferPointer) {
    switch change {
    case .new: say("new ", name)
    case .changed: say("changed ", name)
    case .unchanged: break
    }
  }

  func say(_ word: StaticString, _ name: UnsafeRawBufferPointer) {
    report?.append(word)
    report?.append(name)
    report?.append("\n")
  }

  // MARK: Names

  func joined(_ name: String) -> String {
    path.hasSuffix("/") ? path + name : "\(path)/\(name)"
  }

  /// What went wrong with the file that ``name`` names.
  func attempt<Result>(
    _ body: () throws(SystemCalls.Failure) -> Result
  ) throws(ExportError) -> Result {
    do throws(SystemCalls.Failure) {
      return try body()
    } catch {
      let name = name.bytes.isEmpty ? path : joined(name.text)
      throw .cannotWrite(path: name, reason: error.reason)
    }
  }

  static func attempt<Result>(
    _ path: String, _ body: () throws(SystemCalls.Failure) -> Result
  ) throws(ExportError) -> Result {
    do throws(SystemCalls.Failure) {
      return try body()
    } catch {
      throw .cannotWrite(path: path, reason: error.reason)
    }
  }
}
