import EmojiRate

/// The kinds of pictures that the command draws.
enum PictureKind: CaseIterable {
  case face, row, summary

  var type: any CommandPicture.Type {
    switch self {
    case .face: Face.self
    case .row: StarRow.self
    case .summary: RatingSummary.self
    }
  }
}
