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
