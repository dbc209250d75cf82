import EmojiRate

/// Writes the files of an export into its folder.
final class ExportWriter {
  private(set) var summary = ExportSummary()
  /// How many pictures are in the folder.
  private(set) var doneCount = 0
  /// The folder, as messages have it.
  let path: String

  private let settings: ExportSettings
  private let isResponsive: Bool
  private let usesTextColor: Bool
  private let names: FileNames
  private let template: NameTemplate
  private let converter: PNGConverter?
  private let styles: [Style]
  private let size: (width: String, height: String)

  /// Nil where the folder is not there and is not to be made.
  private let folder: OutputFolder?
  private let earlier: EarlierFiles?
  private var manifest: Manifest?
  private var sheet: ContactSheet?
  private var sprite: Sprite?
  private var stylesheet: Stylesheet?
  /// What a dry run says.
  private let report: ByteOutput?

  private var stem: [UInt8] = []
  private let name = FileName()

  /// One of the looks that every picture has.
  private struct Style {
    /// What stands behind the picture's name.
    var tag: [UInt8]
    var isDark: Bool
    var renderer: Renderer
  }

  init(
    _ job: ExportJob, path: String, names: FileNames, template: NameTemplate,
    converter: PNGConverter?
  ) throws(ExportError) {
    settings = job.settings.export
    isResponsive = job.settings.document.isResponsive
    usesTextColor = names.styles[0].applied(to: job.settings).usesTextColor
    self.names = names
    self.template = template
    self.converter = converter
    styles = zip(names.tags, names.styles).map { tag, style in
      Style(
        tag: Array(tag.utf8), isDark: !tag.isEmpty,
        renderer: Renderer(job.picture, style.applied(to: job.settings), scale: job.scale))
    }
    size = DocumentFacts.size(self.styles[0].renderer.draw(job.scale.minimum))
    report = settings.isDryRun ? ByteOutput(SystemCalls.standardOutput) : nil
    folder = try OutputFolder.opened(path, makes: !settings.isDryRun)
    self.path = folder?.path ?? path
    earlier = try Self.attempt(self.path) { [folder] () throws(SystemCalls.Failure) in
      guard let folder else { return nil }
      return try EarlierFiles(folder)
    }
    if names.hasSprite, !settings.isDryRun { spriteRenderers = Self.renderers(job, names) }
  }

  private var spriteRenderers: [(tag: String, renderer: Renderer)] = []

  private static func renderers(
    _ job: ExportJob, _ names: FileNames
  ) -> [(tag: String, renderer: Renderer)] {
    zip(names.tags, names.styles).map { tag, style in
      var settings = style.applied(to: job.settings)
      settings.document.isResponsive = true
      return (tag, Renderer(job.picture, settings, scale: job.scale))
    }
  }

  // MARK: Before anything is written

  /// Refuses to overwrite what is somebody else's.
  func check(_ source: inout ValueSource, _ plan: ExportPlan) throws(ExportError) {
    guard let folder, let earlier, !folder.isFresh else { return }
    if earlier.isOverfull { throw .tooManyNames(path: joined(Manifest.name)) }
    if settings.isForced { return }
    guard earlier.isReplaceable else { throw .foreignManifest(path: joined(Manifest.name)) }
    let sheet = settings.hasSheet ? [(name: ContactSheet.name, mark: ContactSheet.mark)] : []
    for single in names.singles + sheet {
      let isOurs = try attempt { () throws(SystemCalls.Failure) in
        try folder.begins(single.name, with: single.mark)
      }
      if !isOurs { throw .foreign(path: joined(single.name)) }
    }
    let foreign = try attempt { () throws(SystemCalls.Failure) in try earlier.foreignNames() }
    if foreign.count > 0, names.hasFiles { try check(&source, plan, folder, foreign) }
  }

  private func check(
    _ source: inout ValueSource, _ plan: ExportPlan, _ folder: OutputFolder, _ foreign: NameSet
  ) throws(ExportError) {
    try visit(&source, plan) { entry throws(ExportError) in
      for style in styles {
        for ending in [".svg"] + names.scales.map(\.ending) {
          name.set(stem, style.tag, ending)
          guard foreign.isOverfull || foreign.contains(PortableName.key(name.bytes)) else {
            continue
          }
          let isTheirs = try attempt { () throws(SystemCalls.Failure) in
            ending == ".svg"
              ? try folder.change(name.pointer, to: style.renderer.draw(entry.value)) == .changed
              : try folder.status(name.pointer) != nil
          }
          if isTheirs { throw .foreign(path: joined(name.text)) }
        }
      }
    }
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
    guard let folder, !settings.isDryRun else { return }
    manifest = Manifest(try begin(Manifest.name, in: folder), noun: names.noun)
    if settings.hasSheet {
      let markup = PictureMarkup(
        names: names, width: size.width, height: size.height, isResponsive: isResponsive)
      sheet = ContactSheet(
        try begin(ContactSheet.name, in: folder), markup, total: total, usesTextColor: usesTextColor
      )
    }
    if names.hasSprite {
      sprite = Sprite(try begin(Sprite.name, in: folder), renderers: spriteRenderers)
    }
    if let name = names.stylesheet {
      stylesheet = Stylesheet(
        try begin(name, in: folder), noun: names.noun, width: size.width, height: size.height,
        isResponsive: isResponsive)
    }
  }

