#if canImport(SwiftUI)
  import EmojiRate
  import SwiftUI

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
      _ value: Double, symbol: RowSymbol = .star, fillRule: FillRule = .exact,
      style: StarStyle = StarStyle(), language: Language = .english
    ) {
      self.init(
        StarRow(value, symbol: symbol, fillRule: fillRule, style: style), language: language)
    }

    /// The row, painted.
    public var body: some View { PictureView(picture: row, language: language) }
  }
#endif
