/// The fields of one record as bytes.
///
/// It is a class, because a reader fills the same record for each line. Exclusivity checks are off:
/// accesses never overlap, and the checks take a fifth of the time for counting ratings.
final class Record {
  /// The number of the record's first line, from 1.
  @exclusivity(unchecked) var line = 0
  @exclusivity(unchecked) private var bytes: [UInt8] = []
  @exclusivity(unchecked) private var fields: [Range<Int>] = []
  /// The keys of the fields if the record is from JSON; empty for CSV.
  @exclusivity(unchecked) private var keys: [[UInt8]] = []
  /// The keys of JSON objects with members and of lists with items, which are no fields.
  @exclusivity(unchecked) private var nestings: [(key: [UInt8], isList: Bool)] = []
  /// The bitwise OR of all bytes; if it is below 0x80, the record is ASCII.
  @exclusivity(unchecked) private var bits: UInt8 = 0

  var count: Int { fields.count }
  var size: Int { bytes.count + fields.count }
  /// The bytes of the field that is not complete yet.
  var open: ArraySlice<UInt8> { bytes[start...] }
  @exclusivity(unchecked) private var start = 0

  /// A field without surrounding spaces; empty if there is no such field.
  subscript(index: Int) -> ArraySlice<UInt8> {
    fields.indices.contains(index) ? bytes[fields[index]].trimmed : []
  }

  /// A field without surrounding spaces; empty if the record does not have it.
  subscript(place: FieldPlace) -> ArraySlice<UInt8> {
    switch place {
    case .index(let index): self[index]
    // If a key is repeated, the last value counts.
    case .key(let key): keys.lastIndex(of: key).map { self[$0] } ?? []
    }
  }

  func text(_ index: Int) -> String { String(decoding: self[index], as: UTF8.self) }

  /// The first byte that is not valid UTF-8; nil if all bytes are valid.
  var firstInvalidByte: UInt8? { bits < 0x80 ? nil : bytes.firstInvalidByte }

  func clear() {
    bytes.removeAll(keepingCapacity: true)
    fields.removeAll(keepingCapacity: true)
    keys.removeAll(keepingCapacity: true)
    nestings.removeAll(keepingCapacity: true)
    start = 0
    bits = 0
  }

  func append(_ byte: UInt8) {
    bytes.append(byte)
    bits |= byte
  }

  func append(_ run: UnsafeRawBufferPointer) {
    bytes += run
    for byte in run { bits |= byte }
  }

  /// Notes that a key has an object with members or a list with items.
  func nest(_ key: [UInt8], isList: Bool) { nestings.append((key, isList)) }

  /// Whether a key has a list, not an object; nil if it has neither.
  func isList(_ place: FieldPlace) -> Bool? {
    guard case .key(let key) = place else { return nil }
    return nestings.last { $0.key == key }?.isList
  }

  func endField() {
    fields.append(start..<bytes.count)
    start = bytes.count
  }

  /// Adds a field with a JSON key.
  func append(_ text: [UInt8], key: [UInt8]) {
    keys.append(key)
    for byte in text { append(byte) }
    endField()
  }
}

extension ArraySlice<UInt8> {
  /// The bytes without spaces, tabs and no-break spaces at both ends.
  var trimmed: Self {
    // Most fields begin and end with a letter or a digit.
    func isPlain(_ byte: UInt8?) -> Bool { byte.map { (0x21..<0x80).contains($0) } ?? true }
    var rest = self
    while !isPlain(rest.first), let space = Self.spaces.first(where: rest.starts) {
      rest.removeFirst(space.count)
    }
    while !isPlain(rest.last), let space = Self.spaces.first(where: { rest.suffix($0.count) == $0 })
    {
      rest.removeLast(space.count)
    }
    return rest
  }

  /// The bytes with spaces in place of no-break spaces, which look the same in a label.
  var withPlainSpaces: Self {
    guard contains(0xA0) || contains(0xAF) else { return self }
    let spaces = Self.spaces.filter { $0.count > 1 }
    var plain: [UInt8] = []
    var rest = self
    while let byte = rest.first {
      let space = spaces.first(where: rest.starts)
      plain.append(space == nil ? byte : 0x20)
      rest.removeFirst(space?.count ?? 1)
    }
    return plain[...]
  }

  /// A space, a tab, and the no-break spaces U+00A0 and U+202F.
  private static var spaces: [ArraySlice<UInt8>] {
    [[0x20], [0x09], [0xC2, 0xA0], [0xE2, 0x80, 0xAF]]
  }
}
