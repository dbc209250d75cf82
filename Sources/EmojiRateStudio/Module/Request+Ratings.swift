import EmojiRate
import EmojiRateHistory

/// The ratings of a summary, read as `emoji-rate summary --values -` reads its standard input.
extension Request {
  /// The number of ratings of each value.
  func counts() throws(Refusal) -> RatingCounts {
    do throws(CommandError) {
      if text("values") != nil { return try groups().total.counts }
      var (scale, given) = (scale, SummarySettings())
      given.counts = try SummaryScale.counts(text("counts") ?? "")
      return try scale.counts(given, layout: settings.ratingsLayout)
    } catch { throw Refusal(error) }
  }

  func history() throws(Refusal) -> RatingHistory {
    do throws(CommandError) { return try groups().groups.values.first!.history! } catch {
      throw Refusal(error)
    }
  }

  private var scale: SummaryScale {
    SummaryScale(
      minimum: settings.minimum, maximum: settings.maximum, step: settings.step,
      columnCount: input.columns.counts.count)
  }

  private func groups() throws(CommandError) -> CountedGroups {
    var (scale, input) = (scale, input)
    input.values = [.standardInput]
    let text = text("values") ?? ""
    let bytes = text.isEmpty ? PastedRatings.bytes : Array(text.utf8)
    let empty = try scale.emptyCounts()
    do throws(ReadingError) {
      return try CountedGroups(input, empty: empty, isStrict: false, InputOpener(text: bytes))
    } catch { throw error.commandError }
  }
}

enum PastedRatings {
  /// The module has one thread.
  nonisolated(unsafe) static var bytes: [UInt8] = []
}

extension Refusal {
  init(_ error: CommandError) {
    self.init((error.lines + [error.sentence]).joined(separator: "\n"))
  }
}
