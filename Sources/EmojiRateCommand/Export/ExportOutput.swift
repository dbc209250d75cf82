/// A file of an export that has a part for every picture: it is begun, every picture is added, and it is
/// ended.
protocol ExportOutput {
  /// What it is called; nil where it is not asked for.
  static func name(_ pictures: PictureSet) -> String?

  init(_ pictures: PictureSet, _ file: LongFile)

  /// The file, until it has its name.
  var file: LongFile { get }

  mutating func add(_ picture: ExportedPicture)

  func end()
}

var exportOutputs: [any ExportOutput.Type] { [Stylesheet.self, Sprite.self] }
