/// Which files there are of every picture, and what they are called.
struct FileNames {
  let export: ExportSettings
  /// What several pictures are called.
  let noun: String
  /// Whether the pictures say nothing themselves.
  let isDecorative: Bool

  init(_ settings: Settings, noun: String) {
    export = settings.export
    self.noun = noun
    isDecorative = settings.picture.isDecorative ?? false
  }

  /// Whether every picture is an SVG file.
  var hasFiles: Bool { export.format == .svg }

  /// The name of the stylesheet, where there is one.
  var stylesheet: String? { export.format == .css ? noun + ".css" : nil }

  /// Whether every picture has a twin for dark pages.
  var isPair: Bool { export.schemes.count > 1 }

  /// What the name of the twin has behind the other's.
  var twinTag: String { isPair ? "-" + export.schemes[1].rawValue : "" }

  /// The words between a picture's name and the ending of its files.
  var tags: [String] { isPair ? ["", twinTag] : [""] }

  /// What the names of a picture's files end with.
  var endings: [String] {
    // The ids of a sprite must not be the same either.
    guard hasFiles else { return Sprite.name(self) == nil ? [""] : tags }
    return tags.flatMap { tag in fileEndings.map { tag + $0 } }
  }

  /// The same, less what is between them and the picture's name.
  var fileEndings: [String] { [".svg"] + export.scales.map(\.ending) }

  /// Files that are there once, but for the manifest.
  var singles: [String] { exportOutputs.compactMap { $0.name(self) } }

  /// Whether a picture's name is also a word of markup, which has no spaces.
  var needsWords: Bool { Sprite.name(self) != nil || stylesheet != nil }
}
