#if !hasFeature(Embedded)
  /// The number beside a row: its value, and how many ratings that is of, "4.3 (1,284)".
  ///
  /// ```swift
  /// var row = StarRow(4.3)
  /// row.number = RowNumber(ratings: 1284)
  /// ```
  ///
  /// Digits are drawn, so it needs no font. It stands where the row ends, in the middle of its height, and makes the
  /// picture as much wider.
  public struct RowNumber: Hashable, Sendable {
    /// How many ratings the value is of, clamped to ``ratingsParameter``; nil leaves the brackets out.
    public var ratings: Int? {
      didSet { ratings = ratings.map { Self.ratingsParameter.clamped($0) } }
    }

    /// What ``ratings`` can be.
    public static var ratingsParameter: NumberParameter {
      NumberParameter(
        "number", 0...999_999_999, defaultValue: 0, isWhole: true,
        "Write the value beside the row and this number of ratings behind it; 0 writes the value alone."
      )
    }

    /// The colour of the digits: the page's text by default.
    public var color = CSSColor.currentColor

    /// How the number is written, and what documents of the row say: the language of their options is not asked.
    public var language = Language.english

    /// What is shown in place of the row's value, in tenths: digits of a moving row stand still.
    var tenths: Int64?

    /// Makes a number.
    public init(ratings: Int? = nil) {
      self.ratings = ratings.map { Self.ratingsParameter.clamped($0) }
    }

    /// The value to the tenth, a half away from zero; an end of the scale is only what is there exactly.
    static func tenths(of rating: Rating) -> Int64 {
      // In ten-thousandths, as the mean of counts is.
      let units = nearestInteger(rating.value * 10_000)
      let magnitude = (2 &* abs(units) &+ 1000) / 2000
      let nearest = units < 0 ? -magnitude : magnitude
      let (shown, low, high) = (Double(nearest) / 10, rating.minimum, rating.maximum)
      if rating.value < high, shown >= high { return nearest - 1 }
      if rating.value > low, shown <= low { return nearest + 1 }
      return nearest
    }

    /// Its texts, and where they are from the end of the row on.
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
      return PlacedNumber(value, brackets, side: side)
    }
  }

  /// The texts beside a row whose symbols have a side: as large as those of a badge beside its row.
  struct PlacedNumber {
    private let value: DigitText
    private let brackets: DigitText
    private let side: Double

    init(_ value: InlineText, _ brackets: InlineText, side: Double) {
      self.value = DigitText(value, height: side * 7 / 9, weight: 1.25)
      self.brackets = DigitText(brackets, height: side * 2 / 3)
      self.side = side
    }

    /// The distance between the row, the value and the brackets.
    private var gap: Double { side * 7 / 18 }

    /// How much wider the picture is.
    var width: Double {
      gap + value.width + (brackets.width > 0 ? gap + brackets.width : 0)
    }

    /// Draws them.
    ///
    /// - Parameters:
    ///   - x: Where the row ends.
    ///   - top: Where its symbols begin.
    ///   - isMirrored: Whether they stand at the left of `x`.
    func draw(
      _ brush: Brush, x: Double, top: Double, isMirrored: Bool, on canvas: inout some Canvas
    ) {
      // On the base line of a badge.
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
#endif
