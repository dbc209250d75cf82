/// A code in which frequent symbols have short words: Huffman, 1952.
struct HuffmanCode {
  /// The number of bits of each symbol's word; 0 for symbols that do not occur.
  let lengths: [Int]
  /// The words, last bit first.
  private let words: [Int]

  /// Makes a code for symbols that occur so many times.
  init(_ counts: [Int], longest: Int) {
    lengths = Self.lengths(counts, longest)
    words = Self.words(lengths)
  }

  func write(_ symbol: Int, to output: inout BitWriter) {
    output.append(words[symbol], bits: lengths[symbol])
  }

  /// The lengths without the zeros at the end, but at least this number.
  func lengths(atLeast count: Int) -> ArraySlice<Int> {
    lengths.prefix(max(count, (lengths.lastIndex { $0 > 0 } ?? 0) + 1))
  }

  /// The lengths of the words: the two rarest trees of symbols are joined until one tree is left.
  ///
  /// If a word is too long, halved counts give a flatter tree.
  private static func lengths(_ counts: [Int], _ longest: Int) -> [Int] {
    var lengths = [Int](repeating: 0, count: counts.count)
    // The rarest tree is the last one.
    var trees = counts.indices.filter { counts[$0] > 0 }
      .sorted { (counts[$0], $0) > (counts[$1], $1) }
      .map { (count: counts[$0], symbols: [$0]) }
    if trees.count == 1 { lengths[trees[0].symbols[0]] = 1 }
    while trees.count > 1 {
      let (one, other) = (trees.removeLast(), trees.removeLast())
      let (count, symbols) = (one.count + other.count, one.symbols + other.symbols)
      for symbol in symbols { lengths[symbol] += 1 }
      trees.insert((count, symbols), at: trees.firstIndex { $0.count <= count } ?? trees.count)
    }
    let isShort = lengths.allSatisfy { $0 <= longest }
    return isShort ? lengths : Self.lengths(counts.map { ($0 + 1) / 2 }, longest)
  }

  /// The words in the order of lengths and symbols: RFC 1951, 3.2.2.
  private static func words(_ lengths: [Int]) -> [Int] {
    var words = [Int](repeating: 0, count: lengths.count)
    var word = 0
    for length in 1...15 {
      word <<= 1
      for symbol in lengths.indices where lengths[symbol] == length {
        words[symbol] = (0..<length).reduce(0) { $0 << 1 | word >> $1 & 1 }
        word += 1
      }
    }
    return words
  }
}
