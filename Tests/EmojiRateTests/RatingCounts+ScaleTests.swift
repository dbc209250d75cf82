import Testing

@testable import EmojiRate

/// The scale of counts, for the command, the studio and the example server.
@Suite("Scale of counts")
struct ScaleTests {
  private static let scales: [(Double?, Double?, Double?, Int?, String)] = [
    (nil, nil, nil, nil, "1 to 5, 5 values"),
    (nil, nil, nil, 3, "1 to 3, 3 values"),
    (0, nil, nil, 5, "0 to 4, 5 values"),
    (0, nil, 0.5, 5, "0 to 2, 5 values"),
    (0, 10, nil, 3, "0 to 10, 3 values"),
    (0, 1, 0.25, nil, "0 to 1, 5 values"),
    (-3, 3, 0, nil, "-3 to 3, 7 values"),
    (
      5, 1, nil, nil,
      "--minimum 5 is not below --maximum 1; give a lower minimum or a higher maximum"
    ),
    (
      9998, nil, nil, 5,
      "the scale from 9998 to 10002 is outside of -9999 to 9999; give another minimum or maximum"
    ),
    (1, 1.333, nil, nil, "the scale from 1 to 1.333 is not in hundredths"),
    (
      1, 5, 2, 5,
      "--step 2 does not lead from 1 to 5 in so many counts; leave --step or --maximum out"
    ),
    (1, 2, nil, 4, "4 counts from 1 to 2 are 0.3333 apart; values are hundredths"),
    (1, 5, 0.3, nil, "--step 0.3 does not lead from 1 to 5 in hundredths"),
    (
      0, 100, nil, nil,
      "101 values from 0 to 100; a summary has 2 to 21; give a larger --step, such as 10"
    ),
  ]

  @Test("Makes a scale of what is given of it, or says why there is none", arguments: scales)
  func scale(
    minimum: Double?, maximum: Double?, step: Double?, valueCount: Int?, expected: String
  ) {
    do throws(ScaleError) {
      let scale = try RatingCounts.Scale(
        minimum: minimum, maximum: maximum, step: step, valueCount: valueCount)
      let ends = [scale.minimum, scale.maximum].map(NumberParameter.text)
      #expect("\(ends[0]) to \(ends[1]), \(scale.valueCount) values" == expected)
    } catch {
      #expect(error.sentence("--") == expected)
    }
  }

  @Test("Reads counts of a text, on the scale of settings")
  func counts() throws {
    var settings = PictureSettings()
    settings.maximum = 10
    let counts = try RatingCounts("12, 5,3", settings: settings)
    #expect(counts.counts == [12, 5, 3] && counts.maximum == 10)
    for (text, sentence) in [
      ("1,x", "'x' is not a count; it is a whole number from 0 to 999,999,999"),
      ("1,-2", "'-2' is not a count; it is a whole number from 0 to 999,999,999"),
      ("1", "1 count; a summary has 2 to 21"),
    ] {
      #expect(throws: ScaleError.self) { try RatingCounts(text) }
      do { _ = try RatingCounts(text) } catch { #expect("\(error)" == sentence) }
    }
  }
}
