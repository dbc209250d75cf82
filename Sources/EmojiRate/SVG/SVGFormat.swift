/// How the numbers of a document are written.
struct SVGFormat {
  let coordinates: DecimalFormat
  /// For the lengths of which a small one matters: at precision 0, a thin line would be none.
  let lengths: DecimalFormat

  init(precision: Int) {
    coordinates = DecimalFormat(precision: precision)
    lengths = DecimalFormat(precision: max(precision, 2))
  }

  /// For the width or the height of a document: of one so large that its decimals would not be exact, two.
  func size(_ length: Double) -> DecimalFormat {
    length < 1e9 ? lengths : DecimalFormat(precision: 2)
  }
}
