#if !hasFeature(Embedded)
  /// The steps in which a row goes over from one state to another, when as much as it has earned moves
  /// evenly from one number to another.
  struct RowSteps<State: Equatable> {
    /// The states, each different from the one before.
    private(set) var states: [State] = []
    /// From which part of the way on each holds.
    private var parts: [Double] = []

    /// - Parameters:
    ///   - from: How many symbols are earned at first.
    ///   - to: How many are in the end.
    ///   - offset: Where the state changes: at every whole number and this.
    ///   - state: The state for what is earned.
    init(from: Double, to: Double, changingAt offset: Double, _ state: (Double) -> State) {
      let changes = Self.changes(from: from, to: to, at: offset)
      for (part, next) in zip([0] + changes, changes + [1]) {
        // Between two changes, for on one it holds for no time.
        append(part, state(from + (to - from) * (part + next) / 2))
      }
      append(1, state(to))
    }

    private init() {}

    private mutating func append(_ part: Double, _ state: State) {
      if states.last == state { return }
      parts.append(part)
      states.append(state)
    }

    /// The same steps by what follows from each state.
    func map<Other: Equatable>(_ other: (State) -> Other) -> RowSteps<Other> {
      var steps = RowSteps<Other>()
      for (part, state) in zip(parts, states) { steps.append(part, other(state)) }
      return steps
    }

    var frames: Keyframes { Keyframes(parts, isDiscrete: true) }

    /// The parts of the way, without its ends, at which a whole number and `offset` is earned.
    static func changes(from: Double, to: Double, at offset: Double) -> [Double] {
      let (low, high) = (min(from, to), max(from, to))
      var changes: [Double] = []
      var number = Double(Int(low)) + offset
      while number < high {
        if number > low { changes.append((number - from) / (to - from)) }
        number += 1
      }
      return from <= to ? changes : changes.reversed()
    }
  }
#endif
