/// One of the looks that every picture has.
struct PictureStyle {
  /// What stands behind the picture's name.
  var tag: [UInt8]
  var isDark: Bool
  var renderer: Renderer

  /// The looks of all pictures, the one for light pages first.
  static func all(_ job: ExportJob, _ names: FileNames) -> [PictureStyle] {
    zip(names.tags, names.styles).map { tag, style in
      PictureStyle(
        tag: Array(tag.utf8), isDark: !tag.isEmpty,
        renderer: Renderer(job.picture, style.applied(to: job.settings), scale: job.scale))
    }
  }

  /// What draws them without a size, as the symbols of a sprite are.
  static func symbols(_ job: ExportJob, _ names: FileNames) -> [(tag: String, renderer: Renderer)] {
    zip(names.tags, names.styles).map { tag, style in
      var settings = style.applied(to: job.settings)
      settings.document.isResponsive = true
      return (tag, Renderer(job.picture, settings, scale: job.scale))
    }
  }
}
