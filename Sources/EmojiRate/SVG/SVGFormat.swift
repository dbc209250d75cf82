/// How the numbers of a document are written.
struct SVGFormat {
  let coordinates: DecimalFormat
  /// For the lengths of which a small one matters: at precision 0, a thin line would be none.
  let lengths: DecimalFormat

  init(precision: Int) {
    coordinates = DecimalFormat(precision: precision)
    lengths = DecimalFormat(precision: max(precision, 2))
  }

  /// A width or height of the document, at least the smallest that can be written, and its format.
  ///
  /// A length whose decimals would not be exact has two.
  func size(_ length: Double) -> (length: Double, format: DecimalFormat) {
    let format = length < 1e9 ? lengths : DecimalFormat(precision: 2)
    return (max(length, 1 / Double(format.unitsPerOne)), format)
  }
}
