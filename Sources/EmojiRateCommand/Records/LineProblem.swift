/// A problem with a line of values.
struct LineProblem: Error, Equatable {
  let sentence: String
  /// Whether what follows cannot be read rightly either; a stream still goes on with the next line.
  let endsFile: Bool

  init(_ sentence: String, endsFile: Bool = false) {
    (self.sentence, self.endsFile) = (sentence, endsFile)
  }
}