  private func begin(_ name: String, in folder: OutputFolder) throws(ExportError) -> LongFile {
    try Self.attempt(joined(name)) { () throws(SystemCalls.Failure) in try folder.begin(name) }
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
      } else if stylesheet != nil {
        let count = stylesheet!.add(document, stem: stem, isDark: style.isDark)
        name.set(stem, [], "")
        manifest?.add(file(name.bytes, entry, style, title, bytes: count))
      }
    }
    sheet?.add(entry, stem: stem, title: title)
    sprite?.add(entry, stem: stem)
    return change
  }

  /// Writes the SVG file, and the PNG files before it: where it is as it should be, so are they.
  private func write(
    _ document: UnsafeRawBufferPointer, _ entry: Entry, _ style: Style,
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
    _ style: Style, _ title: UnsafeRawBufferPointer, svg: OutputFolder.Change
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
    guard let folder, !settings.isDryRun else { return say(change) }
    manifest?.add(file)
    guard change != .unchanged else { return }
    try attempt { () throws(SystemCalls.Failure) in
      if folder.isFresh { return try folder.fill(name.pointer, bytes) }
      // The list comes first: what an export leaves that is killed is then known as its own.
      try manifest?.file.output.flush()
      try folder.replace(name.pointer) { file throws(SystemCalls.Failure) in
        try SystemCalls.write(bytes, to: file)
      }
    }
  }

  private func file(
    _ name: UnsafeRawBufferPointer, _ entry: Entry, _ style: Style,
    _ title: UnsafeRawBufferPointer, bytes: Int
  ) -> Manifest.File {
    Manifest.File(
      name: name, value: entry.text, title: title, width: size.width, height: size.height,
      bytes: bytes, isDark: style.isDark)
  }

  private func say(_ change: OutputFolder.Change) {
    guard change != .unchanged else { return }
    say(change == .new ? "new " : "changed ", Array(name.bytes))
  }

  private func say(_ word: StaticString, _ name: [UInt8]) {
    report?.append(word)
    report?.append(name)
    report?.append("\n")
  }

  // MARK: The end

  private func finish() throws(ExportError) {
    sprite?.end()
    sheet?.end()
    manifest?.beginOthers()
    for file in [sprite?.file, stylesheet?.file, sheet?.file].compactMap({ $0 }) {
      try finish(file)
      manifest?.add(name: Array(file.name.utf8))
    }
    (sprite, stylesheet, sheet) = (nil, nil, nil)
    for single in names.singles.map(\.name) + (settings.hasSheet ? [ContactSheet.name] : []) {
      earlier?.keep(single.utf8)
    }
    manifest?.beginLeftover()
    try attempt { () throws(SystemCalls.Failure) in try handleRest(prunes: settings.prunes) }
    manifest?.end(isComplete: true)
    if let file = manifest?.file { try finish(file) }
    manifest = nil
    try attempt { () throws(SystemCalls.Failure) in
      try report?.flush()
      try folder?.publish()
    }
  }

  private func finish(_ file: LongFile) throws(ExportError) {
    try Self.attempt(joined(file.name)) { () throws(SystemCalls.Failure) in
      let change = try folder?.finish(file)
      if names.stylesheet == file.name, change == .unchanged {
        summary.unchanged = doneCount
        summary.new = 0
      }
    }
  }

  /// Removes, or lists as left over, what earlier exports have written and this one has not.
  private func handleRest(prunes: Bool) throws(SystemCalls.Failure) {
    try earlier?.visitRest { name throws(SystemCalls.Failure) in
      guard let folder, let status = try folder.status(Self.terminated(name)), !status.isFolder
      else { return }
      if prunes {
        say("remove ", name)
        if !settings.isDryRun { try folder.remove(Self.terminated(name)) }
        summary.removed += 1
      } else {
        manifest?.add(name: name)
        summary.leftover += 1
      }
    }
  }

  /// Leaves the folder in order where an export could not go on: with whole files only, and a list of
  /// them as far as there is room for one.
  func stop() {
    guard let folder, !settings.isDryRun else { return }
    for file in [sprite?.file, stylesheet?.file, sheet?.file].compactMap({ $0 }) {
      folder.drop(file)
    }
    if let file = manifest?.file {
      manifest?.beginOthers()
      manifest?.beginLeftover()
      try? handleRest(prunes: false)
      manifest?.end(isComplete: false)
      if doneCount == 0 || (try? folder.finish(file)) == nil { folder.drop(file) }
    }
    guard folder.isFresh else { return }
    if doneCount == 0 { folder.discard() } else { try? folder.publish() }
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
