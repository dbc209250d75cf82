/// The fields of one record as bytes.
///
/// A class, because a reader fills the same one for each line. Its accesses never overlap, and to check that at run
/// time takes a fifth of the time that counting ratings takes.
final class Record {
  /// The number of its first line, from 1.
  @exclusivity(unchecked) var line = 0
  @exclusivity(unchecked) private var bytes: [UInt8] = []
  @exclusivity(unchecked) private var fields: [Range<Int>] = []
  /// The keys of the fields of JSON; empty for CSV.
  @exclusivity(unchecked) private var keys: [[UInt8]] = []
  /// All bytes joined by "or": below 0x80, the record is ASCII.
  @exclusivity(unchecked) private var bits: UInt8 = 0

  var count: Int { fields.count }
  var size: Int { bytes.count + fields.count }
  var openCount: Int { bytes.count - start }
  @exclusivity(unchecked) private var start = 0

  /// A field without surrounding spaces; empty if there is no such field.
  subscript(index: Int) -> ArraySlice<UInt8> {
    fields.indices.contains(index) ? bytes[fields[index]].trimmed : []
  }

  /// A field without surrounding spaces; empty if the record has none at this place.
  subscript(place: FieldPlace) -> ArraySlice<UInt8> {
    switch place {
    case .index(let index): self[index]
    // A key that is repeated counts as it was given last.
    case .key(let key): keys.lastIndex(of: key).map { self[$0] } ?? []
    }
  }

  func text(_ index: Int) -> String { String(decoding: self[index], as: UTF8.self) }

  /// The first byte that is not UTF-8; nil if there is none.
  var firstInvalidByte: UInt8? { bits < 0x80 ? nil : bytes.firstInvalidByte }

  func clear() {
    bytes.removeAll(keepingCapacity: true)
    fields.removeAll(keepingCapacity: true)
    keys.removeAll(keepingCapacity: true)
    (start, bits) = (0, 0)
  }

  func append(_ byte: UInt8) {
    bytes.append(byte)
    bits |= byte
  }

  func append(_ run: UnsafeRawBufferPointer) {
    bytes += run
    for byte in run { bits |= byte }
  }

  func endField() {
    fields.append(start..<bytes.count)
    start = bytes.count
  }

  /// Adds a field of JSON.
  func append(_ text: [UInt8], key: [UInt8]) {
    keys.append(key)
    for byte in text { append(byte) }
    endField()
  }
}

extension ArraySlice<UInt8> {
  /// The bytes without spaces, tabs and no-break spaces around.
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

  /// A space, a tab, and the no-break spaces U+00A0 and U+202F.
  private static var spaces: [ArraySlice<UInt8>] {
    [[0x20], [0x09], [0xC2, 0xA0], [0xE2, 0x80, 0xAF]]
  }
}
