import EmojiRate

/// A drawn picture of an export.
struct ExportedPicture {
  let entry: Entry
  /// The accessible text; empty if the picture is decorative.
  let title: String
  /// The files in the order of writing.
  private(set) var files: [PictureFile] = []

  /// Draws the picture, and compares it with the files in the folder.
  init(_ entry: Entry, stem: String, _ pictures: PictureSet, _ folder: OutputFolder) throws {
    self.entry = entry
    title = pictures.looks[0].text(entry)
    for look in pictures.looks {
      let file = PictureFile(
        name: stem + look.tag, size: look.size(entry), isDark: look.isDark)
      for output in pictures.outputs {
        files += try output.files(of: file, stem, in: folder) { look.document(entry) }
      }
    }
  }

  /// Waits for conversions that still run.
  mutating func complete() throws {
    for index in files.indices {
      if let png = try files[index].conversion?.result() { files[index].setPixels(png) }
      files[index].conversion = nil
    }
  }
}

/// A file of a picture, or its class in a stylesheet.
struct PictureFile {
  var name: String
  var size: Size
  let isDark: Bool
  /// Nil for a class, and for a PNG file that is not made.
  var bytes: [UInt8]?
  /// Nil for a class.
  var change: OutputFolder.Change?
  var conversion: PNGConversion?

  mutating func setPixels(_ png: [UInt8]) {
    bytes = png
    if let facts = PNGFacts(png) {
      size = Size(width: Double(facts.width), height: Double(facts.height))
    }
  }
}
