/// Every sentence that `export` says: what, where, and what is allowed, in one line.
enum ExportMessages {
  static func sentence(_ error: ExportError) -> String {
    switch error {
    case .noFolder:
      "there is no --output; give the folder to write into, such as --output faces"
    case .noValues:
      "there are no values; give a range such as --by 0.5, or --values with a list, a file or -"
    case .folderIsOutput:
      "--output - is the standard output, which takes no folder; give the path of one, or --format stream"
    case .streamIntoFolder(let path):
      "--format stream writes to the standard output, not to \(quoted(path)); leave out --output"
    case .unknownPlaceholder(let word, let suggestion):
      "--name-template does not know \(quoted("{\(word)}"))"
        + (suggestion.map { "; did you mean {\($0)}?" } ?? "; give {value}, {name} or both")
    case .sameNames(let template):
      "--name-template \(quoted(template)) gives every picture the same name; "
        + "it needs {value} or {name}"
    case .descendingRange(let from, let to):
      "--from \(Messages.plain(from)) is above --to \(Messages.plain(to)); "
        + "give the lower one first"
    case .noDistance(let by):
      "--by \(Messages.plain(by)) leads to no other value; give a greater one, such as 0.5"
    case .tooManyValues(let number, let most):
      "the range has \(count(number)) values; give a greater --by, for at most \(count(most))"
    case .tooManyPictures(let most):
      "there are more than \(count(most)) files, too many names to be told apart; export the values in "
        + "parts, each into a folder of its own"
    case .badTemplate(let problem):
      "--name-template \(sentence(problem))"
    case .unreadable(let source, let reason):
      "cannot read \(source == ValueSource.standardInput ? source : quoted(source)): \(reason)"
    case .neitherListNorFile(let text, let reason):
      "--values \(quoted(text)) is neither a list such as 0,2.5,5 nor a file: \(reason)"
    case .empty(let source):
      "there are no values in \(Messages.excerpt(source))"
    case .line(let source, let line, let problem):
      "\(Messages.excerpt(source)), \(position(source)) \(line): \(sentence(problem))"
    case .wrongLines(let number):
      "\(count(number, "line")) \(number == 1 ? "has" : "have") no picture"
    case .foreign(let path):
      "\(quoted(path)) is there and is not, or not any more, as an export has written it; "
        + "move it away, or overwrite it with --force"
    case .foreignManifest(let path):
      "\(quoted(path)) is not the list of an export; "
        + "choose another folder, or overwrite it with --force"
    case .foreignStage(let path):
      "\(quoted(path)) is in the way and was not made by an export; move it away"
    case .busy(let path):
      "another export is writing to \(quoted(path)); wait until it has ended"
    case .notAFolder(let path):
      "\(quoted(path)) is not a folder; give one to --output, or a path where none is yet"
    case .tooManyNames(let path):
      "the list in \(quoted(path)) has more than \(count(ExportPlan.mostNames)) files; "
        + "export into a new folder"
    case .noConverter:
      "PNG files are made by rsvg-convert, which is not installed; "
        + "install librsvg2-bin on Debian and Ubuntu, librsvg elsewhere"
    case .failedConversion(let path, let reason):
      "cannot make \(path.map(quoted) ?? "the PNG file"): \(reason)"
    case .cannotCreate(let path, let reason): "cannot create \(quoted(path)): \(reason)"
    case .cannotWrite(let path, let reason): "cannot write \(quoted(path)): \(reason)"
    case .unwritten(let reason): "cannot write the standard output: \(reason)"
    case .interrupted: "interrupted"
    }
  }

  private static func sentence(_ problem: ExportError.LineProblem) -> String {
    switch problem {
    case .header(let title):
      "\(quoted(title)) is not a number"
        + commas(
          in: title, otherwise: "; if it is a title, give the one of the value to --value-column")
    case .notANumber(let text, let title?):
      "\(quoted(text)) is not a number; if \(quoted(title)) is not the value, say which is with --value-column"
    case .notANumber(let text, nil):
      "\(quoted(text)) is not a number; give one such as 3.2" + commas(in: text)
    case .noValue: "there is no value; give a number such as 3.2"
    case .noName:
      "there is no name, and --name-template has {name}; give value,name, or --name-column"
    case .outside(let value, let limits):
      "\(Messages.plain(value)) is \(value < limits.lowerBound ? "below" : "above") "
        + Messages.plain(value < limits.lowerBound ? limits.lowerBound : limits.upperBound)
        + "; give one of \(Messages.range(limits)), or leave out --strict"
    case .columns(let number, let expected, let fields):
      number < expected
        ? "\(number == 1 ? "1 column" : "\(number) columns"), where the first line has \(expected)"
        : "\(number) columns, where there are at most \(expected)"
          + commas(
            in: expected == 1 ? fields.joined() : "",
            otherwise: "; put a text with commas into quotes")
    case .noColumn(let number, let count):
      "there is no column \(number); give one of 1 to \(count), or a title"
    case .unknownColumn(let title, let titles):
      titles.contains(title)
        ? "several columns are called \(quoted(title)); give the number of one, from 1"
        : "no column is called \(quoted(title)); there are "
          + titles.prefix(8).map(quoted).joined(separator: ", ")
          + (titles.count == 1 ? commas(in: titles[0]) : "")
    case .doubtfulColumns(let count):
      "\(count == 0 ? "no column is a number" : "\(count) columns are numbers"), so it is not clear "
        + "which is the value; say so with --value-column"
    case .doubtfulName(let name):
      "the name \(quoted(name)) is a number too, so it is not clear which column is the value; "
        + "say so with --value-column"
    case .unclosedQuote: "a quote is opened and not closed"
    case .textBehindQuote:
      "there is text behind a closed quote; write a quote in quotes twice"
    case .tooLong: "longer than \(count(CSVReader.longestRecord)) bytes"
    case .notUTF8: "not UTF-8; save the file as UTF-8"
    case .utf16: "UTF-16; save the file as UTF-8"
    case .badName(let name, let problem): "the name \(quoted(name)) \(sentence(problem))"
    case .taken(let name):
      "\(quoted(name)) is the name of another file of the export; give the picture another"
    case .collision(let name, let line, let other):
      name.utf8.elementsEqual(other.utf8)
        ? "\(quoted(name)) is already the name of line \(line)'s picture; "
          + "tell them apart with {value} and {name} in --name-template"
        : "\(quoted(name)) differs from line \(line)'s \(quoted(other)) only in case or accents, "
          + "which some systems take for the same"
    }
  }

