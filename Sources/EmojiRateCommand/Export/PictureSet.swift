import EmojiRate

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
  /// Makes PNG files of them; nil where none are made.
  var converter: PNGConverter?

  init(_ job: ExportJob, _ names: FileNames, count: Int, converter: PNGConverter?) {
    self.names = names
    self.count = count
    self.converter = converter
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
