/// The format of the records in a file.
enum RecordFormat: String, CaseIterable {
  case csv
  /// An array of objects, or one object on each line.
  case json

  /// The format by the ending of a path.
  init?(path: String) {
    let path = path.lowercased()
    if [".json", ".jsonl", ".ndjson"].contains(where: path.hasSuffix) {
      self = .json
    } else if [".csv", ".tsv"].contains(where: path.hasSuffix) {
      self = .csv
    } else {
      return nil
    }
  }

  /// The format by the first line: no number and hardly any header row begins with a brace or bracket.
  init(firstLine: some Sequence<UInt8>) {
    let first = firstLine.first { $0 != 0x20 && $0 != 0x09 }
    self = first == UInt8(ascii: "{") || first == UInt8(ascii: "[") ? .json : .csv
  }
}
