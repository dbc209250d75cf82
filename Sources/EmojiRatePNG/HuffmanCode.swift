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

  /// The best lengths up to a limit: Larmore and Hirschberg, "A fast algorithm for optimal length-limited Huffman
  /// codes", JACM 37 (1990).
  ///
  /// For each bit, the symbols and the pairs of the bit before are merged in the order of their counts. A symbol's
  /// length is the number of merged lists from which it is taken.
  private static func lengths(_ counts: [Int], _ longest: Int) -> [Int] {
    let symbols = counts.indices.filter { counts[$0] > 0 }
      .sorted { (counts[$0], $0) < (counts[$1], $1) }
    var lengths = [Int](repeating: 0, count: counts.count)
    if symbols.count < 2 {
      for symbol in symbols { lengths[symbol] = 1 }
      return lengths
    }
    var sums = symbols.map { counts[$0] }
    /// For each bit, whether the merged list has a symbol at each place, or a pair.
    var lists = [sums.map { _ in true }]
    for _ in 1..<longest {
      let pairs = stride(from: 1, to: sums.count, by: 2).map { sums[$0 - 1] + sums[$0] }
      let (merged, areSymbols) = merged(symbols.map { counts[$0] }, pairs)
      sums = merged
      lists.append(areSymbols)
    }
    var taken = 2 * symbols.count - 2
    for list in lists.reversed() {
      let taking = list.prefix(taken).reduce(0) { $0 + ($1 ? 1 : 0) }
      for symbol in symbols.prefix(taking) { lengths[symbol] += 1 }
      taken = 2 * (taken - taking)
    }
    return lengths
  }

  /// Both lists in one order, and which places come from the first, which comes first at equal sums.
  private static func merged(_ first: [Int], _ second: [Int]) -> (sums: [Int], areFirst: [Bool]) {
    var sums: [Int] = []
    var areFirst: [Bool] = []
    var index = 0
    for sum in second {
      while index < first.count, first[index] <= sum {
        sums.append(first[index])
        areFirst.append(true)
        index += 1
      }
      sums.append(sum)
      areFirst.append(false)
    }
    let rest = first[index...]
    return (sums + rest, areFirst + rest.map { _ in true })
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
