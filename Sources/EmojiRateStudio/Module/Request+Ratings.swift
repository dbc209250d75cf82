import EmojiRate
import EmojiRateHistory

/// Reads the ratings of a summary, as `emoji-rate summary --values` does.
extension Request {
  /// The number of ratings of each value.
  func counts() throws(Refusal) -> RatingCounts {
    if text("values") != nil { return try shownGroup().counts }
    do throws(CommandError) {
      var remarks = Remarks()
      let given = SummarySettings(counts: try SummaryScale.counts(text("counts") ?? ""))
      let counts = try SummaryScale(settings, input, &remarks).counts(given, &remarks)
      try input.checkBands(settings, counts)
      return counts
    } catch { throw Refusal(error) }
  }

  func history() throws(Refusal) -> RatingHistory {
    guard let history = try shownGroup().history else {
      throw Refusal("there are no ratings with a date")
    }
    return history
  }

  /// All ratings, or the ratings of the group in the option `group`.
  private func shownGroup() throws(Refusal) -> CountedGroups.Group {
    let counted = try readGroups()
    guard let label = text("group") else { return counted.groups[0] }
    guard let group = counted.groups.first(where: { $0.label == Array(label.utf8) }) else {
      throw Refusal("there is no group \(label.quoted)")
    }
    return group
  }

  /// Whether the picture shows ratings over time.
  var isOverTime: Bool { input.showsHistory(settings) }

  /// The ratings in the option `values`, or else in the last file.
  ///
  /// The counts of a file are kept for further pictures of it.
  func readGroups() throws(Refusal) -> CountedGroups {
    var input = input
    var remarks = Remarks()
    input.values = [text("file").map { .file($0) } ?? .standardInput]
    let text = text("values") ?? ""
    do throws(CommandError) {
      let empty = try input.emptyCounts(for: settings, &remarks)
      if text.isEmpty, let (earlier, scale, wasOverTime, counted) = PastedRatings.counted,
        earlier == input, scale == empty, wasOverTime == isOverTime
      {
        return counted
      }
      do throws(ReadingError) {
        let bytes = text.isEmpty ? PastedRatings.input : ByteInput(bytes: Array(text.utf8))
        let counted = try CountedGroups(
          input, empty: empty, isStrict: false, isOverTime: isOverTime
        ) { (_) throws(ReadingError) in bytes }
        if text.isEmpty { PastedRatings.counted = (input, empty, isOverTime, counted) }
        return counted
      } catch { throw error.commandError }
    } catch { throw Refusal(error) }
  }
}

/// The bytes of the last file, and its counts.
///
/// They are not isolated, because the module has only one thread.
enum PastedRatings {
  nonisolated(unsafe) static var bytes: [UInt8] = [] { didSet { counted = nil } }
  /// The ratings that were counted last, and how they were read.
  nonisolated(unsafe) static var counted: (InputSettings, RatingCounts, Bool, CountedGroups)?

  /// The bytes in pieces, as from a file, so that it reads ahead as far as the command does.
  static var input: ByteInput {
    var position = 0
    return ByteInput { (buffer) throws(ReadingError) in
      let count = min(buffer.count, bytes.count - position)
      buffer.copyBytes(from: bytes[position..<position + count])
      position += count
      return count
    }
  }
}

extension Refusal {
  init(_ error: CommandError) {
    self.init((error.lines + [error.sentence]).joined(separator: "\n"))
  }
}
