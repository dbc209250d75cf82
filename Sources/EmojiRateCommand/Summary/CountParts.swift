/// The counts of parts in a file, one part after another.
///
/// The file has lines such as `12,5,3,40,80` or `name,12,5,3,40,80`, or the manifests of summary exports, one
/// after another.
struct CountParts {
  struct Part {
    /// The rated product or group; nil if the part does not name it.
    var group: [UInt8]?
    var counts: [String] = []
    /// The exact mean of ratings between two values; nil for the mean of the counts.
    var mean: String?
  }

  private var lines: RecordReader?
  private var manifests: JSONReader
  private let valueCount: Int
  /// Whether a manifest of summaries, or any counts, have been found.
  private var hasCounts = false
  private var isBroken = false
  /// The group of the last file in the manifest; each group has one picture, of one or more files.
  private var lastGroup: [UInt8]?

  /// - Parameter valueCount: The number of counts in a part.
  init(_ input: ByteInput, valueCount: Int) throws {
    self.valueCount = valueCount
    // A longer text is no name of a group.
    manifests = JSONReader(input, longestText: CSVReader.longestRecord, isSequence: true)
    let line = try input.line().prefix(2)
    // A name that begins like an object must be in quotes.
    let isObject =
      line.first == UInt8(ascii: "{") && (line.count == 1 || line[1] == UInt8(ascii: "\""))
    if !isObject {
      lines = RecordReader(input, .init(format: .csv, delimiter: UInt8(ascii: ",")))
    }
  }

  /// The first line of the last part, from 1.
  var line: Int { lines?.record.line ?? manifests.place.line }

  /// Reads the next part; nil at the end.
  mutating func next() throws -> Part? {
    guard lines != nil else { return try nextOfManifest() }
    guard try lines!.next() else { return nil }
    let record = lines!.record
    let fields = (0..<record.count).map(record.text)
    if fields.count == valueCount { return Part(counts: fields) }
    guard fields.count == valueCount + 1 else {
      throw LineProblem(
        "\(Messages.count(fields.count, "field")), where there are \(valueCount) counts, "
          + "and a name before them if there is one")
    }
    return Part(group: Array(record[0]), counts: Array(fields.dropFirst()))
  }

  private mutating func nextOfManifest() throws -> Part? {
    var part = Part()
    var key = ""
    do {
      while !isBroken, case let token = try manifests.next(), token != .end {
        switch token {
        case .key:
          key = try manifests.string()
          if key == "files" { lastGroup = nil }
        case .text where key == "picture" && manifests.text.elementsEqual("summary".utf8):
          hasCounts = true
        case .text where key == "group": part.group = manifests.text
        case .number where key == "counts": part.counts.append(try manifests.string())
        case .number where key == "mean": part.mean = try manifests.string()
        case .beginObject: part = Part()
        case .endObject where !part.counts.isEmpty:
          hasCounts = true
          guard part.counts.count == valueCount else {
            throw LineProblem(
              "\(Messages.count(part.counts.count, "count")), where the scale has \(valueCount) values; "
                + "--minimum, --maximum and --step say which")
          }
          let group = part.group ?? []
          if group == lastGroup { continue }
          lastGroup = group
          return part
        default: break
        }
      }
      if !hasCounts, !isBroken {
        isBroken = true
        throw LineProblem("no counts; give lines of them, or the manifest.json of export summary")
      }
      return nil
    } catch let error as JSONError {
      isBroken = true
      throw LineProblem("column \(error.place.column): \(error.sentence)")
    }
  }
}
