/// The pictures of values.
final class ValuePlan: ExportPlan {
  /// The most names that can be kept apart: a dictionary of so many takes 24 MiB.
  static let mostNames = 1_500_000

  let pictures: PictureSet
  private(set) var source: ValueSource
  private var hasNames = false
  private(set) var wrong = WrongLines()
  /// The number of lines or values.
  private var lineCount = 0
  /// The fate of each of them up to the last one that is not drawn; many names leave no room for more.
  private var fates: [Fate] = []

  private enum Fate: UInt8 {
    case drawn
    case repeated
    case wrong
  }

  private var sharesPictures: Bool {
    pictures.export.readsColumns && fates.contains(.repeated)
  }

  private let endings: [String]
  private let longestEnding: Int
  /// The names of the files for all pictures together, which no picture may have.
  private let taken: [String]

  /// Reads a job's values; throws if a line is wrong and the reaction is to stop, or if all are wrong.
  convenience init(_ job: ExportJob) throws {
    let export = job.settings.export
    guard export.reaction != .blank else {
      throw CommandError.usage(
        "--on-error blank is the empty line of a stream; give skip, or --format stream")
    }
    let pictures = try PictureSet(job)
    try self.init(
      ValueSource(job.settings, scale: job.scale, columns: pictures.columns), pictures)
    try wrong.tell(
      of: lineCount, stops: export.reaction == .stop || pictures.count == 0)
  }

  /// Reads all values, and refuses invalid names and collisions.
  init(_ source: ValueSource, _ pictures: PictureSet, mostNames: Int = mostNames) throws {
    (self.source, self.pictures) = (source, pictures)
    endings = pictures.endings
    longestEnding = endings.map(\.utf8.count).max()!
    taken = pictures.fileEndings.isEmpty ? [] : pictures.singles
    // Names with values have digits, unlike `sprite.svg`.
    let isDistinct = source.isDistinct && pictures.template.usesValues
    // Maps the key of each file name to a part of its picture's hash, or to 0 for files that are no pictures.
    var seen: [Int: UInt32] = [:]
    for name in taken { seen[PortableName.key(name)] = 0 }
    let stops = pictures.export.reaction == .stop
    while true {
      try Interruption.check()
      do {
        guard let entry = try self.source.next() else { break }
        let stem = try stem(of: entry)
        if !entry.name.isEmpty { hasNames = true }
        let isRepeated = try !isDistinct && comesAgain(entry, stem, &seen)
        note(isRepeated ? .repeated : .drawn)
      } catch let problem as LineProblem {
        // Until a line has been understood, the problem affects all lines.
        if stops, !self.source.hasRecords { throw problem }
        wrong.add(problem)
        note(.wrong)
      } catch {
        try wrong.tell(of: lineCount, stops: false)
        throw error
      }
      // Growing step by step would need half as much memory again, too much for many names.
      if seen.count == 1 << 12 { seen.reserveCapacity(mostNames) }
      if seen.count - taken.count > mostNames {
        throw CommandError.data(
          "there are more than \(Messages.count(mostNames)) files, too many names to be told apart; "
            + "export the values in parts, each into a folder of its own")
      }
    }
    pictures.count = lineCount - fates.count { $0 != .drawn }
  }

  private func note(_ fate: Fate) {
    if fate != .drawn {
      fates += repeatElement(.drawn, count: lineCount - fates.count) + [fate]
    }
    lineCount += 1
  }

  func visit(_ body: (Entry, String) throws -> Void) throws {
    try visit(isDrawnOnly: true, body)
  }

  /// Calls `body` with the entry of every picture or of every line, and the stem of its name.
  private func visit(
    isDrawnOnly: Bool, _ body: (Entry, String) throws -> Void
  ) throws {
    // A picture of several people is not the first one's.
    let isNameless =
      isDrawnOnly && sharesPictures && pictures.title == nil && !pictures.template.isPerLine
    source.rewind()
    for index in 0..<lineCount {
      try Interruption.check()
      let fate = index < fates.count ? fates[index] : .drawn
      do {
        guard var entry = try source.next() else { return }
        if isNameless { entry.name = [] }
        if fate == .wrong || fate == .repeated && isDrawnOnly { continue }
        try body(entry, String(decoding: pictures.template.filled(entry), as: UTF8.self))
      } catch is LineProblem {
        // It has been reported.
      }
    }
  }

