import EmojiRate

extension PictureKind {
  func document(_ settings: Settings, _ value: Double) -> String {
    switch self {
    case .face: document(of: settings.picture.face(value), settings)
    case .row: document(of: settings.picture.row(value), settings)
    }
  }

  private func document(of picture: some Picture, _ settings: Settings) -> String {
    let options = settings.picture.options(of: self)
    let isURI = settings.outputFormat == .dataURI
    guard let start = settings.start?.value(on: picture.rating) else {
      return isURI ? picture.dataURI(options) : picture.svg(options)
    }
    let moving = MovingPicture(
      picture,
      RatingAnimation(
        from: start, duration: settings.duration, repeatCount: settings.repeatCount))
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
