import EmojiRate
import Foundation

/// Paths of as many segments as are allowed, which short texts never come to: what takes longest to measure.
enum SlowPath {
  /// In seconds.
  ///
  /// A path takes 5 ms at most; this leaves room for sanitizers and debug builds.
  private static let limit = _isDebugAssertConfiguration() ? 2 : 0.025

  static func check(_ generator: inout InputGenerator) throws {
    let count = 1 + generator.index(7)
    let segments = generator.oneIn(2) ? FacePath.segmentLimit / count : 8
    let shape = generator.index(4)
    let data = (0..<count).map { _ in path(shape, segments - 8, &generator) }
    let text = data.joined(separator: ";")
    let start = threadSeconds()
    _ = try? FacePath(text, winding: generator.oneIn(2) ? .evenOdd : .nonZero)
    let seconds = threadSeconds() - start
    guard seconds <= limit else { throw Violation("a path takes \(seconds) s: \(text)") }
  }

  private static func path(
    _ shape: Int, _ segments: Int, _ generator: inout InputGenerator
  ) -> String {
    func number() -> String { "\(generator.inside(-100...100)) " }
    func repeated(_ count: Int, _ text: () -> String) -> String {
      (0..<max(count, 0)).map { _ in text() }.joined()
    }
    switch shape {
    case 0: return "M0 0" + repeated(segments) { "L" + number() + number() }
    case 1: return "M0 0C" + repeated(6 * max(segments, 1)) { number() }
    // A comb, whose teeth are as thin as they can be.
    case 2: return "M0 0" + repeated(segments / 4) { "v90h.1v-90h.1" }
    default:
      let (radius, inner) = (100.0, generator.inside(1...99))
      return [radius, inner].map {
        "M0-\($0)A\($0) \($0) 0 1 1 0 \($0)A\($0) \($0) 0 1 1 0-\($0)z"
      }.joined()
    }
  }

  /// What the thread has computed, whatever else the machine does.
  private static func threadSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
