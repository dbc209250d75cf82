/// The file names of an export's pictures, which are valid on every system and differ.
struct PictureNames {
  private let pictures: PictureSet
  private let endings: [String]
  private let longestEnding: Int
  /// The index of the picture for the key of each file name; -1 for files that are no pictures.
  private var indexes: [String: Int] = [:]
  /// The names of the files for all pictures together, which no picture may have.
  private let taken: [String]

  init(_ pictures: PictureSet) {
    self.pictures = pictures
    endings = pictures.endings
    longestEnding = endings.map(\.utf8.count).max() ?? 0
    taken = pictures.fileEndings.isEmpty ? [] : pictures.singles
    for name in taken { indexes[PortableName.key(name)] = -1 }
  }

  /// Whether no earlier entry has the same picture.
  ///
  /// - Throws: If the name is invalid, or another picture has it.
  mutating func isNew(_ entry: Entry, among lines: [RatingLine]) throws -> Bool {
    let stem = try stem(of: entry)
    for ending in endings {
      let name = stem + ending
      let key = PortableName.key(name)
      guard let index = indexes[key] else {
        indexes[key] = lines.count
        continue
      }
      guard lines.indices.contains(index), isSame(Entry(lines[index]), entry, stem) else {
        throw collision(name, key)
      }
      return false
    }
    return true
  }

  private func isSame(_ one: Entry, _ other: Entry, _ stem: String) -> Bool {
    one.value == other.value
      && pictures.title?.filled(one, on: pictures.scale)
        == pictures.title?.filled(other, on: pictures.scale)
      && String(decoding: pictures.template.filled(one, on: pictures.scale), as: UTF8.self).utf8
        .elementsEqual(stem.utf8)
  }

  /// The name of an entry's picture, without the ending; throws if the name is invalid.
  private func stem(of entry: Entry) throws -> String {
    let stem = pictures.template.filled(entry, on: pictures.scale)
    let hasSpace = stem.contains(UInt8(ascii: " ")) && !pictures.ids.isEmpty
    let name = String(decoding: stem, as: UTF8.self)
    if let problem = PortableName.problem(stem, longestEnding: longestEnding)
      ?? (hasSpace ? "has a space, and a class or an id has none; use a dash" : nil)
    {
      throw LineProblem("the name \(name.quoted) \(problem)")
    }
    return name
  }

  /// The error for two files with the same name.
  private func collision(_ name: String, _ key: String) -> any Error {
    let template = pictures.template
    if let other = taken.first(where: { PortableName.key($0) == key }) {
      return LineProblem(
        "\(other.quoted) is the name of another file of the export; give the picture another")
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
    return LineProblem(
      "\(name.quoted) is the name of another picture too, at least where case and accents do not "
        + "count; tell them apart with {value}, {name} or {line} in --name-template")
  }
}
