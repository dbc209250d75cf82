import EmojiRate

/// A requested value.
struct Entry {
  /// The value to show, on the scale and on its step.
  let value: Double
  /// The name in the value's line; empty without a name.
  var name: [UInt8]
  /// The number of its line, from 1.
  let line: Int
  /// The fields of the columns that a template names.
  var columns: [[UInt8]] = []
  /// The ratings of the group with this name; nil for a single value.
  var counts: RatingCounts?

  var text: String { PlainDecimal(value).text }
}
