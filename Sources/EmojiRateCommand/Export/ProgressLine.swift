/// Shows the progress of an export on a terminal: the count, and the time left.
struct ProgressLine {
  let total: Int
  private let start = now()
  private var lastShown = now()
  private var hasLine = false

  init(total: Int) { self.total = total }

  /// Shows the number of finished pictures, at most ten times a second.
  mutating func show(_ done: Int) {
    // Reading the clock takes longer than drawing a picture's outlines, so do not read it every time.
    guard done % 16 == 0 else { return }
    let now = Self.now()
    guard now - lastShown >= 0.1 else { return }
    lastShown = now
    hasLine = true
    SystemCalls.say("\r\(Self.line(done: done, total: total, seconds: now - start))\u{1B}[K")
  }

  func clear() { if hasLine { SystemCalls.say("\r\u{1B}[K") } }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// A line such as `512 of 1,024, 5 s left`, for at least one finished picture.
  static func line(done: Int, total: Int, seconds: Double) -> String {
    let rest = Int((seconds * Double(total - done) / Double(done)).rounded(.up))
    let time = rest < 120 ? "\(rest) s" : "\((rest + 30) / 60) min"
    return "\(Messages.count(done)) of \(Messages.count(total)), \(time) left"
  }
}
