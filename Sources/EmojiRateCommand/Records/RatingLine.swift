/// What a line of input says: a rating, with its name and date.
struct RatingLine {
  /// The rating, clamped to the scale and rounded to its step; NaN for a line without a rating.
  var value: Double
  /// The number of the line, from 1.
  var line = 0
  /// The name in the line; empty without a name.
  var name: [UInt8] = []
  /// The date; missing if there is no column for it, or no rating.
  var date = WrittenDate.missing
  var amount = Amount.one

  /// The original value if it was off the scale; NaN otherwise.
  var offScale = Double.nan

  var hasRating: Bool { !value.isNaN }

  /// The number of ratings in the line; 1 if the line has a count of each value.
  var number: Int {
    switch amount {
    case .one, .counts: 1
    case .many(let number), .mean(let number): number
    }
  }

  enum Amount {
    case one
    /// The line has this many ratings of its value.
    case many(Int)
    /// The line has the number of ratings of each value.
    case counts([Int])
    /// The line has the mean of this many ratings.
    case mean(Int)
  }
}

extension Int {
  /// The sum, or the largest `Int` on overflow: the studio's module has integers of 32 bits.
  func adding(_ other: Int) -> Int {
    let (sum, overflows) = addingReportingOverflow(other)
    return overflows ? .max : sum
  }
}
