import EmojiRate
import Foundation
import Testing

@testable import EmojiRateCommand

/// What an export says, where and when, by the real process.
@Suite("Export run")
struct ExportRunTests {
  private let exports: ExportFolder

  init() throws { exports = try ExportFolder() }

  // MARK: Where values come from

  @Test(
    "Takes the lines of a pipe, in the order that they are cut in",
    arguments: [
      ("name,value\nSoup,1\nTea,2.5\n", "cat reviews.csv"),
      ("Soup,1\nTea,2.5\n", "cat reviews.csv"),
      ("Soup,x,1\r\nTea,x,2.5\r\n", "cut -d, -f1,3 reviews.csv"),
      ("1,Soup\n2.5,Tea\n", "cat reviews.csv"),
      ("\u{FEFF}\"1\",\"Soup\"\n2.5,Tea", "cat reviews.csv"),
    ])
  func pipe(lines: String, command: String) throws {
    try exports.folder.make("reviews.csv", lines)
    let result = try exports.shell(
      "\(command) | \"$emoji_rate\" export --values - --name-template '{name}' --output public/faces"
    )
    #expect(result.messages == "emoji-rate: public/faces: 2 pictures: 2 new\n")
    #expect(try exports.folder.text("public/faces/Soup.svg") == Face(1).svg())
    #expect(try exports.folder.text("public/faces/Tea.svg") == Face(2.5).svg())
  }

