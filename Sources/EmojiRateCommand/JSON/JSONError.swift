/// Why a text is no JSON, and where.
struct JSONError: Error, Equatable {
  /// The problem, and the way out.
  let sentence: String
  let place: JSONPlace
}

/// A place in a text, both numbers from 1; a column is a character of Unicode.
struct JSONPlace: Equatable {
  var line = 1
  var column = 1
}
