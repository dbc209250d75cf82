/// Bands as a list: `0-6,7-8,9-10`, `5` for a band of one value, and `-2--1` below 0.
extension RatingBands: ParameterList {
  /// The allowed values, as a phrase.
  package static var allowed: StaticString {
    "two to five bands with commas between, such as 0-6,7-8,9-10"
  }

  /// Reads a list of bands, which need not fit a scale.
  package init?(list text: String) {
    var bands: [Band] = []
    for item in text.listItems {
      let bytes = Array(item.utf8)
      // A minus sign before the first number separates nothing.
      let dash = bytes.indices.dropFirst().first { bytes[$0] == UInt8(ascii: "-") }
      let parts = [bytes[..<(dash ?? bytes.count)], bytes[(dash.map { $0 + 1 } ?? 0)...]]
      let ends = parts.map { NumberParameter.number(String(decoding: $0, as: UTF8.self)) }
      guard let first = ends[0], let last = ends[1], Self.isAllowed(first), Self.isAllowed(last)
      else { return nil }
      bands.append(Band(first, last))
    }
    self.init(bands: bands)
  }

  /// Whether a value can be one of a scale.
  private static func isAllowed(_ value: Double) -> Bool {
    RatingCounts.boundLimits.contains(value)
      && abs(value * 100 - Double(nearestInteger(value * 100))) < 1e-6
  }

  /// No words.
  package static var words: [String] { [] }

  /// The bands as they are typed.
  package var items: [String] { bands.map(Self.text) }

  private static func text(_ band: Band) -> String {
    band.first == band.last ? text(band.first) : "\(text(band.first))-\(text(band.last))"
  }

  private static func text(_ hundredths: Int64) -> String {
    NumberParameter.text(Double(hundredths) / 100)
  }

  /// Throws an error if the bands do not fit the scale of counts.
  ///
  /// - Throws: A ``ParameterError`` that names the value that is missing, twice there, or not on the scale.
  public func check(_ counts: RatingCounts) throws(ParameterError) {
    do throws(Problem) { _ = try ends(on: counts) } catch {
      throw ParameterError(parameter: "bands", problem: sentence(error, counts))
    }
  }

  private func sentence(_ problem: Problem, _ counts: RatingCounts) -> String {
    switch problem {
    case .noCounts: "need the number of ratings of each value"
    case .count(let count): "must be two to five, not \(count)"
    case .backwards(let band): "must not run backwards: \(Self.text(band))"
    case .begins(let band, let next):
      "must have each value once, the lowest first: \(Self.text(band)) begins below \(Self.text(next))"
    case .missing(let value) where bands.contains { $0.first <= value && value <= $0.last }:
      "must have the lowest first: "
        + bands.sorted { $0.first < $1.first }.map(Self.text).joined(separator: ",")
    case .missing(let value): "must have each value once: \(Self.text(value)) is missing"
    case .noValue(let value):
      "must begin and end at values of the scale, from \(Self.text(counts.low)) to "
        + "\(Self.text(counts.high)): \(Self.text(value)) is none"
        + (counts.low...counts.high ~= value ? "" : "; give another minimum or maximum")
    }
  }
}
