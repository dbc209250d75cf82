/// A text in the order that people expect of numbered names: `1.9` before `1.10`.
///
/// Runs of digits are compared as numbers and come before other characters, which are compared by their code
/// points. Texts that only differ in leading zeros are compared as they are.
struct NaturalOrder: Comparable {
  private let text: String
  /// The runs: digits without leading zeros, or one other code point.
  private let runs: [Run]

  private enum Run: Comparable {
    case number(count: Int, digits: [UInt8])
    case other(UInt32)

    static func < (first: Run, second: Run) -> Bool {
      switch (first, second) {
      case (.number(let count, let digits), .number(let otherCount, let others)):
        (count, 0) != (otherCount, 0)
          ? count < otherCount : digits.lexicographicallyPrecedes(others)
      case (.number, .other): true
      case (.other, .number): false
      case (.other(let code), .other(let other)): code < other
      }
    }
  }

  init(_ text: String) {
    self.text = text
    var runs: [Run] = []
    var digits: [UInt8]?
    func flush() {
      guard let run = digits else { return }
      let number = Array(run.drop { $0 == UInt8(ascii: "0") })
      runs.append(.number(count: number.count, digits: number))
      digits = nil
    }
    for scalar in text.unicodeScalars {
      if ("0"..."9").contains(scalar) {
        digits = (digits ?? []) + [UInt8(truncatingIfNeeded: scalar.value)]
      } else {
        flush()
        runs.append(.other(scalar.value))
      }
    }
    flush()
    self.runs = runs
  }

  static func < (first: NaturalOrder, second: NaturalOrder) -> Bool {
    first.runs != second.runs
      ? first.runs.lexicographicallyPrecedes(second.runs) : first.text < second.text
  }
}
