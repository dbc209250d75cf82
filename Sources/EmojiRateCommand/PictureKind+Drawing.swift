import EmojiRate

/// What the command draws of each kind of picture.
extension PictureKind {
  /// The document of one value.
  func document(_ settings: Settings, _ value: Double) -> String {
    switch self {
    case .face: document(of: settings.picture.face(value), settings)
    case .row: document(of: settings.picture.row(value), settings)
    }
  }

  private func document(of picture: some Picture, _ settings: Settings) -> String {
    let options = settings.picture.options(of: self)
    let animation = settings.start.map {
      RatingAnimation(
        from: $0.value(on: picture.rating), duration: settings.duration,
        repeatCount: settings.repeatCount)
    }
    let isURI = settings.outputFormat == .dataURI
    guard let animation else {
      return isURI ? picture.dataURI(options) : picture.svg(options)
    }
    let moving = MovingPicture(picture, animation)
    return isURI ? moving.dataURI(options) : moving.svg(options)
  }

  /// What several are called in the names of files: `face-3.2.svg`, `hearts-3.svg`.
  func noun(_ settings: PictureSettings) -> String {
    switch self {
    case .face: "face"
    case .row: (settings.symbol ?? .star).description + "s"
    }
  }
}
