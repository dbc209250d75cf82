import EmojiRate
import EmojiRateDrawings
import Testing

@testable import EmojiRateCommand

@Suite("Drawings")
struct DrawingOptionTests {
  private static let owl = Documentation.file("Examples/Drawings/owl.svg").path
  private static let avocado = ["sad", "ok", "happy"].map {
    Documentation.file("Examples/Drawings/avocado-\($0).svg").path
  }

  private func svg(_ arguments: String...) -> String { run(arguments).output }

  private func run(_ arguments: [String]) -> Command.Outcome { Command.run(arguments[...]) }

  private func dot(_ radius: Int) -> String {
    #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 120"><circle cx="120" cy="60" r="\#(radius)"/></svg>"#
  }

  @Test("A face, a row, a summary and a moving face show it")
  func pictures() throws {
    let drawing = try Drawing(
      files: [DrawingFile(name: nil, bytes: InputFile.read(Self.owl, of: "an owl"))])
    #expect(
      svg("3.2", "--drawing", Self.owl) == Face(3.2, style: FaceStyle(drawing)).svg())
    #expect(
      svg("stars", "3", "--symbol", "face", "--drawing", Self.owl)
        == StarRow(3, symbol: .face, style: StarStyle(face: FaceStyle(drawing))).svg())
    #expect(svg("3.2", "--drawing", Self.owl, "--animate-from", "0").contains("<animate"))
    #expect(svg("summary", "1,2,3", "--symbol", "face", "--drawing", Self.owl).contains("<path"))
  }

  @Test("Files are spread evenly over the scale, or are at their values")
  func files() throws {
    let even = svg("3.2", "--drawing", Self.avocado.joined(separator: ","))
    let keyed = zip(["0", "50%", "5"], Self.avocado).map { "\($0)=\($1)" }
    #expect(svg("3.2", "--drawing", keyed.joined(separator: ",")) == even)
    #expect(
      svg("32", "--maximum", "50", "--drawing", Self.avocado.joined(separator: ",")).split(
        separator: "\n"
      ).count == even.split(separator: "\n").count)
    let early = zip(["0", "1", "5"], Self.avocado).map { "\($0)=\($1)" }
    #expect(svg("3.2", "--drawing", early.joined(separator: ",")) != even)
  }

  @Test("Names of files may have commas and equals signs, as those of variants in Figma")
  func names() throws {
    let folder = try TemporaryFolder()
    let (small, large) = ("Mood=Sad, Size=24.svg", "Mood=Happy, Size=24.svg")
    try folder.make(small, dot(20))
    try folder.make(large, dot(60))
    let files = [small, large].map { folder.file($0).path }
    let both = svg("5", "--drawing", files[0], "--drawing", files[1])
    #expect(both.contains(#"r="60""#))
    #expect(svg("0", "--drawing", files[0], "--drawing", files[1]).contains(#"r="20""#))
    #expect(svg("5", "--drawing", "0=\(files[0])", "--drawing", "100%=\(files[1])") == both)
    for text in [#"["\#(small)", "\#(large)"]"#, #"{"0": "\#(small)", "5": "\#(large)"}"#] {
      let style = try folder.make("style.json", #"{"drawing": \#(text)}"#)
      #expect(svg("5", "--style", style.path) == both, "\(text)")
    }
    let layers = dot(60).replacing("<circle", with: "<g id='0'><circle")
      .replacing("</svg>", with: "</g><g id='5'><circle r='9'/></g></svg>")
    let alone = try folder.make("a, b.svg", layers)
    #expect(svg("0", "--drawing", alone.path).contains(#"r="60""#))
    #expect(
      run(["5", "--drawing", "0=\(files[0])", "--drawing", files[1]]).messages
        == "emoji-rate: error: --drawing: some files have values and some have none; give value=file for all or none\n"
    )
  }

  @Test("A style file names it relative to itself, as a text, a list or an object")
  func styleFiles() throws {
    let folder = try TemporaryFolder()
    try folder.make("small.svg", dot(20))
    try folder.make("large.svg", dot(60))
    let expected = svg(
      "5", "--drawing", "\(folder.file("small.svg").path),\(folder.file("large.svg").path)")
    #expect(expected.contains(#"r="60""#))
    for text in [
      #""small.svg,large.svg""#, #"["small.svg", "large.svg"]"#,
      #"{"0": "small.svg", "100%": "large.svg"}"#,
    ] {
      let style = try folder.make("style.json", #"{"drawing": \#(text)}"#)
      #expect(svg("5", "--style", style.path) == expected, "\(text)")
    }
    let style = try folder.make("style.json", #"{"drawing": ["small.svg", "lost.svg"]}"#)
    let lost = run(["5", "--style", style.path])
    #expect(lost.exitStatus == 66)
    #expect(
      lost.messages.hasPrefix("emoji-rate: error: cannot read '\(folder.url.path.prefix(40))"))
  }

  @Test("Says what is wrong, where, and the way out")
  func errors() throws {
    let folder = try TemporaryFolder()
    let a = try folder.make("a.svg", dot(20)).path
    func message(_ arguments: String...) -> String { run(arguments).messages }
    #expect(
      message("3", "--drawing", "low=\(a),high=\(a)")
        == "emoji-rate: error: --drawing: 'low' is not a value; give a number or a percentage\n")
    #expect(
      message("3", "--drawing", "0=\(a),9=\(a)")
        == "emoji-rate: error: \(a): the value 9 is outside of 0 to 5; give a percentage, or --minimum and --maximum\n"
    )
    #expect(
      message("3", "--drawing", "a.svg,")
        == "emoji-rate: error: --drawing has a file without a name; give an SVG file with a layer for each value, or several with commas between\n"
    )
    let text = try folder.make(
      "text.svg",
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'>\n<g id='0'><text id='hi'/></g><g id='5'/></svg>"
    )
    let refused = run(["3", "--drawing", text.path])
    #expect(refused.exitStatus == 65)
    #expect(
      refused.messages.hasPrefix(
        "emoji-rate: error: \(text.path), line 2, <text \"hi\">: text cannot be drawn; "))
    let large = try folder.make("big.svg", String(repeating: " ", count: 1_000_001))
    #expect(
      message("3", "--drawing", large.path)
        == "emoji-rate: error: \(large.path): 1000001 bytes are too many, 1000000 are allowed; leave out embedded pictures and metadata\n"
    )
  }

  @Test(
    "Conflicts with what a face is made of",
    arguments: [
      ["--character", "cat"], ["--eyes", "dot"], ["--color", "red"], ["--ink", "red"],
      ["--theme", "dusk"], ["--line-width", "3"], ["--no-eyes"],
    ])
  func conflicts(_ other: [String]) {
    let outcome = run(["3", "--drawing", Self.owl] + other)
    #expect(outcome.exitStatus == 64)
    #expect(
      outcome.messages.contains("--drawing conflicts with \(other[0])"), "\(outcome.messages)")
    #expect(run(["3", "--drawing", Self.owl, "--background", "white"]).exitStatus == 0)
  }

  @Test("A row of stars has no drawing")
  func ineffective() {
    let outcome = run(["stars", "3", "--drawing", Self.owl])
    #expect(
      outcome.messages == "emoji-rate: error: --drawing requires --symbol face; give both\n")
  }

  @Test("Warnings are errors where they are asked to be")
  func warnings() throws {
    let folder = try TemporaryFolder()
    let file = try folder.make(
      "pen.svg",
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240">
      <g id="0"><path id="hand" d="M20 100H90V130H20Z" fill="currentColor"/></g>
      <g id="5"><path id="hand" d="M20 100H90V130H20Z" fill="red"/></g>
      </svg>
      """)
    let outcome = run(["3", "--drawing", file.path])
    #expect(outcome.exitStatus == 0)
    #expect(outcome.messages.hasPrefix("emoji-rate: warning: \"hand\" is painted with current"))
    #expect(run(["3", "--drawing", file.path, "--strict"]).exitStatus == 65)
  }

  @Test("A look written as layers is drawn as the look itself")
  func wayBack() throws {
    let folder = try TemporaryFolder()
    // Without values, finding the layers takes seconds.
    let layers = svg("drawing", "--character", "cat", "--theme", "dusk", "--values", "0,50%,5")
    let file = try folder.make("cat.svg", layers)
    #expect(svg("drawing", "--drawing", file.path) == layers)
    #expect(svg("3.2", "--drawing", file.path).contains("<svg"))
    #expect(layers.contains(#"inkscape:label="50%""#))
    #expect(layers.split(separator: "inkscape:groupmode=").count == 4)
    #expect(svg("drawing", "--tolerance", "2").contains("inkscape:groupmode="))
    #expect(run(["drawing", "--values", "0,5", "--tolerance", "1"]).exitStatus == 64)
    #expect(run(["drawing", "3"]).exitStatus == 64)
  }

  @Test("A row's symbol is path data or an SVG file with one shape")
  func symbols() throws {
    let folder = try TemporaryFolder()
    let file = try folder.make(
      "leaf.svg",
      #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M2 2H22V22H2Z"/></svg>"#
    )
    let expected = try #require(try? SymbolPath("M20 20H220V220H20Z"))
    var row = StarRow(3.5)
    row.symbolPath = expected
    #expect(svg("stars", "3.5", "--symbol-path", "M20 20H220V220H20Z") == row.svg())
    #expect(svg("stars", "3.5", "--symbol-path", file.path) == row.svg())
    let two = try folder.make(
      "two.svg", dot(20).replacing("</svg>", with: "<path d='M0 0H9V9Z'/></svg>"))
    #expect(run(["stars", "3", "--symbol-path", two.path]).messages.contains("there are 2 shapes"))
    #expect(run(["stars", "3", "--symbol-path", "M0 0Q"]).exitStatus == 65)
    #expect(
      run(["stars", "3", "--symbol-path", "M0 0H9V9Z", "--symbol", "heart"]).exitStatus == 64)
  }

  @Test("--check prints what becomes what, and --overview draws eleven values")
  func check() throws {
    let folder = try TemporaryFolder()
    let picture = folder.file("all.svg").path
    let outcome = run(["drawing", "--check", Self.owl, "--overview", picture])
    #expect(outcome.exitStatus == 0 && outcome.path == nil)
    #expect(outcome.output.hasPrefix("0 to 2.5\n  ") && outcome.output.contains("\n2.5 to 5\n"))
    #expect(outcome.files.map(\.path) == [picture])
    #expect(outcome.files[0].output.contains("viewBox=\"0 0 2760 240\""))
    #expect(run(["drawing", "--check", Self.owl, "--overview", Self.owl]).exitStatus == 73)
    #expect(outcome.carryOut() == 0)
    #expect(try InputFile.read(picture, of: "a picture") == Array(outcome.files[0].output.utf8))
  }

  @Test(
    "--check refuses what would have no effect",
    arguments: [
      ["--check", owl, "--drawing", owl], ["--check", owl, "--values", "0,5"],
      ["--check", owl, "--character", "cat"], ["--overview", "all.svg"],
      ["--check", owl, "--overview", "same.svg", "--output", "same.svg"],
    ])
  func refusedChecks(_ arguments: [String]) {
    #expect(run(["drawing"] + arguments).exitStatus == 64, "\(arguments)")
  }
}
