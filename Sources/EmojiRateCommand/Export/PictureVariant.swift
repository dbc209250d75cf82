import EmojiRate

/// One of the looks that every picture has.
struct PictureVariant {
  /// What stands behind the picture's name.
  var tag: [UInt8]
  var isDark: Bool
  var renderer: Renderer

  /// The looks of all pictures, the one for light pages first.
  static func all(_ job: ExportJob, _ names: FileNames) -> [PictureVariant] {
    zip(names.tags, names.schemes).map { tag, scheme in
      let settings = scheme.applied(to: job.settings.picture)
      return PictureVariant(
        tag: Array(tag.utf8), isDark: !tag.isEmpty, renderer: Renderer(job.picture, settings))
    }
  }
}
