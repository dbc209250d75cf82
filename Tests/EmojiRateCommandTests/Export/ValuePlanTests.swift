import Foundation
import Testing

@testable import EmojiRateCommand

/// Names that are refused before anything is written, by the real process.
@Suite("Value plan")
struct ValuePlanTests {
  private let exports: ExportFolder

  init() throws { exports = try ExportFolder() }

  private func expectRefused(
    _ lines: String, _ words: String, _ sentence: String, _ exitStatus: Int32 = 65,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try exports.folder.make("values", lines)
    let result = try exports.export("--values values " + words)
    #expect(
      result.messages == "emoji-rate: error: \(sentence)\n", sourceLocation: sourceLocation)
    #expect(result.exitStatus == exitStatus, sourceLocation: sourceLocation)
    #expect(try exports.folder.names == ["values"], sourceLocation: sourceLocation)
  }

  @Test(
    "Refuses names that leave the folder or are not taken everywhere, with the line they stand on",
    arguments: [
      ("../x", "has a slash, and all files go into one folder; leave it out"),
      ("a/b", "has a slash, and all files go into one folder; leave it out"),
      (".x", "begins with a dot; begin it with a letter or digit"),
      ("-x", "begins with a dash; begin it with a letter or digit"),
      ("CON", "is a device on Windows; give another"),
      ("Nul.x", "is a device on Windows; give another"),
      ("com¹", "is a device on Windows; give another"),
      ("LPT².x", "is a device on Windows; give another"),
      ("conin$", "is a device on Windows; give another"),
      ("CONOUT$", "is a device on Windows; give another"),
      ("x.", "ends with a dot; leave it out"),
      ("a:b", "has ':', which not every system takes; leave it out"),
      ("a\u{7}b", "has U+0007, which not every system takes; leave it out"),
      ("a\u{202E}b", "has U+202E, which not every system takes; leave it out"),
      ("\"a\nb\"", "has U+000A, which not every system takes; leave it out"),
      (String(repeating: "x", count: 252), "is longer than 251 bytes; give a shorter one"),
    ])
  func names(name: String, problem: String) throws {
    let shown = name.filter { $0 != "\"" }.excerpt()
    try expectRefused(
      "1,a\n\n2,\(name)\n", "--name-template {name}",
      "values, line 3: the name '\(shown)' \(problem)")
  }

  @Test("Refuses two pictures of one name, or of names that some system takes for the same")
  func collisions() throws {
    try expectRefused(
      "1,a\n2,b\n3,a\n", "--name-template {name}",
      "values, line 3: 'a.svg' is already the name of line 1's picture; "
        + "tell them apart with {value}, {name} or {line} in --name-template")
    try expectRefused(
      "1,Soup\n2,SOUP\n", "--name-template {name}",
      "values, line 2: 'SOUP.svg' differs from line 1's 'Soup.svg' only in case or accents, "
        + "which some systems take for the same")
    try expectRefused(
      "1,\u{E9}\n2,e\u{301}\n", "--name-template {name}",
      "values, line 2: 'e\u{301}.svg' differs from line 1's '\u{E9}.svg' only in case or accents, "
        + "which some systems take for the same")
    for (one, other) in [
      ("STRASSE", "straße"), ("ΣΑΣ", "σας"), ("ſoup", "soup"), ("ﬁ", "fi"), ("ẞ", "ss"),
    ] {
      try expectRefused(
        "1,\(one)\n2,\(other)\n", "--name-template {name}",
        "values, line 2: '\(other).svg' differs from line 1's '\(one).svg' only in case or accents, "
          + "which some systems take for the same")
    }
    try expectRefused(
      "1,a-dark\n2,a\n", "--name-template {name} --pair light,dark",
      "values, line 2: 'a-dark.svg' is already the name of line 1's picture; "
        + "tell them apart with {value}, {name} or {line} in --name-template")
    try expectRefused(
      "1\n2\n", "--name-template face",
      "--name-template 'face' gives every picture the same name; it needs {value}, {name} or {line}",
      64)
  }

  @Test("Refuses the names of an export's own files")
  func taken() throws {
    for name in ["sprite", "Sprite"] {
      try expectRefused(
        "1,a\n2,\(name)\n", "--name-template {name} --sprite",
        "values, line 2: 'sprite.svg' is the name of another file of the export; give the picture another"
      )
    }
    #expect(try exports.export("--values values --name-template {name}").exitStatus == 0)
  }

  @Test("Looks at every name of a range, not only at its first")
  func ranges() throws {
    let result = try exports.export("--by 1 --name-template com{value}")
    #expect(
      result.messages
        == "emoji-rate: error: --by, value 2: the name 'com1' is a device on Windows; give another\n"
    )
    let long = try exports.export(
      "--by 0.5 --name-template \(String(repeating: "x", count: 250)){value}")
    #expect(long.messages.hasSuffix("is longer than 251 bytes; give a shorter one\n"))
    #expect(try exports.folder.names == [])
  }

  @Test("Asks for a name where the template does")
  func noName() throws {
    for option in ["--name-template", "--title"] {
      try expectRefused(
        "1,a\n2\n", "\(option) {name}",
        "values, line 2: there is no name, and \(option) has {name}; give value,name, a column called name, "
          + "or --name-column")
    }
  }

  private func source(_ job: ExportJob) throws -> ValueSource {
    try ValueSource(job.settings, scale: job.scale)
  }

  @Test("Finds a collision among many names, and refuses more than it can tell apart")
  func many() throws {
    let folder = try TemporaryFolder()
    let count = 3000
    var lines: [UInt8] = []
    for index in 0..<count { lines += "1,n\(index)\n".utf8 }
    for (last, isFine) in [("n", true), ("N0", false)] {
      try Data(lines + "2,\(last)\n".utf8).write(to: folder.file("values"))
      var settings = Settings()
      settings.export.values = .file(folder.file("values").path)
      settings.export.nameTemplate = "{name}"
      let job = ExportJob(picture: .face, settings: settings, scale: .init(0))
      let pictures = try PictureSet(job)
      let sentence =
        "there are more than 2,999 files, too many names to be told apart; export the values in "
        + "parts, each into a folder of its own"
      #expect(throws: CommandError.data(sentence)) {
        try ValuePlan(source(job), pictures, mostNames: 2999)
      }
      let plan = Result { try ValuePlan(source(job), pictures) }
      if isFine {
        #expect(try plan.get().pictures.count == count + 1)
      } else {
        let problem = try source(job).problem(
          "'N0.svg' differs from line 1's 'n0.svg' only in case or accents, which some systems "
            + "take for the same", line: count + 1)
        #expect(try plan.get().wrong.sentences == [problem.sentence])
      }
    }
  }
}
