/// How the numbers of a document are written.
struct SVGFormat {
  let coordinates: DecimalFormat
  /// For the lengths of which a small one matters: at precision 0, a thin line would be none.
  let lengths: DecimalFormat

  init(precision: Int) {
    coordinates = DecimalFormat(precision: precision)
    lengths = DecimalFormat(precision: max(precision, 2))
  }
}
