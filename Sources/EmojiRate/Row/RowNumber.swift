/// The number after a row: its value, and optionally the number of ratings, "4.3 (1,284)".
///
/// ```swift
/// var row = StarRow(4.3)
/// row.number = RowNumber(ratings: 1284)
/// ```
///
/// Digits are drawn, so it needs no font. The number follows the row, vertically centred, and makes the
/// picture wider.
public struct RowNumber: Hashable, Sendable {
  /// The number of ratings, clamped to 0…999,999,999; nil leaves the brackets out.
  public var ratings: Int? {
    didSet { ratings = ratings.map { Self.ratingsParameter.clamped($0) } }
  }

  /// The limits of ``ratings``.
  package static var ratingsParameter: NumberParameter {
    NumberParameter(
      "number", 0...999_999_999, defaultValue: 0, isWhole: true,
      "Write the value next to the row, with this number of ratings unless 0."
    )
  }

  /// The colour of the digits; `currentColor` by default.
  @Overridable public var color = CSSColor.currentColor

  /// The language of the number and of the row's documents, which ignore the language of their options.
  @Overridable public var language = Language.english

  /// The tenths to show instead of the row's value, so that digits do not change during a motion.
  var tenths: Int64?

  /// Makes a number.
  public init(ratings: Int? = nil) {
    self.ratings = ratings.map { Self.ratingsParameter.clamped($0) }
  }

  /// The value in tenths, with a half rounded away from zero.
  ///
  /// Only an exact end of the scale shows as that end.
  static func tenths(of rating: Rating) -> Int64 {
    // Use ten-thousandths, like the mean of counts; they are only exact below 2⁵¹.
    let value = rating.value
    let units =
      abs(value) < 1e11 ? nearestInteger(value * 10_000) : nearestInteger(value * 10) &* 1000
    let magnitude = (2 &* abs(units) &+ 1000) / 2000
    let nearest = units < 0 ? -magnitude : magnitude
    let (shown, low, high) = (Double(nearest) / 10, rating.minimum, rating.maximum)
    if rating.value < high, shown >= high { return nearest - 1 }
    if rating.value > low, shown <= low { return nearest + 1 }
    return nearest
  }

  /// The texts with their places, counted from the end of the row.
  func placed(beside row: StarRow, side: Double) -> PlacedNumber {
    let format = NumberFormat(language)
    var value = InlineText()
    if row.rating.isNothing(of: row.unit) {
      value.append("-")
    } else {
      value = format.mean(
        tenths: tenths ?? Self.tenths(of: row.rating), isSigned: row.rating.minimum < 0)
    }
    var brackets = InlineText()
    if let ratings, ratings > 0 {
      brackets.append("(")
      brackets.append(format.grouped(Int64(ratings)))
      brackets.append(")")
    }
    return PlacedNumber(
      value: DigitText(value, height: side * 7 / 9, weight: 1.25),
      brackets: DigitText(brackets, height: side * 2 / 3), side: side)
  }
}

/// The texts after a row whose symbols have a given side, in the proportions of a badge.
struct PlacedNumber {
  let value: DigitText
  let brackets: DigitText
  let side: Double

  /// The distance between the row, the value and the brackets.
  private var gap: Double { side * 7 / 18 }

  /// The width that it adds to the picture.
  var width: Double {
    gap + value.width + (brackets.width > 0 ? gap + brackets.width : 0)
  }

  /// Draws the texts.
  ///
  /// - Parameters:
  ///   - x: The end of the row.
  ///   - top: The top of its symbols.
  ///   - isMirrored: Whether the texts are to the left of `x`.
  func draw(
    _ brush: Brush, x: Double, top: Double, isMirrored: Bool, on canvas: inout some Canvas
  ) {
    // The baseline of a badge.
    let baseline = top + side * 11 / 12
    var start = gap
    for text in [value, brackets] where text.width > 0 {
      canvas.paint(text.paint(brush))
      text.draw(
        at: Point(isMirrored ? x - start - text.width : x + start, baseline - text.height),
        into: &canvas)
      start += text.width + gap
    }
  }
}
