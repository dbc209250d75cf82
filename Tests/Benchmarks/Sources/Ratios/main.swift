#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Prints one measured ratio of times.
///
/// It has no bound, because times vary; ../../instructions has bounds.
func report(_ name: String, _ ratio: Double, _ unit: String) {
  // Three digits say more than a noisy machine knows.
  let rounded =
    ratio < 100 ? "\((ratio * 100).rounded() / 100)" : "\(Int(ratio.rounded()))"
  print("ratio: \(name) \(rounded) x \(unit)")
}

let words = Array(CommandLine.arguments.dropFirst())
// For ../../instructions: the name of a document, and how many of it to draw.
if words.count == 2, let counted = Counted(rawValue: words[0]), let count = Int(words[1]) {
  counted.draw(count)
  exit(0)
}

Allocations.check()
Floor.check()
// The gate measures no time.
if words == ["check"] { exit(0) }

let cases = Cases()

// MARK: Against the C floor

report("memcpy of the document", ratio(cases.copy, to: cases.floor), "the C floor")
report(
  "reused buffer", ratio(cases.reusedBuffer, to: cases.floor), "the C floor")
report("fresh String", ratio(cases.freshString, to: cases.floor), "the C floor")

// MARK: Stars, against a face

report(
  "row of five stars", ratio(cases.stars, to: cases.reusedBuffer), "a face")

// MARK: Summaries, against a face and against their faces

report(
  "full summary with stars", ratio(cases.summary, to: cases.reusedBuffer), "a face")
report(
  "full summary with faces", ratio(cases.faceSummary, to: cases.facesOfSummary), "its faces")

// MARK: Characters, against a face

let characters = cases.characters.map { ratio($0, to: cases.reusedBuffer, rounds: 51) }
  .sorted()
report(
  "a character, the median of all", characters[characters.count / 2], "a face")
report(
  "fresh String of a cat", ratio(cases.freshCat, to: cases.cat, rounds: 51), "its buffer")

// MARK: A drawing, against a face

report(
  "a drawing of 30 shapes", ratio(cases.drawing, to: cases.reusedBuffer, rounds: 51), "a face")
