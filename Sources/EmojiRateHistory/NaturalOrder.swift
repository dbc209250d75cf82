import EmojiRate

/// A text in the order that people expect of numbered names: `1.9` before `1.10`.
///
/// Runs of digits are compared as numbers and come before other characters, which are compared by their code
/// points. Texts that only differ in leading zeros are compared as they are.
struct NaturalOrder: Comparable {
  private let text: String
  /// Each run of digits as their number and then the digits, without leading zeros; other code points are larger.
  private let key: [UInt32]

  init(_ text: String) {
    var key: [UInt32] = []
    /// The place of the number of digits of the current run.
    var run: Int?
    for scalar in text.unicodeScalars {
      guard ("0"..."9").contains(scalar) else {
        run = nil
        key.append(1 << 31 | scalar.value)
        continue
      }
      let place = run ?? key.count
      if run == nil { key.append(0) }
      run = place
      guard scalar != "0" || key[place] > 0 else { continue }
      key[place] += 1
      key.append(scalar.value)
    }
    (self.text, self.key) = (text, key)
  }

  static func < (first: NaturalOrder, second: NaturalOrder) -> Bool {
    first.key != second.key
      ? first.key.lexicographicallyPrecedes(second.key) : first.text < second.text
  }
}
