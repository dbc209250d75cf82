/// Bytes with references to earlier ones: Lempel and Ziv, 1977, searched as RFC 1951, 4, suggests.
struct References {
  private typealias Match = (length: Int, distance: Int)

  private let bytes: [UInt8]
  /// The place of the next symbol, and the longest match there.
  private var place = 0
  private var match: Match = (0, 0)
  /// The last place of three bytes, by their hash; -1 if there is none.
  private var last = [Int32](repeating: -1, count: 1 << 15)
  /// For each place in the window, the one before with the same hash.
  private var before = [Int32](repeating: -1, count: window)
  /// The number of places that references can name.
  private var known = 0

  private static var longest: Int { 258 }
  private static var window: Int { 1 << 15 }
  /// The most places to compare.
  private static var effort: Int { 64 }
  /// A match of this length is taken without a look at the next byte.
  private static var goodLength: Int { 32 }

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { place == bytes.count }

  /// The next byte or reference; nil at the end.
  mutating func next() -> DeflateSymbol? {
    guard !isAtEnd else { return nil }
    // A longer reference may begin one byte later.
    let later: Match = match.length < Self.goodLength ? longestMatch(at: place + 1) : (0, 0)
    guard match.length >= 3, later.length <= match.length else {
      let byte = bytes[place]
      (place, match) = (place + 1, later)
      return DeflateSymbol(value: UInt16(byte), distance: 0)
    }
    let symbol = DeflateSymbol(value: UInt16(match.length), distance: UInt16(match.distance))
    place += match.length
    match = longestMatch(at: place)
    return symbol
  }

  private mutating func longestMatch(at place: Int) -> Match {
    while known < place { rememberNext() }
    guard let hash = hash(place) else { return (0, 0) }
    let limit = min(Self.longest, bytes.count - place)
    var best: Match = (0, 0)
    var candidate = Int(last[hash])
    for _ in 0..<Self.effort where candidate >= 0 && place - candidate <= Self.window {
      if best.length == 0 || bytes[candidate + best.length] == bytes[place + best.length] {
        var length = 0
        while length < limit, bytes[candidate + length] == bytes[place + length] { length += 1 }
        if length > best.length { best = (length, place - candidate) }
        if length == limit { break }
      }
      candidate = Int(before[candidate % Self.window])
    }
    // Three bytes far away take more bits than the bytes themselves.
    return best.length == 3 && best.distance > 4096 ? (0, 0) : best
  }

  private mutating func rememberNext() {
    if let hash = hash(known) {
      before[known % Self.window] = last[hash]
      last[hash] = Int32(known)
    }
    known += 1
  }

  /// The hash of three bytes; nil at the end.
  private func hash(_ place: Int) -> Int? {
    guard place + 2 < bytes.count else { return nil }
    return (Int(bytes[place]) << 10 ^ Int(bytes[place + 1]) << 5 ^ Int(bytes[place + 2])) & 0x7FFF
  }
}
