import EmojiRate

/// One kind of output of an export: files for each picture, or files for all pictures together.
protocol ExportOutput: AnyObject {
  /// The names of the files for all pictures together, by the number of pictures.
  func names(pictureCount: Int) -> [String]
  /// The endings of a picture's file names, after the tag of the look; the document's is the first.
  var endings: [String] { get }

  /// The files of one look of a picture.
  func files(
    of entry: Entry, in look: Renderer, _ stem: String, _ folder: OutputFolder
  ) throws(CommandError) -> [PictureFile]
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
  func files(
    of entry: Entry, in look: Renderer, _ stem: String, _ folder: OutputFolder
  ) throws(CommandError) -> [PictureFile] { [] }
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
  private(set) var files: [PictureFile] = []

  /// Draws all files, and compares them with those in the folder.
  init(_ entry: Entry, stem: String, _ pictures: PictureSet, in folder: OutputFolder) throws {
    self.entry = entry
    title = pictures.looks[0].text(entry)
    for look in pictures.looks {
      for output in pictures.outputs {
        files += try output.files(of: entry, in: look, stem, folder)
      }
    }
    for index in files.indices {
      guard let bytes = files[index].bytes else { continue }
      files[index].change = try folder.change(files[index].name, to: Digest(bytes))
    }
  }
}

/// A file of a picture, or its class in a stylesheet.
struct PictureFile {
  let name: String
  let size: Size
  let isDark: Bool
  /// Nil for a class.
  var bytes: [UInt8]?
  /// The effect of writing the file; nil for a class, and until it is compared.
  var change: OutputFolder.Change?
}

extension Size {
  /// The size of a PNG file, from its header: PNG, 11.2.1.
  init(ofPNG png: [UInt8]) {
    func number(_ start: Int) -> Double {
      png[start..<start + 4].reduce(0) { $0 * 256 + Double($1) }
    }
    self.init(width: number(16), height: number(20))
  }
}
