import CFloor
import EmojiRate
import EmojiRateHistory

/// The documents whose instructions are counted, by their names in ../../instructions.txt.
enum Counted: String, CaseIterable {
  /// The C floor's face.
  case floor
  case face
  case string
  case cat
  case stars
  case summary
  case trend

  /// A year of monthly ratings, whose last symbol shows a value.
  static func trend(_ value: Double) -> RatingHistory {
    var history = year
    history.rating = Rating(value)
    return history
  }

  private static let year: RatingHistory = {
    let months = (0..<12).map { (month: Int) -> RatingCounts in
      let counts: [Int] = [3, 5, 20 - month, 20 + 3 * month, 40 + 10 * month]
      return RatingCounts(counts: counts)
    }
    return RatingHistory(consecutive: months, from: CalendarDay(2025, 1, 1)!, by: .month)
  }()

  /// Draws the document `count` times, for 0, 0.01 … 5 in a mixed order.
  func draw(_ count: Int) {
    let buffer = Cases.buffer
    switch self {
    case .floor:
      let characters = buffer.baseAddress!.assumingMemoryBound(to: CChar.self)
      var style = floor_style(FaceStyle())
      Self.draw(count) { floor_face(characters, $0, 0, 5, &style) }
    case .face: Self.draw(count) { Face($0).write(into: buffer) }
    case .string: Self.draw(count) { Face($0).svg().utf8.count }
    case .cat: Self.draw(count) { Face($0, style: .cat).write(into: buffer) }
    case .stars: Self.draw(count) { StarRow($0).write(into: buffer) }
    case .summary:
      let counts = RatingCounts(counts: [31, 25, 103, 308, 817])
      Self.draw(count) { RatingSummary(counts.adding($0)).write(into: buffer) }
    case .trend: Self.draw(count) { Self.trend($0).write(into: buffer) }
    }
  }

  @inline(__always)
  private static func draw(_ count: Int, _ write: (Double) -> Int) {
    var bytes = 0
    for index in 0..<count { bytes &+= write(Double(index * 7 % 501) / 100) }
    precondition(bytes > 0)
  }
}
