#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Prints one measured ratio and its bound.
func report(_ name: String, _ ratio: Double, _ unit: String, _ bound: String) {
  // Three digits say more than a noisy machine knows.
  let rounded =
    ratio < 100 ? "\((ratio * 100).rounded() / 100)" : "\(Int(ratio.rounded()))"
  print("ratio: \(name) \(rounded) x \(unit) (\(bound))")
}

Allocations.check()
// The gate looks at the heap alone.
if CommandLine.arguments.dropFirst() == ["heap"] { exit(0) }
Floor.check()

let cases = Cases()

// MARK: Against the C floor

report("memcpy of the document", ratio(cases.copy, to: cases.floor), "the C floor", "for scale")
report(
  "reused buffer", ratio(cases.reusedBuffer, to: cases.floor), "the C floor", "at most 1.57")
report("fresh String", ratio(cases.freshString, to: cases.floor), "the C floor", "at most 1.84")

// MARK: Stars, against a face

report(
  "row of five stars", ratio(cases.stars, to: cases.reusedBuffer), "a face", "at most 2.18")

// MARK: Summaries, against a face and against their faces

report(
  "full summary with stars", ratio(cases.summary, to: cases.reusedBuffer), "a face",
  "at most 18")
report(
  "full summary with faces", ratio(cases.faceSummary, to: cases.facesOfSummary), "its faces",
  "at most 2")

// MARK: Characters, against a face

let characters = cases.characters.map { ratio($0, to: cases.reusedBuffer, rounds: 51) }
  .sorted()
report(
  "a character, the median of all", characters[characters.count / 2], "a face", "at most 6.8")
report(
  "fresh String of a cat", ratio(cases.freshCat, to: cases.cat, rounds: 51), "its buffer",
  "at most 1.15")

// MARK: A drawing, against a face

report(
  "a drawing of 30 shapes", ratio(cases.drawing, to: cases.reusedBuffer, rounds: 51), "a face",
  "at most 20")
