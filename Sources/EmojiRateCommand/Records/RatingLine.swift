/// What a line of values says.
struct RatingLine {
  /// The rating, on the scale and on its step; NaN for a line without a rating.
  var value: Double
  /// The number of its line, from 1.
  var line = 0
  /// The rated product or group; empty without a column for it.
  var group: [UInt8] = []
  /// The number of its column of ratings, from 0, and its group without that column; nil if there is one column.
  var column: Int?
  var product: [UInt8] = []
  /// The name in the line; empty without a name.
  var name: [UInt8] = []
  /// The date; missing without a column for it, and without a rating.
  var date = WrittenDate.missing
  var amount = Amount.one

  /// The given value, if it was off the scale; NaN if it was on it.
  var offScale = Double.nan

  var hasRating: Bool { !value.isNaN }

  enum Amount {
    case one
    /// The line stands for so many ratings of its value.
    case many(Int)
    /// The line has the number of ratings of each value.
    case counts([Int])
    /// The line has the mean of so many ratings.
    case mean(Int)
  }
}
