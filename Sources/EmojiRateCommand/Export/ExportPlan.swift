/// What there is to write, gone through once before anything is written.
struct ExportPlan {
  /// How many names can be told apart: in a dictionary of so many, 24 MiB.
  ///
  /// Names that differ in their numbers are not counted.
  static let mostNames = 1_500_000

  /// How many pictures there are, those that come again not counted.
  private(set) var pictureCount = 0
  /// Whether the value at each place has been there before, up to the last one that has.
  private var repeated: [Bool] = []
  /// Whether any value has a name.
  private(set) var hasNames = false

  private let template: NameTemplate
  private let names: FileNames
  private let endings: [[UInt8]]
  private let longestEnding: Int
  /// The names of SVG files that are no pictures.
  private let taken: [(name: String, key: Int)]

  /// Goes through all values, and refuses names that cannot be.
  init(
    _ source: inout ValueSource, _ template: NameTemplate, _ names: FileNames,
    mostNames: Int = mostNames
  ) throws {
    self.template = template
    self.names = names
    endings = names.endings.isEmpty ? [[]] : names.endings.map { Array($0.utf8) }
    longestEnding = max(endings.map(\.count).max()!, names.twinTag.count)
    taken = names.hasFiles ? names.singles.map { ($0, PortableName.key($0)) } : []
    let isDistinct = source.isDistinct && template.usesValues
    // What the files' names have in common with those that are taken for the same, and a part of a hash
    // of what they have in common with no other picture's.
    var seen: [Int: UInt32] = [:]
    var entry = Entry()
    var stem: [UInt8] = []
    var index = 0
    source.rewind()
    while try source.next(&entry) {
      if index % 1024 == 0, let signal = Interruption.signal {
        throw ExportError.interrupted(signal: signal)
      }
      index += 1
      try check(entry, &stem, source)
      if !entry.name.isEmpty { hasNames = true }
      if try !isDistinct && comesAgain(entry, stem, &seen, &source) {
        repeated += repeatElement(false, count: index - 1 - repeated.count) + [true]
      } else {
        pictureCount += 1
      }
      // Growing takes half as much again, which many names have no room for.
      if seen.count == 1 << 12 { seen.reserveCapacity(mostNames) }
      if seen.count > mostNames { throw ExportError.tooManyPictures(most: mostNames) }
    }
  }

  /// Whether the value at a place has been there before.
  func isRepeated(_ index: Int) -> Bool { index < repeated.count && repeated[index] }

  /// Whether the same picture was there before; another one must not have its name.
  private func comesAgain(
    _ entry: Entry, _ stem: [UInt8], _ seen: inout [Int: UInt32], _ source: inout ValueSource
  ) throws -> Bool {
    for ending in endings {
      let (key, identity) = Self.hashes(stem, ending, entry)
      switch seen.updateValue(identity, forKey: key) {
      case nil: continue
      case identity: return true
      default: throw try collision(&source, entry, stem + ending, key)
      }
    }
    return false
  }

  private func check(
    _ entry: Entry, _ stem: inout [UInt8], _ source: ValueSource
  ) throws {
    if template.usesNames, entry.name.isEmpty { throw source.problem(.noName, line: entry.line) }
    template.write(entry, into: &stem)
    var problem = PortableName.problem(stem, longestEnding: longestEnding)
    if problem == nil, names.needsWords, stem.contains(UInt8(ascii: " ")) {
      problem = .character(" ")
    }
    if let problem {
      let name = String(decoding: stem, as: UTF8.self)
      throw source.problem(.badName(name, problem), line: entry.line)
    }
    for other in taken {
      for ending in endings
      where PortableName.key(String(decoding: stem + ending, as: UTF8.self)) == other.key {
        throw source.problem(.taken(other.name), line: entry.line)
      }
    }
  }

  private static func hashes(
    _ stem: [UInt8], _ ending: [UInt8], _ entry: Entry
  ) -> (key: Int, identity: UInt32) {
    let name = String(decoding: stem + ending, as: UTF8.self)
    var hasher = Hasher()
    hasher.combine(stem)
    hasher.combine(ending)
    hasher.combine(entry.text)
    return (PortableName.key(name), UInt32(truncatingIfNeeded: hasher.finalize()))
  }

  /// Finds the other one of two that want the same name.
  private func collision(
    _ source: inout ValueSource, _ entry: Entry, _ name: [UInt8], _ key: Int
  ) throws -> ExportError {
    if !template.usesNames, !template.usesValues {
      return .sameNames(template: template.text)
    }
    var other = Entry()
    var stem: [UInt8] = []
    source.rewind()
    while try source.next(&other) {
      template.write(other, into: &stem)
      for ending in endings where Self.hashes(stem, ending, other).key == key {
        return source.problem(
          .collision(
            name: String(decoding: name, as: UTF8.self), otherLine: other.line,
            otherName: String(decoding: stem + ending, as: UTF8.self)), line: entry.line)
      }
    }
    return source.problem(.noName, line: entry.line)
  }
}
