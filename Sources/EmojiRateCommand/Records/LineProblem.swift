/// A problem with a line of values.
struct LineProblem: Error, Equatable {
  let sentence: String
  /// The noun for what is wrong: a line, a record of a list in JSON, or a value.
  let unit: String
  /// Whether what follows cannot be read rightly either; a stream still goes on with the next line.
  let endsFile: Bool

  init(_ sentence: String, unit: String = "line", endsFile: Bool = false) {
    (self.sentence, self.unit, self.endsFile) = (sentence, unit, endsFile)
  }
}
