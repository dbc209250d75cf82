#if canImport(SwiftUI)
  import EmojiRate
  import SwiftUI

  /// A face that shows a rating, as large as its container allows.
  ///
  /// ```swift
  /// RatingFace(3.2, style: FaceStyle(.cat))
  ///   .frame(width: 48, height: 48)
  ///   .accessibilityLabel("Taste")
  /// ```
  ///
  /// Its accessibility value is the sentence of the rating, "3.2 out of 5".
  @available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
  public struct RatingFace: View {
    /// The face to draw.
    public var face: Face
    /// The language of the accessibility value.
    public var language: Language

    /// Shows a face.
    public init(_ face: Face, language: Language = .english) {
      self.face = face
      self.language = language
    }

    /// Shows `value` on the scale 0…5, clamped.
    public init(_ value: Double, style: FaceStyle = FaceStyle(), language: Language = .english) {
      self.init(Face(value, style: style), language: language)
    }

    /// The face, painted.
    public var body: some View { PictureView(picture: face, language: language) }
  }

  /// A row of stars, hearts or faces that shows a rating, as large as its container allows.
  ///
  /// ```swift
  /// RatingStars(3.5, symbol: .heart)
  ///   .frame(height: 24)
  /// ```
  ///
  /// Its accessibility value is the sentence of the rating, "3.5 out of 5 hearts".
  @available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
  public struct RatingStars: View {
    /// The row to draw.
    public var row: StarRow
    /// The language of the accessibility value.
    public var language: Language

    /// Shows a row.
    public init(_ row: StarRow, language: Language = .english) {
      self.row = row
      self.language = language
    }

    /// Shows `value` on the scale 0…5, clamped.
    public init(
      _ value: Double, symbol: RowSymbol = .star, fill: StarFill = .exact,
      style: StarStyle = StarStyle(), language: Language = .english
    ) {
      self.init(
        StarRow(value, symbol: symbol, fill: fill, style: style), language: language)
    }

    /// The row, painted.
    public var body: some View { PictureView(picture: row, language: language) }
  }
#endif
