/// The rule that chooses a noun's form for a number.
///
/// The rules are the cardinal rules of
/// [CLDR](https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html) for numbers
/// with up to two decimals, without trailing zeros. Categories for millions are left out.
enum PluralRule: UInt8 {
  /// All numbers have the same form.
  case none = 0x30  // "0"
  /// Only 1 is "one".
  case one
  /// 1, and fractions below 2, are "one".
  case danish
  /// Numbers below 2 are "one".
  case belowTwo
  /// 1, and fractions below 1, are "one".
  case hebrew
  case czech
  case polish
  /// The rule of Russian and Ukrainian.
  case eastSlavic
  case romanian
  case arabic

  /// A category of numbers.
  enum Category {
    case other, one, few, many, two, zero

    /// The name in a ``LanguageRow``.
    var name: StaticString {
      switch self {
      case .other: "other"
      case .one: "one"
      case .few: "few"
      case .many: "many"
      case .two: "two"
      case .zero: "zero"
      }
    }
  }

  func category(hundredths: UInt64) -> Category {
    let (whole, isWhole) = (hundredths / 100, hundredths % 100 == 0)
    let (isOne, ones, tens) = (hundredths == 100, whole % 10, whole % 100)
    let isFew = ones > 1 && ones < 5 && (tens < 11 || tens > 14)
    switch self {
    case .none: return .other
    case .one: return isOne ? .one : .other
    case .danish: return isOne || !isWhole && whole < 2 ? .one : .other
    case .belowTwo: return whole < 2 ? .one : .other
    case .hebrew: return isOne || !isWhole && whole == 0 ? .one : .other
    case .czech: return isOne ? .one : !isWhole ? .many : whole > 1 && whole < 5 ? .few : .other
    case .polish: return isOne ? .one : !isWhole ? .other : isFew ? .few : .many
    case .eastSlavic:
      return !isWhole ? .other : ones == 1 && tens != 11 ? .one : isFew ? .few : .many
    case .romanian:
      return isOne ? .one : !isWhole || whole == 0 || tens > 0 && tens < 20 ? .few : .other
    case .arabic:
      if !isWhole { return .other }
      if whole < 3 { return whole == 0 ? .zero : whole == 1 ? .one : .two }
      return tens < 3 ? .other : tens < 11 ? .few : .many
    }
  }
}
