import EmojiRate
import EmojiRateHistory

/// Checks that the options for reading ratings suit the layout.
extension InputSettings {
  /// Throws if a picture over time has no dates, or an option that its layout cannot show.
  ///
  /// For a calendar, it sets the period to a day.
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
    dates.isCalendar = true
  }

  /// Throws if the bands do not fit the scale, or if there are only means.
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
