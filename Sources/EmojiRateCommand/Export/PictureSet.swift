import EmojiRate

/// What all pictures of an export have in common.
struct PictureSet {
  let names: FileNames
  /// What draws each of the looks that every picture has, the one for light pages first.
  let looks: [Renderer]
  /// Whether the pictures have no size of their own.
  let isResponsive: Bool
  /// Whether they have the colour of the text around, which a file does not have.
  let usesTextColor: Bool
  /// How many pictures there are.
  let count: Int
  /// Makes PNG files of them; nil where none are made.
  let converter: PNGConverter?

  /// The size of a picture, as its document has it.
  var size: Size { looks[0].size }

  init(_ job: ExportJob, _ names: FileNames, count: Int, converter: PNGConverter?) {
    self.names = names
    self.count = count
    self.converter = converter
    let settings = names.export.schemes.map { $0.applied(to: job.settings.picture) }
    looks = zip(names.tags, settings).map { Renderer(job.picture, $1, tag: $0) }
    isResponsive = job.settings.picture.isResponsive ?? false
    usesTextColor = settings[0].usesTextColor
  }
}
