/// One of the two values of a segment.
enum End: CaseIterable {
  case lower
  case upper

  var other: End { self == .lower ? .upper : .lower }
}

/// What each of the two values of a segment has.
struct Ends<Value> {
  var lower: Value
  var upper: Value

  subscript(end: End) -> Value {
    get { end == .lower ? lower : upper }
    set {
      if end == .lower { lower = newValue } else { upper = newValue }
    }
  }
}
