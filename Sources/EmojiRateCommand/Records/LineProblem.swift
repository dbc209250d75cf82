/// A problem with a line of values, after which a stream can continue.
struct LineProblem: Error, Equatable {
  let sentence: String

  init(_ sentence: String) { self.sentence = sentence }
}