  // MARK: Messages

  var warnings: [String] { source.warnings }
  var total: String { Messages.count(pictures.count, "picture") }
  var advice: String? { source.advice }
  var error: CommandError? { wrong.error() }

  var remarks: [String] {
    var remarks: [String] = []
    if sharesPictures {
      let lines = Messages.count(lineCount - wrong.count, source.unit)
      remarks.append(
        "\(lines) share \(pictures.count == 1 ? "it" : "them"), as the manifest lists")
    }
    if hasNames, !pictures.template.isPerLine {
      remarks.append("no names in file names, --name-template '{name}' uses them")
    }
    return remarks
  }

  func describe(_ entry: Entry, in manifest: ByteOutput) {
    // A file of values alone is as good as a list of them.
    if hasNames || !pictures.columns.isEmpty { manifest.append(",\"line\":\(entry.line)") }
    if !entry.name.isEmpty { manifest.append(",\"label\":", quoted: entry.name) }
    manifest.append(",\"value\":")
    manifest.append(entry.text)
  }

  func end(_ manifest: ExportLedger) throws -> String {
    guard sharesPictures else { return "" }
    let ending = pictures.fileEndings.first ?? ""
    try visit(isDrawnOnly: false) { manifest.list($0, file: $1 + ending) }
    return ""
  }

  // MARK: Names

  /// Whether the same picture came before; throws if another picture has its name.
  private func comesAgain(
    _ entry: Entry, _ stem: [UInt8], _ seen: inout [Int: UInt32]
  ) throws -> Bool {
    for ending in endings {
      let name = String(decoding: stem + ending.utf8, as: UTF8.self)
      var hasher = Hasher()
      hasher.combine(stem)
      hasher.combine(ending)
      hasher.combine(entry.text)
      // Pictures with the same value and different titles are different.
      hasher.combine(pictures.title?.filled(entry))
      let identity = UInt32(truncatingIfNeeded: hasher.finalize())
      switch seen.updateValue(identity, forKey: PortableName.key(name)) {
      case nil: continue
      case identity: return true
      default: throw collision(entry, name)
      }
    }
    return false
  }

  /// The name of an entry's picture, without the ending; throws if the name is invalid.
  private func stem(of entry: Entry) throws -> [UInt8] {
    let template = pictures.template
    if String(validating: entry.name, as: UTF8.self) == nil {
      let name = String(decoding: entry.name, as: UTF8.self)
      throw source.problem(
        "the name \(name.quoted) is not UTF-8; save the file as UTF-8", line: entry.line)
    }
    if let problem = pictures.problem(withNameOf: entry) {
      throw source.problem(problem, line: entry.line)
    }
    let stem = template.filled(entry)
    let hasSpace = stem.contains(UInt8(ascii: " ")) && !pictures.ids.isEmpty
    if let problem = PortableName.problem(stem, longestEnding: longestEnding)
      ?? (hasSpace ? "has a space, and a class or an id has none; use a dash" : nil)
    {
      let name = String(decoding: stem, as: UTF8.self)
      throw source.problem("the name \(name.quoted) \(problem)", line: entry.line)
    }
    return stem
  }

  /// The error for two files with the same name.
  private func collision(_ entry: Entry, _ name: String) -> any Error {
    let template = pictures.template
    let key = PortableName.key(name)
    if let other = taken.first(where: { PortableName.key($0) == key }) {
      return source.problem(
        "\(other.quoted) is the name of another file of the export; give the picture another",
        line: entry.line)
    }
    guard template.isPerLine || template.usesValues else {
      return CommandError.usage(
        "--name-template \(template.text.quoted) gives every picture the same name; "
          + "it needs {value}, {name} or {line}")
    }
    if let title = pictures.title, !template.isPerLine {
      return CommandError.usage(
        "--title \(title.text.quoted) differs from line to line, and the file names "
          + "\(template.text.quoted) do not; give --name-template '{name}', or one with {line}")
    }
    return source.problem(
      "\(name.quoted) is the name of another picture too, at least where case and accents do not "
        + "count; tell them apart with {value}, {name} or {line} in --name-template",
      line: entry.line)
  }
}
