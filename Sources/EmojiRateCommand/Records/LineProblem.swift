/// A problem with a line of values, after which a stream can continue.
struct LineProblem: Error, Equatable {
  let sentence: String
  /// The noun for what is wrong: a line, a record of a list in JSON, or a value.
  let unit: String

  init(_ sentence: String, unit: String = "line") { (self.sentence, self.unit) = (sentence, unit) }
}