  @Test("Takes a list, a file, the standard input or a named pipe")
  func sources() throws {
    try exports.folder.make("1,2", "1\n2\n3\n")
    for (words, name) in [
      ("--values 1,2,3", "list"), ("--values ./1,2", "file"), ("--values - <1,2", "input"),
      ("--values pipe", "named"), ("--from 1 --to 3 --by 1", "range"),
    ] {
      let result = try exports.shell(
        #"mkfifo -m 600 pipe 2>/dev/null; case "\#(words)" in *pipe) cat 1,2 >pipe & esac; "#
          + #""$emoji_rate" export \#(words) --output \#(name)"#)
      #expect(result.lines.last == "emoji-rate: \(name): 3 pictures: 3 new")
      #expect(try exports.files(name) == exports.files("list"))
    }
  }

  @Test(
    "Says which line is wrong, what is, and what is allowed",
    arguments: [
      ("1\nx\n", "line 2: 'x' is not a number; give one such as 3.2"),
      ("1\n\n,a\n", "line 3: there is no value; give a number such as 3.2"),
      ("1,\"a\n\n", "line 1: a quote is opened and not closed"),
      ("1,\"a\" b\n", "line 1: there is text behind a closed quote; write a quote in quotes twice"),
      (
        "1,a\n2,b,c\n",
        "line 2: 3 columns, where there are at most 2; put a text with commas into quotes"
      ),
      (
        "name;rating\nSoup;3,2\n",
        "line 2: no column is a number, so it is not clear which is the value; "
          + "--decimal , reads decimals with a comma"
      ),
      ("\"3,2\",Soup\n", "line 1: '3,2' is not a number; --decimal , reads decimals with a comma"),
      (
        "3.5,a\n4,Soup; hot, spicy\n",
        "line 2: 3 columns, where there are at most 2; put a text with commas into quotes"
      ),
      (
        "product,rating\n1,000,5\n",
        "line 2: 3 columns, where there are at most 2; put a text with commas into quotes"
      ),
      (
        "product,rating\n7,3\nSoup,4\n",
        "line 2: 2 columns are numbers, so it is not clear which is the value; say so with --value-column"
      ),
      (
        "a,b,c\n1,x,2\n",
        "line 2: 2 columns are numbers, so it is not clear which is the value; "
          + "say so with --value-column"
      ),
      (
        "Soup,1\n7,2\n",
        "line 2: the name '7' is a number too, so it is not clear which column is "
          + "the value; say so with --value-column"
      ),
    ])
  func badLines(lines: String, sentence: String) throws {
    try exports.folder.make("reviews.csv", lines)
    let result = try exports.export("--values reviews.csv")
    #expect(result.messages == "emoji-rate: error: reviews.csv, \(sentence)\n")
    #expect(result.exitStatus == 65)
    #expect(try exports.folder.names == ["reviews.csv"])
  }

  @Test("Lists the first ten wrong lines together, and leaves them out where it is told to")
  func wrongLines() throws {
    let lines = (1...40).map { $0 % 3 == 0 ? "x\($0)" : "0.\($0)" }
    try exports.folder.make("values.csv", "stars\n" + lines.map { $0 + "\n" }.joined())
    let refused = try exports.export("--values values.csv")
    #expect(refused.lines.count == 11 && refused.exitStatus == 65)
    #expect(
      refused.lines.first
        == "emoji-rate: error: values.csv, line 4: 'x3' is not a number; give one such as 3.2")
    #expect(
      refused.lines.last == "emoji-rate: error: 13 of 40 lines are wrong; correct them, or leave "
        + "them out with --on-error skip")
    #expect(try exports.folder.names == ["values.csv"])
    let done = try exports.export("--values values.csv --on-error skip")
    #expect(done.exitStatus == 65)
    #expect(
      done.lines.suffix(3) == [
        "emoji-rate: error: 3 more lines like these",
        "emoji-rate: f: 24 pictures: 24 new, 27 lines share them, as the manifest lists",
        "emoji-rate: error: 13 lines have no picture",
      ])
    #expect(try exports.manifest().files.count == 24)
    let blank = try exports.export("--values values.csv --on-error blank")
    #expect(blank.lines.last?.contains("--on-error blank is the empty line of a stream") == true)
  }

  @Test("Leaves out a line whose name no file can have")
  func wrongNames() throws {
    try exports.folder.make("r.csv", "4,good\n3,a/b\n2,fine\n")
    let done = try exports.export("--values r.csv --name-template {name} --on-error skip")
    #expect(done.exitStatus == 65)
    #expect(done.lines.contains("emoji-rate: f: 2 pictures: 2 new"))
    #expect(try exports.manifest().files.count == 2)
  }

  @Test("Maps every line to its file, with its own label")
  func labels() throws {
    try exports.folder.make("r.csv", "4,Soup\n3,Tea\nx,Bread\n4.0,\"Ra\"\"men\"\n80%\n")
    try exports.export("--values r.csv --on-error skip")
    let manifest = try exports.folder.text("f/manifest.json")
    #expect(
      manifest.hasSuffix(
        #"""
        ],"lines":[
        {"line":1,"file":"face-4.svg","label":"Soup"},
        {"line":2,"file":"face-3.svg","label":"Tea"},
        {"line":4,"file":"face-4.svg","label":"Ra\"men"},
        {"line":5,"file":"face-4.svg"}
        ],"complete":true}

        """#))
    try exports.export("--values r.csv --on-error skip --format css", to: "css")
    #expect(try exports.folder.text("css/manifest.json").contains(#"{"line":5,"file":"face-4"}"#))
    try exports.export("--values 4,4.0", to: "list")
    #expect(try !exports.folder.text("list/manifest.json").contains("lines"))
  }

  @Test("Reads what a shop has: semicolons, decimal commas, quotes and line breaks, or JSON")
  func shop() throws {
    try exports.folder.make(
      "shop.csv",
      "Produkt;Name;Sterne;Text\r\nSuppe;Änne;3,2;\"Gut, und\r\n\"\"heiß\"\"\"\r\nTee;Bo;4,5;\r\n")
    try exports.folder.make(
      "shop.jsonl",
      #"{"Sterne":3.2,"Name":"Änne","Produkt":"Suppe"}"# + "\n"
        + #"{"Produkt":"Tee","Name":"Bo","Sterne":"4.5"}"#)
    let words = "--value-column Sterne --title {Name}:{value}/{maximum}"
    let names = " --name-template {Produkt}-{value}"
    let csv = try exports.export("--values shop.csv --decimal , " + words + names, to: "csv")
    #expect(csv.messages == "emoji-rate: csv: 2 pictures: 2 new\n")
    try exports.export("--values shop.jsonl " + words + names, to: "json")
    #expect(
      try exports.names("csv") == ["Suppe-3.2.svg", "Tee-4.5.svg", "index.html", "manifest.json"])
    for name in ["Suppe-3.2.svg", "Tee-4.5.svg", "index.html"] {
      #expect(try exports.folder.text("csv/\(name)") == exports.folder.text("json/\(name)"))
    }
    #expect(
      try exports.folder.text("csv/Suppe-3.2.svg")
        == Face(3.2).svg(SVGOptions(label: .title("Änne:{value}/{maximum}"))))
    let stream = try exports.shell(
      #""$emoji_rate" export --values shop.csv --decimal , \#(words) --format stream"#)
    #expect(stream.messages == "" && stream.output.split(separator: "\n").count == 2)
  }

  @Test("Refuses placeholders that nothing is known of, and titles of one picture that differ")
  func placeholders() throws {
    try exports.folder.make("r.csv", "product,stars\nSoup,3\nTea,3\n")
    for (words, sentence) in [
      ("--by 1 --title {nam}", "--title does not know '{nam}'; did you mean {name}?"),
      (
        "--values r.csv --title {prodct}",
        "r.csv, line 1: no column is called 'prodct'; did you mean 'product'? there are 'product', 'stars'"
      ),
      (
        "--values r.csv --title {product}",
        "r.csv, line 3: 'face-3.svg' is already the name of line 2's picture; tell them apart with "
          + "{value}, {name} or {line} in --name-template"
      ),
    ] {
      #expect(try exports.export(words).messages == "emoji-rate: error: \(sentence)\n")
    }
    #expect(
      try exports.export("--values r.csv --title {product} --name-template f{line}").exitStatus == 0
    )
  }

  @Test(
    "Names --minimum where the values look as if their scale began at 1",
    arguments: [
      ("1\n3\n5\n", "", true), ("2\n3\n", "", true), ("0\n3\n", "", false),
      ("1\n3.5\n", "", false), ("1\n3\n", "--minimum 1", false), ("1\n3\n", "--quiet", false),
      ("3\n", "", false),
    ])
  func scale(lines: String, words: String, isAdvised: Bool) throws {
    try exports.folder.make("r.csv", lines)
    let result = try exports.export("--values r.csv " + words)
    #expect(result.exitStatus == 0)
    #expect(
      result.lines.contains(
        "emoji-rate: note: no value is below 1, and none is a fraction; if the scale begins at 1, "
          + "give --minimum 1") == isAdvised)
  }

  @Test("Copies no more of a pipe than it has read, and says where there is no room for a copy")
  func copies() throws {
    let result = try exports.shell(
      #"(echo x; yes 1) | timeout 20 "$emoji_rate" export --values - --value-column 2 --output f"#)
    #expect(result.exitStatus == 65 && result.lines.count == 1)
    let missing = try exports.shell(
      #"echo 1 | TMPDIR="$PWD/missing" "$emoji_rate" export --values - --output f"#)
    #expect(missing.messages.contains("cannot create '"))
    #expect(missing.exitStatus == 73)
  }

  @Test(
    "Refuses in one line what it cannot do",
    arguments: [
      (
        "--by 1", 64,
        "there is no --output; give the folder to write into, such as --output pictures"
      ),
      (
        "--by 1 --output -", 64,
        "--output - is the standard output, which takes no folder; give the path of one, or --format stream"
      ),
      (
        "--output f", 64,
        "there are no values; give a range such as --by 0.5, or --values with a list, a file or -"
      ),
      (
        "--values missing --output f", 66,
        "--values 'missing' is neither a list such as 0,2.5,5 nor a file: No such file or directory"
      ),
      (
        "--values 0,1,2 --value-column 2 --output f", 64,
        "--value-column has no effect with --values as a list; leave one of them out"
      ),
      (
        "--values 0,1,2 --name-column x --output f", 64,
        "--name-column has no effect with --values as a list; leave one of them out"
      ),
      (
        "--by 0 --output f", 65,
        "--by 0 leads to no other value; give a greater one, such as 0.5"
      ),
      ("--values 1,x --output f", 65, "--values 'x' is not a number; give a list such as 0,2.5,5"),
      ("--values . --output f", 66, "cannot read '.': Is a directory"),
      ("--values /dev/null --output f", 65, "there are no values in /dev/null"),
      (
        "--from 3 --to 1 --by 1 --output f", 65,
        "--from 3 is above --to 1; give the lower one first"
      ),
      (
        "--by 0 --output f", 65,
        "--by 0 leads to no other value; give a greater one, such as 0.5"
      ),
      (
        "--by 0.0000001 --output f", 65,
        "the range has 50,000,001 values; give a greater --by, for at most 10,000,000"
      ),
      (
        "--values 9 --strict --output f", 65,
        "--values, value 1: 9 is above 5; give one of 0 to 5, or leave out --strict"
      ),
      (
        "--by 1 --format stream --output f", 64,
        "--format stream writes to the standard output, not to 'f'; leave out --output"
      ),
      (
        "--by 1 --name-template {valeu} --output f", 64,
        "--name-template does not know '{valeu}'; did you mean {value}?"
      ),
      (
        "--by 1 --name-template ../{value} --output f", 65,
        "--name-template has a slash, and all files go into one folder; leave it out"
      ),
    ] as [(String, Int32, String)])
  func refuses(words: String, exitStatus: Int32, sentence: String) throws {
    let result = try exports.shell(#""$emoji_rate" export \#(words)"#)
    #expect(result.output == "")
    #expect(result.messages == "emoji-rate: error: \(sentence)\n")
    #expect(result.exitStatus == exitStatus)
    #expect(try exports.folder.names == [])
  }

  @Test("Refuses a name that is not UTF-8, wherever it would be written")
  func notUTF8() throws {
    try Data("rating,name\n3,Gr".utf8 + [0xF6, 0x0A]).write(to: exports.folder.file("latin1"))
    for words in ["", " --name-template {name}", " --format css"] {
      let result = try exports.export("--values latin1" + words)
      #expect(
        result.messages == "emoji-rate: error: latin1, line 2: the name 'Gr\u{FFFD}' is not UTF-8; "
          + "save the file as UTF-8\n")
      #expect(result.exitStatus == 65)
    }
    #expect(try exports.folder.names == ["latin1"])
    let stream = try exports.shell(
      #""$emoji_rate" export --values latin1 --value-column rating --format stream"#)
    #expect(stream.output == Face(3).svg() + "\n")
  }

  @Test("Says that the standard input cannot be read")
  func closedInput() throws {
    let result = try exports.shell(#""$emoji_rate" export --values - --output f <&-"#)
    #expect(
      result.messages == "emoji-rate: error: cannot read the standard input: Bad file descriptor\n")
    #expect(result.exitStatus == 66)
  }

  @Test("Writes nothing into its own files where the standard streams are closed")
  func closedStreams() throws {
    let said = try exports.shell(
      #"printf '1\n2\n' | "$emoji_rate" export --values - --output f --dry-run >&-"#)
    #expect(
      said.messages
        == "emoji-rate: error: cannot write the standard output: Bad file descriptor\n")
    #expect(said.exitStatus == 74)
    let done = try exports.shell(
      #"printf '1\n9\n' | "$emoji_rate" export --values - --output f >&- 2>&-"#)
    #expect(done.exitStatus == 0)
    try exports.export("--values 1,5", to: "g")
    #expect(try exports.files() == exports.files("g"))
  }

  // MARK: Messages

  @Test("Warns of values that are not as they were asked for, and of unused names")
  func warnings() throws {
    let outside = try exports.export("--values 1,9,-1", to: "a")
    #expect(
      outside.lines == [
        "emoji-rate: warning: 2 values are outside of 0 to 5, first 9 in --values, value 2; using the nearest",
        "emoji-rate: a: 3 pictures: 3 new",
      ])
    let missed = try exports.export("--by 2", to: "b")
    #expect(
      missed.lines == [
        "emoji-rate: warning: --by 2 does not lead to 5; the last value is 4",
        "emoji-rate: b: 3 pictures: 3 new",
      ])
    try exports.folder.make("pairs", "1,3.5\n")
    #expect(
      try exports.export("--values pairs", to: "d").lines.first
        == "emoji-rate: warning: pairs: column 1 is taken for the value and column 2 for the name; "
        + "--value-column says otherwise")
    try exports.folder.make("ids", "id,rating\n1,3.5\n")
    for words in ["--value-column rating", "--value-column 2", "--name-column id"] {
      let line = try exports.export("--values ids \(words)", to: "e").lines.first
      #expect(line?.hasPrefix("emoji-rate: e: 1 picture") == true)
    }
    #expect(try exports.files("e").keys.contains("face-3.5.svg"))
    for (lines, rest) in [
      ("3.5,a\n", ""), ("3.5,a\n3.5,b\n", ", 2 lines share it, as the manifest lists"),
    ] {
      try exports.folder.make("values", lines)
      #expect(
        try exports.export("--values values", to: "c\(lines.count)").lines == [
          "emoji-rate: c\(lines.count): 1 picture: 1 new\(rest), names only in the manifest; "
            + "--name-template '{name}' uses them"
        ])
    }
    for (words, place) in [("--from -1 --to 2", "-1 in --from"), ("--to 6", "6 in --to")] {
      #expect(
        try exports.export("--by 1 " + words, to: "g").lines.first
          == "emoji-rate: warning: 1 value is outside of 0 to 5, first \(place); using the nearest")
    }
  }

  @Test("Says nothing where it is told to be quiet, but what is wrong")
  func quiet() throws {
    let result = try exports.export("--by 1 --quiet")
    #expect(result.messages == "" && result.output == "" && result.exitStatus == 0)
    #expect(try exports.export("--by 1 --quiet --values x").messages != "")
  }

  @Test("Shows no progress where the standard error is no terminal")
  func noProgress() throws {
    let result = try exports.export("--by 0.0025")
    #expect(result.messages == "emoji-rate: f: 2,001 pictures: 2,001 new\n")
  }

  private static let script = BuiltCommand.path(of: "script")

  @Test(
    "Shows a bar on a terminal and takes it away, unless it is quiet",
    .enabled(if: script != nil, "script(1), the terminal, is not installed"),
    .disabled(if: isDarwin, "script(1) is another one there"), arguments: ["", " --quiet"])
  func progress(option: String) throws {
    let result = try exports.shell(
      #"""
      script -qec '"$emoji_rate" export --by 0.001 --output f\#(option)' /dev/null </dev/null
      """#)
    let text = result.output
    guard option.isEmpty else { return #expect(text == "") }
    #expect(text.contains(#/\r\[#* *\] [\d,]+ of 5,001, [\d,]+/s, \d+ s left\u{1B}\[K/#))
    #expect(text.hasSuffix("\r\u{1B}[Kemoji-rate: f: 5,001 pictures: 5,001 new\r\n"))
  }
}
