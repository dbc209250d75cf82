import EmojiRate
import EmojiRateHistory

/// What a line of values says.
struct RatingLine {
  /// The rating, on the scale and on its step; NaN for a line without a rating.
  var value: Double
  /// The number of its line, from 1.
  var line = 0
  /// The rated product or group; empty without a column for it.
  var group: [UInt8] = []
  /// The name in the line; empty without a name.
  var name: [UInt8] = []
  /// The date; missing without a column for it, and without a rating.
  var date = WrittenDate.missing
  var amount = Amount.one

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

/// A picture of an export.
struct Entry {
  /// The value to show, on the scale and on its step.
  let value: Double
  /// The name in the value's line, or the label of a group; empty without a name.
  var name: [UInt8] = []
  /// The number of its line, from 1; for a group, the number of its lines without a rating.
  var line = 0
  /// The ratings of a group; nil for a single value.
  var counts: RatingCounts?
  /// The ratings of a group over time; nil without dates.
  var history: RatingHistory?
  /// The label that names a group's file, if it is another one than the name.
  var label: [UInt8] = []

  var text: String { PlainDecimal(value).text }
}

extension Entry {
  init(_ counts: RatingCounts) { self.init(value: counts.mean ?? .nan, counts: counts) }

  init(_ line: RatingLine) {
    self.init(value: line.value, name: line.name, line: line.line)
  }
}
