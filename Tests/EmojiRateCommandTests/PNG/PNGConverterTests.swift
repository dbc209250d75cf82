import EmojiRate
import Foundation
import Testing

@testable import EmojiRateCommand

@Suite("PNG converter")
struct PNGConverterTests {
  private static let head: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + "IHDR".utf8
    + [0, 0, 1, 0xE0, 0, 1, 0, 2]
  private static let end = [0, 0, 0, 0] + "IEND".utf8 + [0xAE, 0x42, 0x60, 0x82]

  @Test("Reads the size from the head of a PNG file, if that is whole")
  func facts() throws {
    let file = Self.head + Self.end
    let facts = try #require(PNGFacts(file))
    #expect(facts.width == 480)
    #expect(facts.height == 65_538)
    #expect(PNGFacts(Array(file.dropLast())) == nil)
    #expect(PNGFacts(file.map { $0 == 0x89 ? 0x88 : $0 }) == nil)
    #expect(PNGFacts(Self.head) == nil)
    #expect(PNGFacts(Self.end) == nil)
  }

  @Suite(
    "With rsvg-convert",
    .enabled(
      if: BuiltCommand.path(of: "rsvg-convert") != nil, "rsvg-convert is not installed"))
  struct Installed {
    @Test("Conversions run as many at once as there are cores, and no more")
    func parallel() throws {
      let folder = try TemporaryFolder()
      try Self.makeConverter(
        in: folder,
        """
        n=0; until mkdir "$LOG.$n" 2>/dev/null; do n=$((n+1)); done; echo $n >>"$LOG"
        sleep 0.2; rmdir "$LOG.$n"; exec \(Self.real)
        """)
      let result = try BuiltCommand.shell(
        #"export LOG="$PWD/log"; PATH="$PWD/bin" "$emoji_rate" export --by 0.5 --png 1x,2x -o set"#,
        in: folder.url)
      #expect(result.exitStatus == 0)
      // The greatest number of those that were not free.
      let most = try folder.text("log").split(separator: "\n").compactMap { Int($0) }.max()
      #expect(try #require(most) + 1 <= PNGConverter.most)
      if PNGConverter.most > 1 { #expect(try #require(most) > 0) }
    }

    @Test(
      "What is not made whole is not there",
      arguments: [
        ("exit 1", "failed with status 1"), ("echo no PNG", "made no whole PNG file"),
        ("exec true", "made no whole PNG file"),
        ("\(real) 2>/dev/null | head -c 100", "made no whole PNG file"),
        ("kill -9 $$", "was ended by signal 9; if memory is short, a smaller picture may do"),
      ])
    func failure(script: String, reason: String) throws {
      let folder = try TemporaryFolder()
      // The third one fails.
      let counted = #"echo >>"$LOG"; [ "$(wc -l <"$LOG")" -lt 3 ] && exec \#(Self.real); "#
      try Self.makeConverter(in: folder, counted + script)
      let result = try BuiltCommand.shell(
        #"export LOG="$PWD/log"; taskset -pc 0 $$ >/dev/null 2>&1; "#
          + #"PATH="$PWD/bin" "$emoji_rate" export --by 1 --png 2x -o set"#,
        in: folder.url)
      #expect(result.exitStatus == 74)
      #expect(
        result.lines.last == """
          emoji-rate: error: cannot make 'set/face-2@2x.png': rsvg-convert \(reason); \
          2 of 6 pictures are done in 'set', every file is whole; the same command again does the rest
          """)
      let set = folder.file("set")
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: set.path).sorted()
          == ["face-0.svg", "face-0@2x.png", "face-1.svg", "face-1@2x.png", "manifest.json"])
      for name in ["face-0@2x.png", "face-1@2x.png"] {
        #expect(PNGFacts(Array(try Data(contentsOf: set.appending(path: name)))) != nil)
      }
    }

    private static let real = "\(BuiltCommand.path(of: "rsvg-convert") ?? "") \"$@\""

    /// Makes a program that stands in for the converter.
    private static func makeConverter(in folder: TemporaryFolder, _ script: String) throws {
      try folder.makeFolder("bin")
      try folder.makeProgram("bin/rsvg-convert", "#!/bin/sh\nPATH=/usr/bin:/bin\n\(script)\n")
    }
  }
}
