import EmojiRate

/// What all pictures of an export have in common: what they look like, and which files there are of each.
struct PictureSet {
  let export: ExportSettings
  /// What several pictures are called.
  let noun: String
  /// What each is called, less the ending of its files.
  let template: TextTemplate
  /// What each says, where lines of one value can say different things.
  let title: TextTemplate?
  /// The titles of the columns that either names.
  let columns: [String]
  /// What draws each of the looks that every picture has, the one for light pages first.
  let looks: [Renderer]
  /// Whether the pictures say nothing themselves.
  let isDecorative: Bool
  /// Whether they have no size of their own.
  let isResponsive: Bool
  /// Whether they have the colour of the text around, which a file does not have.
  let usesTextColor: Bool
  /// Makes PNG files of them; nil where none are made.
  let converter: PNGConverter?
  /// How many pictures there are, when they have been counted.
  var count = 0

  init(_ job: ExportJob) throws(CommandError) {
    let settings = job.settings.picture
    export = job.settings.export
    noun = job.picture.type.noun(in: settings)
    var columns: [String]? = export.readsColumns ? [] : nil
    template = try TextTemplate(
      export.nameTemplate ?? noun + "-{value}", option: "--name-template", columns: &columns)
    if template.text.utf8.contains(where: PortableName.isSlash) {
      throw .data("--name-template \(PortableName.leavesFolder)")
    }
    let title = try settings.title.map { text throws(CommandError) in
      try TextTemplate(text, option: "--title", kept: ["value", "maximum"], columns: &columns)
    }
    self.title = title?.isPerLine == true ? title : nil
    self.columns = columns ?? []
    let schemes = export.schemes
    looks = schemes.enumerated().map { index, scheme in
      Renderer(
        job.picture, scheme.applied(to: settings), tag: index == 0 ? "" : "-\(scheme.rawValue)")
    }
    isDecorative = settings.isDecorative ?? false
    isResponsive = settings.isResponsive ?? false
    usesTextColor = schemes[0].applied(to: settings).usesTextColor
    converter = export.scales.isEmpty ? nil : try PNGConverter()
  }

  /// What the picture of an entry says in place of what all say.
  func title(of entry: Entry) -> String? {
    title.map { String(decoding: $0.filled(entry), as: UTF8.self) }
  }

  var size: Size { looks[0].size }

  /// Whether every picture has a twin for dark pages.
  var isPair: Bool { looks.count > 1 }

  /// Whether every picture is an SVG file.
  var hasFiles: Bool { export.format == .svg }

  var stylesheet: String? { export.format == .css ? noun + ".css" : nil }

  /// What the names of a picture's files end with.
  var endings: [String] {
    // The ids of a sprite must not be the same either.
    guard hasFiles else { return export.hasSprite ? looks.map(\.tag) : [""] }
    return looks.flatMap { look in fileEndings.map { look.tag + $0 } }
  }

  /// The same, less what is between them and the picture's name.
  var fileEndings: [String] { [".svg"] + export.scales.map(\.ending) }

  /// Files that are there once, but for the manifest.
  var singles: [String] {
    exportOutputs.compactMap { $0.name(self) }
      + (export.hasSheet ? (1...ContactSheet.pageCount(count)).map(ContactSheet.name) : [])
  }
}
