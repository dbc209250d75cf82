import EmojiRate
import EmojiRateHistory

/// What layouts need of the ratings that are read.
extension InputSettings {
  /// Refuses ratings over time without dates, and what they do not show; a calendar has days if no period is given.
  mutating func checkHistory(_ picture: PictureSettings) throws(CommandError) {
    let layout = picture.ratingsLayout ?? .trend
    guard columns.date != nil else {
      throw .usage("layout \(layout.rawValue) needs --date-column")
    }
    if picture.bands != nil {
      throw .usage("ratings over time have no bands; leave --bands or --date-column out")
    }
    guard layout == .calendar else { return }
    guard !dates.hasLabels, dates.period ?? .day == .day else {
      throw .usage("layout calendar has a bar for each day; give --period day")
    }
    guard dates.axis == .automatic else {
      throw .usage(
        "--axis has no effect with layout calendar, which shows the whole scale; leave it out")
    }
    dates.period = .day
  }

  /// Refuses bands that are not the scale of counts.
  func checkBands(_ picture: PictureSettings, _ counts: RatingCounts) throws(CommandError) {
    guard let bands = picture.bands else { return }
    guard columns.mean == nil else {
      throw .usage(
        "--bands needs the number of ratings of each value; leave it or --mean-column out")
    }
    do throws(ParameterError) { try bands.check(counts) } catch {
      throw .data("--\(error.description)")
    }
  }
}
