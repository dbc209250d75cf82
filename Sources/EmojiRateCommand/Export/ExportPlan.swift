/// What there is to write, gone through once before anything is written.
struct ExportPlan {
  /// How many pictures there are, those that come again not counted.
  private(set) var pictureCount = 0
  /// Which values come again, by their place.
  private(set) var repeated = Bits()
  /// Whether any value has a name.
  private(set) var hasNames = false

  private let template: NameTemplate
  private let names: FileNames
  private let endings: [[UInt8]]
  private let longestEnding: Int
  /// The names of SVG files that are no pictures.
  private let taken: [(name: String, key: UInt64)]

  private let slotCount: Int

  /// Goes through all values, and refuses names that cannot be.
  ///
  /// - Parameter slotCount: The room for names, a power of two; with more of them it goes through them
  ///   more often.
  init(
    _ source: inout ValueSource, _ template: NameTemplate, _ names: FileNames,
    slotCount: Int = CollisionTable.mostSlots
  ) throws(ExportError) {
    self.slotCount = slotCount
    self.template = template
    self.names = names
    endings = names.endings.isEmpty ? [[]] : names.endings.map { Array($0.utf8) }
    longestEnding = max(endings.map(\.count).max()!, names.twinTag.count)
    taken = names.hasFiles ? names.singles.map { ($0.name, PortableName.key($0.name.utf8)) } : []
    if source.isDistinct, template.usesValues, endings.count == 1 {
      try checkNames(&source)
      return
    }
    // Each part of the names is looked at by itself if they are too many for the table.
    var partCount = 1
    while try !check(&source, partCount) { partCount *= 2 }
  }

  /// Looks at names that differ at least in their numbers.
  private mutating func checkNames(_ source: inout ValueSource) throws(ExportError) {
    var entry = Entry()
    var stem: [UInt8] = []
    source.rewind()
    while try source.next(&entry) {
      try checkInterruption(pictureCount)
      try check(entry, &stem, source)
      pictureCount += 1
    }
  }

  /// Looks now and then whether the process is asked to end.
  private func checkInterruption(_ index: Int) throws(ExportError) {
    guard index % 1024 == 0, let signal = Interruption.signal else { return }
    throw .interrupted(signal: signal)
  }

  /// Whether the table had room for all names.
  private mutating func check(
    _ source: inout ValueSource, _ partCount: Int
  ) throws(ExportError) -> Bool {
    repeated = Bits()
    pictureCount = 0
    var entry = Entry()
    var stem: [UInt8] = []
    for part in 0..<partCount {
      var table = CollisionTable(part: part, of: partCount, slotCount: slotCount)
      source.rewind()
      var index = 0
      while try source.next(&entry) {
        try checkInterruption(index)
        if part == 0 {
          try check(entry, &stem, source)
          if !entry.name.isEmpty { hasNames = true }
        } else {
          template.write(entry, into: &stem)
        }
        for (number, ending) in endings.enumerated() {
          let (key, identity) = Self.numbers(stem, ending, entry)
          switch table.insert(key: key, identity: identity) {
          case .full: return false
          case .elsewhere: break
          case .new: if number == 0 { pictureCount += 1 }
          case .again: if number == 0 { repeated[index] = true }
          case .collision: throw try collision(&source, entry, stem + ending, key)
          }
        }
        index += 1
      }
    }
    return true
  }

  private func check(
    _ entry: Entry, _ stem: inout [UInt8], _ source: ValueSource
  ) throws(ExportError) {
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
      for ending in endings where PortableName.key(stem + ending) == other.key {
        throw source.problem(.taken(other.name), line: entry.line)
      }
    }
  }

  /// What a file's name has in common with those that are taken for the same, and what with no other
  /// picture's.
  private static func numbers(
    _ stem: [UInt8], _ ending: [UInt8], _ entry: Entry
  ) -> (key: UInt64, identity: UInt64) {
    let name = stem + ending
    let all = name + [0] + entry.text + [0] + ending
    return (
      PortableName.key(name),
      all.withUnsafeBytes { PortableName.identity($0) }
    )
  }

  /// Finds the other one of two that want the same name.
  private func collision(
    _ source: inout ValueSource, _ entry: Entry, _ name: [UInt8], _ key: UInt64
  ) throws(ExportError) -> ExportError {
    if !template.usesNames, !template.usesValues {
      return .sameNames(template: template.text)
    }
    var other = Entry()
    var stem: [UInt8] = []
    source.rewind()
    while try source.next(&other) {
      template.write(other, into: &stem)
      for ending in endings where Self.numbers(stem, ending, other).key == key {
        return source.problem(
          .collision(
            name: String(decoding: name, as: UTF8.self), otherLine: other.line,
            otherName: String(decoding: stem + ending, as: UTF8.self)), line: entry.line)
      }
    }
    return source.problem(.noName, line: entry.line)
  }
}
