/// What an export makes of its pictures: it is begun, every picture is added, and it is ended.
protocol ExportOutput {
  /// The flag that asks for it or leaves it out; nil where another option does.
  static var option: CommandOption? { get }

  /// What its file is called, where one file has a part for every picture; nil where there is none.
  static func name(_ names: FileNames) -> String?

  /// The markup to copy for it; nil where there is none.
  static func snippet(_ markup: PictureMarkup) -> PictureMarkup.Snippet?

  /// Begins it; nil where it is not asked for.
  init?(_ pictures: PictureSet, _ destination: ExportDestination) throws

  /// The one file, until it has its name.
  var file: LongFile? { get }

  /// Adds a picture, and to the picture the files it has of its own.
  mutating func add(_ picture: inout ExportedPicture) throws

  mutating func end()
}

extension ExportOutput {
  static var option: CommandOption? { nil }
  static func name(_ names: FileNames) -> String? { nil }
  static func snippet(_ markup: PictureMarkup) -> PictureMarkup.Snippet? { nil }
  var file: LongFile? { nil }
  func end() {}
}

/// All outputs there are, in the order in which they see a picture.
var exportOutputs: [any ExportOutput.Type] {
  [SVGFiles.self, Stylesheet.self, PNGFiles.self, Sprite.self, ContactSheet.self]
}

/// Where an export goes.
struct ExportDestination {
  /// The folder, as messages have it.
  let path: String
  /// Nil where it is not there and is not to be made.
  let folder: OutputFolder?
  /// Whether nothing is to be touched.
  let isDryRun: Bool
  /// What earlier exports have written there.
  var earlier: EarlierFiles?

  init(_ path: String, isDryRun: Bool) throws {
    folder = try OutputFolder.opened(path, makes: !isDryRun)
    self.path = folder?.path ?? path
    self.isDryRun = isDryRun
  }

  /// Begins a file that is written little by little.
  func begin(_ name: String) throws -> LongFile {
    try LongFile(name, in: folder, isWritten: !isDryRun)
  }
}
