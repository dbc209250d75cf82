/// A picture that ``PictureSettings`` can describe, as commands, addresses and controls see it.
package protocol DescribedPicture: CanvasPicture, Hashable {
  /// The name of the kind in commands and addresses: `stars`.
  static var name: String { get }

  /// The plural for file names: `hearts`.
  static func noun(in settings: PictureSettings) -> String

  /// The parameters of the kind.
  static var parameters: ParameterScope { get }

  /// Whether documents of the kind have a parameter for their size.
  static var hasSize: Bool { get }

  /// The default of the scale's upper end.
  static func defaultMaximum(in settings: PictureSettings) -> Double
}

extension DescribedPicture {
  /// The name of the kind.
  package static func noun(in settings: PictureSettings) -> String { name }

  /// It has one.
  package static var hasSize: Bool { true }

  /// The default maximum of a ``Rating``.
  package static func defaultMaximum(in settings: PictureSettings) -> Double { Rating().maximum }
}

/// A picture that is made from a value.
package protocol RatedPicture: DescribedPicture {
  /// Whether its base paint follows the rating, so that it is muted without one.
  static var followsRating: Bool { get }

  /// Makes the picture that settings describe, for `value`, clamped into their scale.
  init(_ value: Double, settings: PictureSettings)
}
