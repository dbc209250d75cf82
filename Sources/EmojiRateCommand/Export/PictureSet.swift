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
  /// What is made of them.
  let outputs: [any ExportOutput]
  /// The size of each, where all have the same.
  let size: Size
  /// How many pictures there are, when they have been counted.
  var count = 0

  init(_ job: ExportJob) throws(CommandError) {
    let (settings, kind) = (job.settings.picture, job.picture.command)
    export = job.settings.export
    noun = kind.noun(in: settings)
    var columns: [String]? = kind.showsLines && export.readsColumns ? [] : nil
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
    let looks = export.looks(of: settings)
    self.looks = looks.map { Renderer(job.picture, $0.settings, tag: $0.tag) }
    size = kind.sampleSize(settings)
    isDecorative = settings.isDecorative ?? false
    isResponsive = settings.isResponsive ?? false
    usesTextColor = looks[0].settings.usesTextColor
    outputs = try kind.outputs(export, noun: noun)
  }

  /// What the picture of an entry says in place of what all say.
  func title(of entry: Entry) -> String? {
    title.map { String(decoding: $0.filled(entry), as: UTF8.self) }
  }

  /// What the names of a picture's files end with; of what has no file, with its ids.
  var endings: [String] {
    // The ids of a sprite must not be the same either.
    guard !fileEndings.isEmpty else { return export.hasSprite ? looks.map(\.tag) : [""] }
    return looks.flatMap { look in fileEndings.map { look.tag + $0 } }
  }

  /// What the names of files end with, less what is between that and the picture's name.
  var fileEndings: [String] { outputs.flatMap(\.endings) }

  /// Files that are there once, but for the manifest.
  var singles: [String] { outputs.flatMap { $0.names(pictureCount: count) } }
}
