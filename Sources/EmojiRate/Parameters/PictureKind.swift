/// The kinds of pictures that settings can describe; to add one, add a case with its ``DescribedPicture``.
package enum PictureKind: CaseIterable, Hashable, Sendable {
  /// A ``Face``.
  case face
  /// A ``StarRow``.
  case row
  /// A ``RatingSummary``.
  case summary

  /// A type of pictures, by its input.
  package enum Maker {
    /// A value on the scale.
    case value(any RatedPicture.Type)
    /// The number of ratings of each value.
    case counts(RatingSummary.Type)
  }

  /// The type with its input.
  package var maker: Maker {
    switch self {
    case .face: .value(Face.self)
    case .row: .value(StarRow.self)
    case .summary: .counts(RatingSummary.self)
    }
  }

  /// The type of its pictures.
  package var type: any DescribedPicture.Type {
    switch maker {
    case .value(let type): type
    case .counts(let type): type
    }
  }
}
