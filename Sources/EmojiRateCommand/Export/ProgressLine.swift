/// Shows the progress of an export on a terminal: a bar, the count, the rate and the time left.
struct ProgressLine {
  private let total: Int
  private let start = now()
  private var lastShown: Double
  private var hasLine = false

  init(total: Int) {
    self.total = total
    lastShown = start
  }

  /// Shows the number of finished pictures, at most ten times a second.
  mutating func show(_ done: Int) {
    // Reading the clock takes longer than drawing a picture's outlines, so do not read it every time.
    guard done % 16 == 0 else { return }
    let now = Self.now()
    guard now - lastShown >= 0.1 else { return }
    lastShown = now
    hasLine = true
    let line = Self.line(done: done, total: total, seconds: now - start)
    SystemCalls.say("\r\(line)\u{1B}[K")
  }

  func clear() { if hasLine { SystemCalls.say("\r\u{1B}[K") } }

  /// The seconds of a monotonic clock.
  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// A line such as `[#####     ] 512 of 1,024, 100/s, 5 s left`.
  static func line(done: Int, total: Int, seconds: Double) -> String {
    let width = 24
    let filled = total > 0 ? min(width, done * width / total) : 0
    let bar =
      String(repeating: "#", count: filled) + String(repeating: " ", count: width - filled)
    let rate = seconds > 0 ? Double(done) / seconds : 0
    var line = "[\(bar)] \(Messages.count(done)) of \(Messages.count(total))"
    line += ", \(Messages.count(Int(rate)))/s"
    if rate > 0 { line += ", \(duration(Double(max(total - done, 0)) / rate)) left" }
    return line
  }

  private static func duration(_ seconds: Double) -> String {
    let seconds = Int(min(seconds, 1e9).rounded(.up))
    return seconds < 120 ? "\(seconds) s" : "\((seconds + 30) / 60) min"
  }
}
