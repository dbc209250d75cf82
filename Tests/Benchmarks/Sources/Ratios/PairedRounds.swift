/// Something that is measured: writes the faces of `batch` values at a time.
struct Case {
  let batch: Int
  /// Runs one batch, and gives back how many bytes it wrote.
  let run: () -> Int

  /// - Parameters:
  ///   - batch: As many as take about a millisecond.
  ///   - write: Writes what shows a value, and gives back its length.
  @inline(__always)
  init(batch: Int, _ write: @escaping (Double) -> Int) {
    self.batch = batch
    run = {
      var count = 0
      for index in 0..<batch { count &+= write(Double(index * 7 % 501) / 100) }
      return count
    }
  }

  /// Nanoseconds per document in one batch.
  func time() -> Double {
    let clock = ContinuousClock()
    let start = clock.now
    let count = run()
    let elapsed = (clock.now - start).components
    precondition(count > 0)
    return (Double(elapsed.seconds) * 1e9 + Double(elapsed.attoseconds) / 1e9) / Double(batch)
  }
}

/// How many times as long `subject` takes as `reference`: the median over rounds, each of which
/// measures both one right after the other, so that a busy machine slows both.
func ratio(_ subject: Case, to reference: Case, rounds: Int = 301) -> Double {
  // Once without looking, for caches and the branch predictor.
  _ = (subject.time(), reference.time())
  var ratios: [Double] = []
  for round in 0..<rounds {
    if round.isMultiple(of: 2) {
      let time = subject.time()
      ratios.append(time / reference.time())
    } else {
      let time = reference.time()
      ratios.append(subject.time() / time)
    }
  }
  return ratios.sorted()[rounds / 2]
}
