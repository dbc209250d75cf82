/// The pictures that settings can describe.
public enum PictureKind: Int, CaseIterable, Hashable, Sendable {
  /// A ``Face``.
  case face
  /// A ``StarRow``.
  case row
}
