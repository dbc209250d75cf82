/// The fields of one record as bytes.
struct Record {
  /// The number of its first line, from 1.
  var line = 0
  private var bytes: [UInt8] = []
  private var fields: [Range<Int>] = []
  /// The fields that are numbers of JSON.
  private(set) var numbers: Set<Int> = []

  var count: Int { fields.count }
  var size: Int { bytes.count + fields.count }
  var openCount: Int { bytes.count - start }
  private var start = 0

  /// A field without surrounding spaces.
  subscript(index: Int) -> ArraySlice<UInt8> { bytes[fields[index]].trimmed }

  func text(_ index: Int) -> String { String(decoding: self[index], as: UTF8.self) }

  mutating func clear() {
    bytes.removeAll(keepingCapacity: true)
    fields.removeAll(keepingCapacity: true)
    if !numbers.isEmpty { numbers = [] }
    start = 0
  }

  mutating func append(_ byte: UInt8) { bytes.append(byte) }

  mutating func endField() {
    fields.append(start..<bytes.count)
    start = bytes.count
  }

  /// Sets a field; unset fields before it are empty.
  mutating func set(_ index: Int, to text: some Collection<UInt8>, isNumber: Bool = false) {
    // A key that is repeated counts as it was given last.
    if isNumber { numbers.insert(index) } else { numbers.remove(index) }
    while fields.count <= index { fields.append(0..<0) }
    fields[index] = bytes.count..<bytes.count + text.count
    bytes += text
  }
}

extension ArraySlice<UInt8> {
  var trimmed: Self {
    var rest = self
    while let byte = rest.first, byte == 0x20 || byte == 0x09 { rest.removeFirst() }
    while let byte = rest.last, byte == 0x20 || byte == 0x09 { rest.removeLast() }
    return rest
  }
}
