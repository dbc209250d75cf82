import EmojiRate
import Testing

@testable import EmojiRateCommand

/// Whole files of random pieces, with and without a header row, with uneven lines.
@Suite("Random files")
struct ValueFuzzTests {
  private static let pieces = [
    "product", "stars", ",", ",", ",", ";", "\t", "|", "\n", "\n", "\n", "\r\n", "\"", "4", "3.2",
    "4,5", "N/A",
    "\\N", "80%", "★★★", "Soup, hot", " ", "=\"5\"", "-1", "99", "\u{FEFF}", "{", "}", "[", "]",
    ":", "\"stars\":",
    "null", "sep=;\n", "é",
  ]

  @Test("Are read to their end, or refused, whatever they hold", arguments: 0..<4)
  func files(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let options = [
      [], ["--value-column", "stars", "--name-column", "product"], ["--value-column", "2"],
      ["--delimiter", "comma", "--header", "yes"], ["--quote", "none"], ["--where", "product!=4"],
    ]
    let jobs = try options.map {
      try #require(
        Command.run(["export", "-o", "x", "--values", "v", "--on-error", "skip"] + $0).export)
    }
    for _ in 0..<40 {
      var text = random.next() % 2 == 0 ? "product,stars\n" : ""
      for _ in 0..<random.next() % 24 {
        text += Self.pieces[Int(random.next() % UInt64(Self.pieces.count))]
      }
      var bytes = Array(text.utf8)
      if random.next() % 8 == 0, !bytes.isEmpty {
        bytes[Int(random.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: random.next())
      }
      for job in jobs {
        for format in [nil] + RecordFormat.allCases {
          var source = try ValueSource(
            job.settings.input, scale: job.scale, isStrict: false, columns: ["product"])
          var form = job.settings.input.form
          form.format = format
          source.begin(ByteInput(bytes: bytes), form)
          var count = 0
          _ = try? source.readAll { line in
            count += 1
            #expect(line.columns.count == 1 && line.line > 0, "\(text)")
            #expect(line.value != line.value || (0...5).contains(line.value), "\(text)")
            #expect(line.name.firstInvalidByte == nil, "\(text)")
          }
          #expect(count <= bytes.count)
        }
      }
    }
  }
}

/// Steele, Lea and Flood's SplitMix64.
private struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0xD134_2543_DE82_EF95 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
