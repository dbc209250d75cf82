import EmojiRate
import EmojiRatePNG

/// One kind of output of an export: files for each picture, or files for all pictures together.
protocol ExportOutput: AnyObject {
  /// The names of the files for all pictures together, by the number of pictures.
  func names(pictureCount: Int) -> [String]
  /// The endings of a picture's file names, after the tag of the look; the document's is the first.
  var endings: [String] { get }

  /// The files of one look of a picture. PNG files may still have to be drawn.
  func files(of entry: Entry, in look: Renderer, _ stem: String) -> [PictureFile]
  /// Writes the files for all pictures together, after the files of each picture.
  func end(in export: ExportWriter) throws

  /// The pieces of markup that show a picture on a page, with their labels.
  func snippets(_ markup: PictureMarkup) -> [PictureMarkup.Snippet]
  /// The markup for a contact sheet; nil if the output cannot show the picture.
  func shown(_ markup: PictureMarkup) -> String?
}

extension ExportOutput {
  func names(pictureCount: Int) -> [String] { [] }
  var endings: [String] { [] }
  func files(of entry: Entry, in look: Renderer, _ stem: String) -> [PictureFile] { [] }
  func end(in export: ExportWriter) throws {}
  func snippets(_ markup: PictureMarkup) -> [PictureMarkup.Snippet] { [] }
  func shown(_ markup: PictureMarkup) -> String? { nil }
}

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
