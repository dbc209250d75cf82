/// How a language counts: which of a noun's forms goes with a number.
///
/// They are the cardinal rules of
/// [CLDR](https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html), but without
/// what millions have of their own, of numbers with two decimals and no trailing zeros.
enum PluralRule: UInt8 {
  /// All numbers are alike.
  case none = 0x30  // "0"
  /// 1 is one.
  case one
  /// So are a half and one and a half.
  case danish
  /// A number below 2 is one.
  case belowTwo
  /// A number below 1 is one too, except 0.
  case hebrew
  case czech
  case polish
  /// Of Russian and Ukrainian.
  case eastSlavic
  case romanian
  case arabic

  /// A category of numbers, with the number of its form.
  ///
  /// A missing form equals the others'.
  enum Category: Int { case other, one, few, many, two, zero }

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
