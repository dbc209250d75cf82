import EmojiRate
import EmojiRateHistory

/// A line of a table of dates and ratings.
private struct DatedLine {
  let number: Int
  let text: String
  let date: WrittenDate
  let rating: Double
}

extension PastedRatings {
  /// The ratings over time, from a date and a rating in each line.
  ///
  /// A first line without a rating is a header row. Lines without a date or a rating are left out.
  func history() throws(Refusal) -> RatingHistory {
    let period = request.text("period").flatMap { HistoryPeriod(word: $0) } ?? .month
    let lines = try datedLines(by: period)
    let order = try order(of: lines)
    var days: [(CalendarDay, Double)] = []
    for line in lines {
      switch line.date {
      case .since(let day, _): days.append((day, line.rating))
      case .either(let first, let second, let year, _):
        let both = WrittenDate.Order.allCases.map { $0.day(first, second, year) }
        guard let day = (order ?? .dayFirst).day(first, second, year) else {
          throw refusal(WrittenDate.unknown(line.text), line.number)
        }
        let numbers = both.map { $0.map(period.number) }
        guard order != nil || numbers[0] == numbers[1] else {
          throw Refusal("line \(line.number): \(line.text.quoted) \(WrittenDate.ambiguity)")
        }
        days.append((day, line.rating))
      default: continue
      }
    }
    guard let first = days.map({ $0.0 }).min(), let last = days.map({ $0.0 }).max() else {
      throw Refusal("there are no dates with ratings; write one in each line, such as 2026-01-12,4")
    }
    let count = period.number(of: last) - period.number(of: first) + 1
    guard count <= RatingHistory.periodLimit else {
      throw Refusal(
        "\(count) \(period.rawValue)s; a history has at most \(RatingHistory.periodLimit) periods")
    }
    return RatingHistory(of: days, by: period, minimum: minimum, maximum: maximum, step: step)
  }

  private func datedLines(by period: HistoryPeriod) throws(Refusal) -> [DatedLine] {
    var lines: [DatedLine] = []
    for (number, _, words) in Self.lines(request.text("rows") ?? "") {
      guard words.count > 1, !words[0].isEmpty, !words[1].isEmpty else {
        if words.allSatisfy({ $0.isEmpty }) || words.count > 1 { continue }
        throw Refusal("line \(number): there is no rating after the date; write 2026-01-12,4")
      }
      if number == 1, NumberParameter.number(words[1]) == nil { continue }
      let rating = try rating(words[1], line: number)
      do throws(LineProblem) {
        var scanner = DateScanner(Array(words[0].utf8)[...])
        guard let date = try scanner.date() else { throw WrittenDate.noDate(words[0]) }
        if case .since(_, let unit) = date { try WrittenDate.check(words[0], unit, by: period) }
        lines.append(DatedLine(number: number, text: words[0], date: date, rating: rating))
      } catch { throw refusal(error, number) }
    }
    return lines
  }

  /// The order of day and month: the given one, or that of the dates that have only one.
  private func order(of lines: [DatedLine]) throws(Refusal) -> WrittenDate.Order? {
    if let given = request.text("date-order") { return given == "mdy" ? .monthFirst : .dayFirst }
    var found: WrittenDate.Order?
    for line in lines {
      guard case .either(let first, let second, _, _) = line.date, max(first, second) > 12 else {
        continue
      }
      guard min(first, second) <= 12 else {
        throw refusal(WrittenDate.unknown(line.text), line.number)
      }
      let order: WrittenDate.Order = first > 12 ? .dayFirst : .monthFirst
      guard found == nil || found == order else {
        throw Refusal(
          "line \(line.number): the dates have their day first in some lines and their month first in others"
        )
      }
      found = order
    }
    return found
  }

  private func refusal(_ problem: LineProblem, _ line: Int) -> Refusal {
    Refusal("line \(line): \(problem.sentence)")
  }
}

extension String {
  /// The text in quotes, as messages name what is given.
  var quoted: String { "'\(self)'" }
}
