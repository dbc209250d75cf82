import EmojiRate

struct ExportedPicture {
  let entry: Entry
  /// What its files are called, less the ending.
  let stem: String
  /// What it says in place of what all say.
  let ownTitle: String?
  /// The accessible text; empty where it is decorative.
  let title: String
  /// One for every look that all pictures have.
  let documents: [[UInt8]]
  /// In the order in which they are written.
  private(set) var files: [PictureFile] = []

  /// Draws the picture, and finds out what of it there is in the folder already.
  init(_ entry: Entry, stem: String, _ pictures: PictureSet, _ folder: OutputFolder) throws {
    self.entry = entry
    self.stem = stem
    let ownTitle = pictures.title(of: entry)
    self.ownTitle = ownTitle
    title = pictures.looks[0].title(entry.value, ownTitle)
    documents = pictures.looks.map { $0.document(entry.value, ownTitle) }
    for (look, document) in zip(pictures.looks, documents) {
      guard pictures.hasFiles else {
        files.append(PictureFile(name: stem, size: pictures.size, isDark: look.isDark))
        continue
      }
      let name = stem + look.tag
      var file = PictureFile(name: name + ".svg", size: pictures.size, isDark: look.isDark)
      file.bytes = document
      file.change = try folder.change(file.name, to: document)
      // Pixels are written before, so that where the document is as it should be, so are they.
      for scale in pictures.export.scales {
        var pixels = PictureFile(
          name: name + scale.ending, size: pictures.size, isDark: look.isDark)
        try pixels.makePixels(file, scale, pictures.converter, folder)
        files.append(pixels)
      }
      files.append(file)
    }
  }

  /// Waits for what is still being made.
  mutating func complete() throws {
    for index in files.indices { try files[index].complete() }
  }
}

/// A file of a picture; in a stylesheet, its class.
struct PictureFile {
  let name: String
  var size: Size
  let isDark: Bool
  /// Nil for what is no file, and for pixels that are not made.
  var bytes: [UInt8]?
  var change = OutputFolder.Change.new
  fileprivate var conversion: PNGConversion?

  /// Makes pixels of a document's file, unless they are there.
  fileprivate mutating func makePixels(
    _ document: PictureFile, _ scale: PNGScale, _ converter: PNGConverter?, _ folder: OutputFolder
  ) throws {
    // Bytes that somebody else has put there say nothing of what would be made.
    if document.change == .unchanged, try folder.earlier?.owns(name) == true,
      let png = try folder.bytes(of: name), PNGFacts(png) != nil
    {
      (bytes, change) = (png, .unchanged)
    } else {
      change = try folder.has(name) ? .changed : .new
      guard !folder.isDryRun else { return }
      conversion = try converter?.start(
        document.bytes ?? [], factor: scale.text, path: folder.path(of: name))
    }
    if conversion == nil { readSize() }
  }

  /// Waits for its pixels, if there are any to wait for.
  fileprivate mutating func complete() throws {
    guard let conversion else { return }
    bytes = try conversion.result()
    self.conversion = nil
    readSize()
  }

  private mutating func readSize() {
    if let facts = bytes.flatMap(PNGFacts.init) {
      size = Size(width: Double(facts.width), height: Double(facts.height))
    }
  }
}