  private static func sentence(_ problem: PortableName.Problem) -> String {
    switch problem {
    case .empty: "is empty; give letters or digits"
    case .leavesFolder: "has a slash, and all files go into one folder; leave it out"
    case .hidden: "begins with a dot; begin it with a letter or digit"
    case .dash: "begins with a dash; begin it with a letter or digit"
    case .character(" "): "has a space, and a class or an id has none; use a dash"
    case .character(let scalar):
      "has \(scalar.value < 0x80 && scalar.value > 0x20 ? "'\(scalar)'" : code(scalar)), "
        + "which not every system takes; leave it out"
    case .spaceAtEnd: "begins or ends with a space; leave it out"
    case .dotAtEnd: "ends with a dot; leave it out"
    case .reserved: "is a device on Windows; give another"
    case .tooLong(let most): "is longer than \(most) bytes"
    case .notUTF8: "is not UTF-8; save the file as UTF-8"
    }
  }

  /// What else is wrong with a field that has what other programs put between columns.
  private static func commas(in field: String, otherwise: String = "") -> String {
    field.contains { $0 == ";" || $0 == "\t" } ? "; give commas between columns" : otherwise
  }

  private static func code(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// What a line of the source is called.
  private static func position(_ source: String) -> String {
    ["--values", "--by"].contains(source) ? "value" : "line"
  }

  // MARK: What is not an error

  /// What stays behind where an export was stopped; it may have found some of it there.
  static func stopped(_ error: ExportError, done: Int, of total: Int, folder: String) -> String {
    "\(sentence(error)); \(count(done)) of \(count(total, "picture")) are done in \(quoted(folder)), "
      + "every file is whole; the same command again does the rest"
  }

  /// Where it was stopped before it had done anything.
  static let stoppedBefore = "interrupted; nothing was changed"

  /// What is not as it was asked for, and done all the same.
  static func warnings(_ source: ValueSource) -> [String] {
    var warnings: [String] = []
    let name = Messages.excerpt(source.name)
    if let (to, by, last) = source.missedEnd {
      warnings.append(
        "--by \(Messages.plain(by)) does not lead to \(Messages.plain(to)); the last value is "
          + Messages.plain(last))
    }
    if let titles = source.doubtfulOrder {
      warnings.append(
        "\(name): \(quoted(titles[0])) is taken for the value and \(quoted(titles[1])) "
          + "for the name; --value-column says otherwise")
    }
    let (number, first, line) = source.outside
    if number > 0 {
      warnings.append(
        "\(count(number, "value")) \(number == 1 ? "is" : "are") outside of "
          + "\(Messages.range(source.limits)), first \(Messages.plain(first)) in \(name), "
          + "\(position(source.name)) \(line); using the nearest")
    }
    return warnings
  }

  /// `faces: 11 pictures, 2 new, 1 changed, 8 unchanged`.
  static func summary(_ summary: ExportSummary, folder: String, isDryRun: Bool) -> String {
    var parts = [OutputFolder.Change.new, .changed, .unchanged].compactMap { change in
      summary.pictures[change].map { "\(count($0)) \(change.rawValue)" }
    }
    if summary.removed > 0 { parts.append("\(count(summary.removed, "file")) removed") }
    if summary.leftover > 0 {
      let files = count(summary.leftover, "file")
      parts.append("\(files) of earlier exports left; --prune removes them")
    }
    if summary.hasUnusedNames {
      parts.append("names only in the manifest; --name-template '{name}' uses them")
    }
    let total = count(summary.pictures.values.reduce(0, +), "picture")
    return "emoji-rate: \(Messages.excerpt(folder)): \(total): "
      + parts.joined(separator: ", ") + (isDryRun ? "; a dry run, nothing was touched" : "") + "\n"
  }

  /// `1 picture`, `2 pictures`.
  static func count(_ number: Int, _ noun: String) -> String {
    number == 1 ? "1 \(noun)" : "\(count(number)) \(noun)s"
  }

  /// A number with its thousands apart: `100,000`.
  static func count(_ number: Int) -> String {
    number < 1000
      ? "\(number)" : "\(count(number / 1000)),\(String(1000 + number % 1000).dropFirst())"
  }

  private static func quoted(_ text: String) -> String { "'\(Messages.excerpt(text))'" }
}

/// What an export has done.
struct ExportSummary {
  /// How many pictures there are, by the most that became of any of their files.
  var pictures: [OutputFolder.Change: Int] = [:]
  var removed = 0
  var leftover = 0
  var hasUnusedNames = false
}
