import EmojiRate
import EmojiRateHistory

/// The value, counts or history that a picture shows.
///
/// A stream copies a subject several times for each rating, so what is large is stored elsewhere.
enum Subject {
  /// A rating, which the picture clamps to its scale and rounds to its step.
  case value(Double)
  /// The ratings of a group, and the number of its lines without a rating.
  indirect case counts(RatingCounts, unrated: Int = 0)
  indirect case history(RatingHistory)

  /// The rating, or the mean of all ratings; NaN without ratings.
  var value: Double {
    if case .value(let value) = self { value } else { counts.mean ?? .nan }
  }

  /// The counts of all ratings; a single value has no counts, only a mean.
  var counts: RatingCounts {
    switch self {
    case .value(let value): RatingCounts(mean: value)
    case .counts(let counts, _): counts
    case .history(let history): history.total
    }
  }

  /// The ratings over time; ratings without dates are one period.
  var history: RatingHistory {
    if case .history(let history) = self { history } else { RatingHistory(labels: [("", counts)]) }
  }
}

/// The subject of a picture, with its name.
struct NamedSubject {
  let subject: Subject
  /// The name in the value's line, or the label of a group; empty without a name.
  var name: [UInt8] = []
  /// The number of the value's line, from 1; 0 for a group.
  var line = 0
  /// The label that names a group's file; empty if it is the name.
  var fileLabel: [UInt8] = []
  /// The ratings over time that a contact sheet shows under a summary; nil without one.
  var course: Subject?
  /// The label of a group's column of ratings; empty if there is one column.
  var column: [UInt8] = []

  var text: String { PlainDecimal(subject.value).text }
}

extension NamedSubject {
  init(_ line: RatingLine) {
    self.init(subject: .value(line.value), name: line.name, line: line.line)
  }
}
