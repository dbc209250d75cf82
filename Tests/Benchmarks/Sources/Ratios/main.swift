import EmojiRate
import Writers

/// Prints one measured ratio and what it is to be.
func report(_ name: String, _ ratio: Double, _ unit: String, _ toReach: String) {
  // Three digits say more than a noisy machine knows.
  let rounded =
    ratio < 100 ? "\((ratio * 100).rounded() / 100)" : "\(Int(ratio.rounded()))"
  print("ratio: \(name) \(rounded) x \(unit) (\(toReach))")
}

Allocations.check()

let cases = Cases()

// MARK: Against the C floor

report("memcpy of the document", try ratio(cases.copy, to: cases.floor), "the C floor", "for scale")
report(
  "reused buffer", try ratio(cases.reusedBuffer, to: cases.floor), "the C floor", "to reach: 1.25")
report("fresh String", try ratio(cases.freshString, to: cases.floor), "the C floor", "to reach: 2")

// MARK: Stars, against a face

report(
  "row of five stars", try ratio(cases.stars, to: cases.reusedBuffer), "a face", "to reach: 2")

// MARK: Summaries, against a face and against their faces

report(
  "full summary with stars", try ratio(cases.summary, to: cases.reusedBuffer), "a face",
  "to reach: 15")
report(
  "full summary with faces", try ratio(cases.faceSummary, to: cases.facesOfSummary), "its faces",
  "to reach: 2")

// MARK: Characters, against a face

let characters = try cases.characters.map { try ratio($0, to: cases.reusedBuffer, rounds: 51) }
  .sorted()
report(
  "a character, the median of all", characters[characters.count / 2], "a face", "to reach: 15")

// MARK: A drawing, against a face

report(
  "a drawing of 30 shapes", try ratio(cases.drawing, to: cases.reusedBuffer, rounds: 51), "a face",
  "to reach: 20")

// MARK: Other ways, against the reused buffer

let others: [(name: String, writer: Case, rounds: Int, toReach: Int)] = [
  ("Swift interpolation", Cases.by(InterpolationWriter(), batch: 40), 201, 50),
  ("String(format:)", Cases.by(FormatWriter(), batch: 10), 201, 300),
  ("Mustache", Cases.by(try MustacheWriter(), batch: 5), 201, 900),
]
for other in others {
  report(
    other.name, try ratio(other.writer, to: cases.reusedBuffer, rounds: other.rounds),
    "the reused buffer",
    "to reach: \(other.toReach)")
}
