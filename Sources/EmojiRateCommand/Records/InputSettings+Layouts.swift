import EmojiRate
import EmojiRateHistory

/// Checks that the options for reading ratings suit the layout.
extension InputSettings {
  /// Sets the scale for `--words`: from 1 to the number of words, unless a maximum is given.
  func scaleWords(of picture: inout PictureSettings) {
    guard grammar.words.count > 1, picture.maximum == nil else { return }
    let minimum = picture.minimum ?? 1
    picture.minimum = minimum
    picture.maximum = minimum + Double(grammar.words.count - 1)
  }

  /// Whether the pictures show ratings over time.
  func showsHistory(_ picture: PictureSettings) -> Bool {
    picture.ratingsLayout.map { $0.history != nil } ?? (columns.date != nil)
  }

  /// Counts without ratings on the scale of the pictures.
  ///
  /// Throws for options that do not suit the layout or the scale. For a calendar, it sets the
  /// period to a day.
  mutating func emptyCounts(
    for picture: PictureSettings, _ remarks: inout Remarks
  ) throws(CommandError) -> RatingCounts {
    if showsHistory(picture) { try checkHistory(picture) }
    let empty = RatingCounts(try SummaryScale(picture, self, &remarks).scale())
    try checkBands(picture, empty)
    return empty
  }

  /// Throws if a picture over time has no dates, or an option that its layout cannot show.
  ///
  /// For a calendar, it sets the period to a day.
  private mutating func checkHistory(_ picture: PictureSettings) throws(CommandError) {
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
