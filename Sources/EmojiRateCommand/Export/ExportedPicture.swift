import EmojiRate

/// A picture of an export, drawn.
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
    title = pictures.looks[0].title(entry, ownTitle)
    documents = pictures.looks.map { $0.document(entry, ownTitle) }
    for (look, document) in zip(pictures.looks, documents) {
      let drawn = try DrawnLook(
        stem: stem, name: stem + look.tag, document: document, size: look.size(entry),
        isDark: look.isDark,
        change: pictures.fileEndings.isEmpty
          ? .new : folder.change(stem + look.tag + SVGFiles.ending, to: document))
      // Pixels are written before, so that where the document is as it should be, so are they.
      for output in pictures.outputs.reversed() {
        files += try output.files(of: drawn, in: folder)
      }
    }
  }

  /// Waits for what is still being made.
  mutating func complete() throws {
    for index in files.indices { try files[index].complete() }
  }
}

/// One look of a picture, drawn.
struct DrawnLook {
  /// What the picture is called.
  let stem: String
  /// What its files are called, less the ending.
  let name: String
  let document: [UInt8]
  let size: Size
  let isDark: Bool
  /// What the document's file in the folder is.
  let change: OutputFolder.Change
}

/// A file of a picture; in a stylesheet, its class.
struct PictureFile {
  let name: String
  private(set) var size: Size
  let isDark: Bool
  /// Nil for what is no file, and for pixels that are not made.
  private(set) var bytes: [UInt8]?
  /// Nil where it is no file.
  var change: OutputFolder.Change?
  var conversion: PNGConversion?

  init(
    name: String, size: Size, isDark: Bool, bytes: [UInt8]? = nil,
    change: OutputFolder.Change? = nil
  ) {
    (self.name, self.size, self.isDark, self.bytes) = (name, size, isDark, bytes)
    self.change = change
  }

  /// Waits for its pixels, if there are any to wait for.
  fileprivate mutating func complete() throws {
    guard let conversion else { return }
    setPixels(try conversion.result())
    self.conversion = nil
  }

  mutating func setPixels(_ png: [UInt8]) {
    bytes = png
    if let facts = PNGFacts(png) {
      size = Size(width: Double(facts.width), height: Double(facts.height))
    }
  }
}
