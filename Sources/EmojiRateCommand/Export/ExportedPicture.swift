import EmojiRate
import EmojiRatePNG

/// A picture of an export with its files.
struct ExportedPicture {
  let entry: Entry
  /// The accessible text; empty if the picture is decorative.
  let title: String
  /// The files in the order of writing.
  private(set) var files: [PictureFile]

  init(_ entry: Entry, stem: String, _ pictures: PictureSet) {
    self.entry = entry
    title = pictures.looks[0].text(entry)
    files = pictures.looks.flatMap { look in
      pictures.outputs.flatMap { $0.files(of: entry, in: look, stem) }
    }
  }

  /// Takes the PNG files that are drawn, and compares all files with those in the folder.
  mutating func complete(in folder: OutputFolder) throws {
    for index in files.indices {
      let name = files[index].name
      do throws(PNGError) {
        if let png = try files[index].drawing?.result?.get() { files[index].setPixels(png) }
      } catch {
        throw CommandError.notDrawn(folder.path(of: name), error)
      }
      guard let bytes = files[index].bytes else { continue }
      files[index].change = try folder.change(name, to: Digest(bytes))
    }
  }
}

/// A file of a picture, or its class in a stylesheet.
struct PictureFile {
  var name: String
  var size: Size
  let isDark: Bool
  /// Nil for a class, and for a PNG file that is not drawn yet.
  var bytes: [UInt8]?
  /// Nil unless it is a PNG file that is not drawn yet.
  var drawing: PNGDrawing?
  /// The effect of writing the file; nil for a class, and until it is compared.
  var change: OutputFolder.Change?

  /// Takes a PNG file, and its size from the header: PNG, 11.2.1.
  fileprivate mutating func setPixels(_ png: [UInt8]) {
    (bytes, drawing) = (png, nil)
    func number(_ start: Int) -> Double {
      png[start..<start + 4].reduce(0) { $0 * 256 + Double($1) }
    }
    size = Size(width: number(16), height: number(20))
  }
}
