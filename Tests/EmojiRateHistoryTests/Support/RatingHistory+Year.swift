import EmojiRate
import EmojiRateHistory

extension RatingCounts {
  /// Ratings from 1 to 5 whose mean is exactly `tenths` tenths.
  ///
  /// - Parameter number: A multiple of ten.
  init(tenths: Int, number: Int) {
    var bins = [0, 0, 0, 0, 0]
    let share = tenths % 10 * number / 10
    bins[tenths / 10 - 1] = number - share
    if share > 0 { bins[tenths / 10] = share }
    self.init(counts: bins)
  }
}

extension RatingHistory {
  /// A year by month: the lowest mean in March, the highest in November, 820 ratings.
  static var year: RatingHistory { RatingHistory(months, by: .month) }

  static var months: [(CalendarDay, RatingCounts)] {
    let means = [39, 38, 37, 39, 40, 39, 41, 42, 41, 43, 45, 44]
    let numbers = [40, 30, 50, 60, 40, 80, 70, 60, 90, 110, 90, 100]
    return means.indices.map {
      (CalendarDay(2025, $0 + 1, 28)!, RatingCounts(tenths: means[$0], number: numbers[$0]))
    }
  }
}
