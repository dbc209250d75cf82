#if !hasFeature(Embedded)
  /// Whole numbers as text: those of 0…44 take one character, and up to 2,024 two.
  ///
  /// The characters stand for 0…89, those from 45 on for one that goes on; none of them ends a string or a
  /// script in a page.
  struct NumberText {
    private(set) var text = ""

    /// Adds a number that is not negative.
    mutating func append(_ number: Int) {
      var digits = [number % 45]
      var rest = number / 45
      while rest > 0 {
        digits.append(rest % 45 + 45)
        rest /= 45
      }
      for digit in digits.reversed() { text.unicodeScalars.append(Self.character(digit)) }
    }

    /// Adds a number that may be negative.
    mutating func append(signed number: Int) { append(number < 0 ? -2 * number - 1 : 2 * number) }

    /// From "#" on, without "<" and "\".
    private static func character(_ digit: Int) -> Unicode.Scalar {
      let place = 35 + digit
      return Unicode.Scalar(UInt8(place + (place > 59 ? 1 : 0) + (place > 90 ? 1 : 0)))
    }
  }
#endif
