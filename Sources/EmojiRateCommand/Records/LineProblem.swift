/// The problem of an invalid line.
struct LineProblem: Error, Equatable {
  let sentence: String
  /// Whether the rest of the file cannot be read correctly either; a stream still continues.
  let endsFile: Bool

  init(_ sentence: String, endsFile: Bool = false) {
    self.sentence = sentence
    self.endsFile = endsFile
  }
}
