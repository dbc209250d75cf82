import EmojiRate

/// The pictures that the settings can describe.
enum PictureKind: CaseIterable, Sendable {
  case face, row

  /// Writes the document of a value into a buffer, and says how many bytes it has; if they are more
  /// than the buffer has room for, it holds the first of them.
  typealias Writer = (Double, UnsafeMutableRawBufferPointer) -> Int

  /// Hands out the options that say how it looks, whatever its value and wherever it goes.
  func visitOptions(_ visit: OptionTable.Visit) {
    switch self {
    case .face: OptionTable.facePicture(visit)
    case .row: OptionTable.rowPicture(visit)
    }
  }

  /// The highest rating, where none is given.
  func maximum(_ settings: Settings) -> Double {
    switch self {
    case .face: Rating().maximum
    case .row: Double(settings.row.count)
    }
  }

  /// The document of one rating.
  func document(_ settings: Settings, _ rating: Rating) -> String {
    switch self {
    case .face:
      let face = settings.face(showing: rating)
      guard let animation = settings.animation else { return Self.document(of: face, settings) }
      return Self.document(of: AnimatedFace(face, animation), settings)
    case .row:
      let row = settings.row(showing: rating)
      guard let animation = settings.animation else { return Self.document(of: row, settings) }
      return Self.document(of: AnimatedStarRow(row, animation), settings)
    }
  }

  /// What writes the documents of many values on the scale of `rating`.
  func writer(_ settings: Settings, _ rating: Rating) -> Writer {
    switch self {
    case .face:
      let face = PreparedFace(settings.face(showing: rating), options: settings.document)
      return { face.write($0, into: $1) }
    case .row:
      let options = settings.document
      var row = settings.row(showing: rating)
      return {
        row.rating.value = $0
        return row.write(into: $1, options: options)
      }
    }
  }

  /// What several are called in the names of files: `face-3.2.svg`, `hearts-3.svg`.
  func noun(_ settings: Settings) -> String {
    switch self {
    case .face: "face"
    case .row: settings.row.symbol.description + "s"
    }
  }

  private static func document(of picture: some Picture, _ settings: Settings) -> String {
    switch settings.format {
    case .svg: picture.svg(settings.document)
    case .dataURI: picture.dataURI(settings.document)
    }
  }
}

extension Settings {
  fileprivate func face(showing rating: Rating) -> Face {
    var style = style
    style.color = faceColor
    return Face(rating, style: style)
  }

  fileprivate var animation: RatingAnimation? {
    start.map { RatingAnimation(from: $0, duration: duration, repeatCount: repeatCount) }
  }

  fileprivate func row(showing rating: Rating) -> StarRow {
    var row = row
    row.rating = rating
    row.layout = layout.layout
    row.style = starStyle
    return row
  }
}
