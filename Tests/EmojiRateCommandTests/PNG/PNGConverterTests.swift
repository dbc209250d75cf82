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
    @Test(
      "A file has the picture's size times its scale",
      arguments: [
        ([], 240, 240), (["--responsive"], 240, 240), (["--size", "20"], 20, 20),
        (["stars"], 252, 44), (["stars", "--star-size", "20.5"], 135, 21),
      ])
    func sizes(arguments: [String], width: Int, height: Int) throws {
      let set = try ExportedSet(arguments + ["--values", "3.5", "--png", "1x,2x"])
      let files = try set.manifest.files.filter { $0.name.hasSuffix(".png") }
      #expect(files.map { $0.name.hasSuffix("@2x.png") } == [false, true])
      for file in files {
        let png = try set.data(file.name)
        let facts = try #require(PNGFacts(Array(png)))
        #expect((Double(facts.width), Double(facts.height)) == (file.width, file.height))
        #expect(file.bytes == png.count)
      }
      #expect((files[0].width, files[0].height) == (Double(width), Double(height)))
      // Half a pixel of the one is a whole one of the other.
      #expect(abs(files[1].width - 2 * files[0].width) <= 1)
      #expect(abs(files[1].height - 2 * files[0].height) <= 1)
    }

    @Test("Two exports give the same bytes, of twins too")
    func bytes() throws {
      let arguments = ["--values", "0,3.2", "--pair", "light,dark", "--png", "1x,1.5x"]
      let (one, other) = (try ExportedSet(arguments), try ExportedSet(arguments))
      let names = try one.names
      #expect(names == (try other.names))
      #expect(names.contains("face-3.2-dark@1.5x.png"))
      for name in names { #expect(try one.data(name) == other.data(name), "\(name)") }
    }

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

    @Test("Files of pictures that have not changed are not made again")
    func again() throws {
      let folder = try TemporaryFolder()
      try Self.makeConverter(in: folder, "echo made >>\"$LOG\"; exec \(Self.real)")
      let export =
        #"export LOG="$1/log"; PATH="$1/bin" "$emoji_rate" export --png 1x,2x -o "$1/set" "#
      func run(_ more: String) throws -> Int {
        let result = try BuiltCommand.shell(export + more, [folder.url.path])
        #expect(result.exitStatus == 0, "\(result.messages)")
        return try folder.text("log").split(separator: "\n").count
      }
      #expect(try run("--values 1,2") == 4)
      #expect(try run("--values 1,2") == 4)
      #expect(try run("--values 1,2,3") == 6)
      #expect(try run("--values 1,2,3 --line-width 20") == 12)
      try FileManager.default.removeItem(at: folder.file("set").appending(path: "face-1@2x.png"))
      #expect(try run("--values 1,2,3 --line-width 20") == 13)
    }

    @Test(
      "What is not made whole is not there",
      arguments: [
        ("exit 1", "failed with status 1"), ("echo no PNG", "made no whole PNG file"),
        ("exec true", "made no whole PNG file"),
        ("\(real) | head -c 100 2>/dev/null", "made no whole PNG file"),
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
      // The converter may say why before.
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
      try folder.make("bin/rsvg-convert", "#!/bin/sh\nPATH=/usr/bin:/bin\n\(script)\n", mode: 0o755)
    }
  }

  @Test(
    "One picture is a PNG file by its format, by its file's name, and on the standard output",
    .enabled(if: BuiltCommand.path(of: "rsvg-convert") != nil, "rsvg-convert is not installed"))
  func single() throws {
    let folder = try TemporaryFolder()
    let result = try BuiltCommand.shell(
      #""$emoji_rate" 3.2 --size 20 -o a.png && "$emoji_rate" 3.2 --size 20 --format png >b.png &&"#
        + #" "$emoji_rate" stars 64% --star-size 10 -o c --format png --scale 2x &&"#
        + #" "$emoji_rate" 3.2 -o d.png --format svg"#, in: folder.url)
    #expect(result.messages == "" && result.output == "" && result.exitStatus == 0)
    let files = try ["a.png", "b.png", "c"].map { [UInt8](try Data(contentsOf: folder.file($0))) }
    #expect(files[0] == files[1])
    #expect(PNGFacts(files[0]).map { [$0.width, $0.height] } == [20, 20])
    #expect(PNGFacts(files[2])?.height == 20)
    #expect(try folder.text("d.png") == Face(3.2).svg())
  }

  @Test(
    "Without a converter one picture is left as it was", arguments: ["-o a.png", "--format png"])
  func singleAbsent(words: String) throws {
    let folder = try TemporaryFolder()
    try folder.make("a.png", "before")
    let result = try BuiltCommand.shell(
      #"PATH=/nowhere; "$emoji_rate" 3 \#(words)"#, in: folder.url)
    #expect(
      result.messages
        == "emoji-rate: error: PNG files are made by rsvg-convert, which is not installed; "
        + "install librsvg2-bin on Debian and Ubuntu, librsvg elsewhere\n")
    #expect(result.output == "" && result.exitStatus == 69)
    #expect(try folder.text("a.png") == "before")
    #expect(try folder.names == ["a.png"])
  }

  @Test("Where there is no converter, nothing is written", arguments: ["", "/nowhere"])
  func absent(path: String) throws {
    let folder = try TemporaryFolder()
    let result = try BuiltCommand.shell(
      #"PATH="$2" "$emoji_rate" export --by 1 --png 1x,2x --output "$1/set""#,
      [folder.url.path, path])
    #expect(
      result.lines == [
        "emoji-rate: error: PNG files are made by rsvg-convert, which is not installed; "
          + "install librsvg2-bin on Debian and Ubuntu, librsvg elsewhere"
      ])
    #expect(result.exitStatus == 69)
    #expect(try folder.names == [])
  }
}
