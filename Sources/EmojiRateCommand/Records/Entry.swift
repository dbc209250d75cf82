import EmojiRate

/// A picture of an export.
struct Entry {
  /// The value to show, on the scale and on its step.
  let value: Double
  /// The name in the value's line, or the label of a group; empty without a name.
  var name: [UInt8]
  /// The number of its line, from 1; for a group, the number of its lines without a rating.
  var line: Int
  /// The fields of the columns that a template names.
  var columns: [[UInt8]] = []
  /// The ratings of a group; nil for a single value.
  var counts: RatingCounts?
  /// The ratings of a group over time; nil without dates.
  var history: RatingHistory?
  /// The label that names a group's file, if it is another one.
  var label: [UInt8] = []

  var text: String { PlainDecimal(value).text }
}

extension Entry {
  init(_ line: RatingLine) {
    self.init(value: line.value, name: line.name, line: line.line, columns: line.columns)
  }
}
