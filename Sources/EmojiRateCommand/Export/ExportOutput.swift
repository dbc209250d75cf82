import EmojiRate

/// A file of an export that has a part for every picture: it is begun, every picture is added, and it is
/// ended.
protocol ExportOutput {
  /// What the file is called; nil where it is not asked for.
  static func name(_ names: FileNames) -> String?

  /// Begins the file.
  init(_ file: LongFile, _ pictures: PictureSet)

  var file: LongFile { get }

  mutating func add(_ picture: ExportedPicture)

  mutating func end()
}

/// All outputs there are.
var exportOutputs: [any ExportOutput.Type] { [Sprite.self, Stylesheet.self, ContactSheet.self] }

/// What all pictures of an export have in common.
struct PictureSet {
  var names: FileNames
  /// The looks that every picture has, the one for light pages first.
  var variants: [PictureVariant]
  /// The size of a picture, as its document has it.
  var size: Size
  /// Whether the pictures have no size of their own.
  var isResponsive: Bool
  /// Whether they have the colour of the text around, which a file does not have.
  var usesTextColor: Bool
  /// How many pictures there are.
  var count: Int

  init(_ job: ExportJob, _ names: FileNames, count: Int) {
    self.names = names
    self.count = count
    let settings = names.schemes.map { $0.applied(to: job.settings.picture) }
    variants = zip(names.tags, settings).map { tag, settings in
      PictureVariant(tag: tag, renderer: Renderer(job.picture, settings))
    }
    size = variants[0].renderer.size
    isResponsive = job.settings.picture.isResponsive ?? false
    usesTextColor = settings[0].usesTextColor
  }
}

/// One of the looks that every picture has.
struct PictureVariant {
  /// What stands behind the picture's name.
  var tag: String
  var renderer: Renderer

  var isDark: Bool { !tag.isEmpty }
}

/// A picture of an export.
struct ExportedPicture {
  var entry: Entry
  /// What its files are called, less the ending.
  var stem: String
  /// The accessible text; empty where it is decorative.
  var title: String
  /// The document of every look.
  var documents: [[UInt8]] = []
}

/// A file of a picture; in a stylesheet, its class.
struct PictureFile {
  var name: String
  var isDark: Bool
  var size: Size
  /// What is to be written; nil where the file is as it should be.
  var bytes: [UInt8]?
  var change = OutputFolder.Change.new
  /// How many bytes the file has, and their digest; nil for what is no file.
  var content: (count: Int, digest: String)?
}
