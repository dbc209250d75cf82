/// The reason why a text is no JSON, with its place.
struct JSONError: Error, Equatable {
  /// The problem and its solution.
  let sentence: String
  let place: JSONPlace
}

/// A place in a text, both numbers from 1; a column is a Unicode character.
struct JSONPlace: Equatable {
  var line = 1
  var column = 1
}
