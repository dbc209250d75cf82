/// What an export makes of its pictures: files for each, or files that have a part for every one.
///
/// It is begun, takes every picture and is ended. What it hands back of a picture says what became of it.
protocol ExportOutput: AnyObject {
  /// The files that are there once, where there are so many pictures.
  func names(pictureCount: Int) -> [String]
  /// What the names of a picture's files end with, behind the picture's and its look's.
  var endings: [String] { get }
  /// How many pictures it can work on at once; 0 where none of them waits.
  var roomForWork: Int { get }

  func begin(_ pictures: PictureSet, in folder: OutputFolder) throws
  /// Makes the files of a picture in one of its looks, which may not be complete yet.
  func files(of look: DrawnLook, in folder: OutputFolder) throws -> [PictureFile]
  /// Takes a picture whose files are complete.
  func add(_ picture: ExportedPicture)
  /// Ends what is begun, and writes what needs all pictures.
  func end(in export: ExportWriter) throws
  /// The file that is begun and not ended.
  var file: LongFile? { get }

  /// How a page uses what it makes of a picture, and what each piece of markup is called.
  func snippets(_ markup: PictureMarkup) -> [PictureMarkup.Snippet]
  /// A picture in a contact sheet; nil where there is nothing to look at.
  func shown(_ markup: PictureMarkup) -> String?
}

extension ExportOutput {
  func names(pictureCount: Int) -> [String] { [] }
  var endings: [String] { [] }
  var roomForWork: Int { 0 }
  func begin(_ pictures: PictureSet, in folder: OutputFolder) throws {}
  func files(of look: DrawnLook, in folder: OutputFolder) throws -> [PictureFile] { [] }
  func add(_ picture: ExportedPicture) {}
  func end(in export: ExportWriter) throws {}
  var file: LongFile? { nil }
  func snippets(_ markup: PictureMarkup) -> [PictureMarkup.Snippet] { [] }
  func shown(_ markup: PictureMarkup) -> String? { nil }
}
