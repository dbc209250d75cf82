import EmojiRate

/// The files of an export that grow with every picture: the manifest, and where they are asked for the
/// sheet, the sprite and the stylesheet.
final class LongFiles {
  private let job: ExportJob
  private let names: FileNames
  private let size: Size
  private var manifest: Manifest?
  private var sheet: ContactSheet?
  private var sprite: Sprite?
  private var stylesheet: Stylesheet?
  // Which lists of the manifest have been begun: an export can be stopped in each.
  private var hasOthers = false
  private var hasLeftover = false
  /// Whether any file of a picture has been listed.
  private(set) var hasListed = false

  /// - Parameter size: The size of a picture, as its document has it.
  init(_ job: ExportJob, _ names: FileNames, size: Size) {
    self.job = job
    self.names = names
    self.size = size
  }

  /// Whether the manifest has been begun and not ended.
  var isListing: Bool { manifest != nil }

  /// Begins all of them, each with the file that `open` gives for its name.
  func begin(
    total: Int, _ open: (String) throws(ExportError) -> LongFile
  ) throws(ExportError) {
    manifest = Manifest(try open(Manifest.name), noun: names.noun)
    let isResponsive = job.settings.picture.isResponsive ?? false
    if job.settings.export.hasSheet {
      let markup = PictureMarkup(
        names: names, size: size, isResponsive: isResponsive)
      sheet = ContactSheet(
        try open(ContactSheet.name), markup, total: total,
        usesTextColor: names.schemes[0].applied(to: job.settings.picture).usesTextColor)
    }
    if names.hasSprite {
      sprite = Sprite(try open(Sprite.name), PictureVariant.all(job, names))
    }
    if let name = names.stylesheet {
      stylesheet = Stylesheet(
        try open(name), noun: names.noun, size: size, isResponsive: isResponsive)
    }
  }

  // MARK: Pictures

  /// Adds a rule to the stylesheet, and says how many bytes it has.
  func addRule(_ document: UnsafeRawBufferPointer, stem: [UInt8], isDark: Bool) -> Int {
    stylesheet?.add(document, stem: stem, isDark: isDark) ?? 0
  }

  /// Adds a picture to the sheet and the sprite.
  func add(_ entry: Entry, stem: [UInt8], title: String) {
    sheet?.add(entry, stem: stem, title: title)
    sprite?.add(entry, stem: stem)
  }

  /// Adds a picture's file to the manifest.
  func list(_ file: Manifest.File) {
    manifest?.add(file)
    hasListed = true
  }

  /// Writes the manifest as far as it has come.
  func flushList() throws(SystemCalls.Failure) { try manifest?.file.output.flush() }

  // MARK: The end

  /// Ends all but the manifest, which then lists files that are no pictures.
  func endOthers() -> [LongFile] {
    sprite?.end()
    sheet?.end()
    if !hasOthers { manifest?.beginOthers() }
    hasOthers = true
    let files = [sprite?.file, stylesheet?.file, sheet?.file].compactMap { $0 }
    (sprite, stylesheet, sheet) = (nil, nil, nil)
    return files
  }

  /// Adds a file that is no picture, or that is left over, to the manifest.
  func list(other name: String) { manifest?.add(name: Array(name.utf8)) }

  func beginLeftover() {
    if !hasLeftover { manifest?.beginLeftover() }
    hasLeftover = true
  }

  /// Ends the manifest; nil where there is none.
  func endList(isComplete: Bool) -> LongFile? {
    manifest?.end(isComplete: isComplete)
    defer { manifest = nil }
    return manifest?.file
  }
}
