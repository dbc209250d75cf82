#if canImport(SwiftUI)
  import EmojiRate
  import SwiftUI

  /// A row of stars, hearts or faces that shows a rating, or lets users tap it, as large as its container allows.
  ///
  /// ```swift
  /// RatingStars(3.5, symbol: .heart).frame(height: 24)
  ///
  /// @State var stars: Double?
  /// RatingStars(value: $stars, touch: .half).accessibilityLabel("Service")
  /// ```
  ///
  /// Users tap a symbol or drag over the row. VoiceOver users adjust it. Its accessibility value is the sentence of the
  /// rating, "3.5 out of 5 hearts", or "Not rated". A disabled view keeps its value.
  @available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
  public struct RatingStars: View {
    /// The row to draw.
    public var row: StarRow
    /// The language of the accessibility value.
    public var language: Language
    /// How a touch becomes a number of symbols.
    public var touch = RowTouch.whole
    /// Whether a tap on the current value takes the rating back.
    public var isClearable = false
    private let value: Binding<Double?>?
    @Environment(\.layoutDirection) private var direction

    /// Shows a row.
    public init(_ row: StarRow, language: Language = .english) {
      (self.row, self.language, value) = (row, language, nil)
    }

    /// Shows `value` on the scale 0…5, clamped.
    public init(
      _ value: Double, symbol: RowSymbol = .star, fill: StarFill = .exact,
      style: StarStyle = StarStyle(), language: Language = .english
    ) {
      self.init(
        StarRow(value, symbol: symbol, fill: fill, style: style), language: language)
    }

    /// Lets users change a number of symbols; nil is no rating.
    public init(
      value: Binding<Double?>, outOf count: Int = 5, symbol: RowSymbol = .star,
      touch: RowTouch = .whole, isClearable: Bool = false, style: StarStyle = StarStyle(),
      language: Language = .english
    ) {
      row = StarRow(Rating(0, outOf: Double(count)), symbol: symbol, style: style)
      row.count = count
      (self.value, self.touch, self.isClearable) = (value, touch, isClearable)
      self.language = language
    }

    /// The row, painted.
    public var body: some View {
      RatedView(
        picture: shown, value: value, language: language,
        pace: [.whole, .buttons].contains(touch) ? 1 : touch == .exact ? 0.1 : 0.5,
        isClearable: isClearable || touch == .buttons,
        touch: { touch in
          let (width, side, first, pitch) = row.placement
          let x = touch.place.x / touch.size.width * width
          return self.touch.earned(
            at: direction == .rightToLeft ? width - x : x, count: row.count, side: side,
            first: first, pitch: pitch)
        })
    }

    /// The row at the value, from the side where lines begin.
    private var shown: StarRow {
      guard let value else { return row }
      var shown = row
      shown.rating.value = value.wrappedValue ?? 0
      shown.isRightToLeft = direction == .rightToLeft
      return shown
    }
  }
#endif
