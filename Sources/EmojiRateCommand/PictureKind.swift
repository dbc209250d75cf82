import EmojiRate

/// The kinds of pictures that the command draws; to add one, add a case with its type.
enum PictureKind: CaseIterable {
  case face, row, summary

  /// The type of its pictures.
  var type: any CommandPicture.Type {
    switch self {
    case .face: Face.self
    case .row: StarRow.self
    case .summary: RatingSummary.self
    }
  }
}
