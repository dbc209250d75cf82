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
        files += try output.files(
          of: file, stem, in: folder, EntryDrawing(look: look, entry: entry))
      }
    }
  }

  /// Waits for PNG files that are still being drawn, and compares them with the files in the folder.
  mutating func complete(in folder: OutputFolder) throws {
    for index in files.indices {
      guard let png = try files[index].drawing?.result() else { continue }
      files[index].setPixels(png)
      files[index].change = try folder.change(files[index].name, to: Digest(png))
      files[index].drawing = nil
    }
  }
}

/// A file of a picture, or its class in a stylesheet.
struct PictureFile {
  var name: String
  var size: Size
  let isDark: Bool
  /// Nil for a class, and for a PNG file that is being drawn.
  var bytes: [UInt8]?
  /// Nil for a class, and for a PNG file that is being drawn.
  var change: OutputFolder.Change?
  /// Nil unless it is a PNG file that is being drawn.
  var drawing: PNGDrawing?

  /// Takes a PNG file, and its size from the header: PNG, 11.2.1.
  mutating func setPixels(_ png: [UInt8]) {
    bytes = png
    func number(_ start: Int) -> Double {
      png[start..<start + 4].reduce(0) { $0 * 256 + Double($1) }
    }
    size = Size(width: number(16), height: number(20))
  }
}
