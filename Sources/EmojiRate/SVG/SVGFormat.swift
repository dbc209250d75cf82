/// The number formats of a document.
package struct SVGFormat {
  package let coordinates: DecimalFormat
  /// The format of lengths that must not round to 0, such as a thin line's width.
  package let lengths: DecimalFormat

  package init(precision: Int) {
    coordinates = DecimalFormat(precision: precision)
    lengths = DecimalFormat(precision: max(precision, 2))
  }

  /// A width or height of the document with its format.
  ///
  /// It is at least the smallest length that can be written. A length with too many digits to be exact gets
  /// two decimals.
  func size(_ length: Double) -> (length: Double, format: DecimalFormat) {
    let format = length < 1e9 ? lengths : DecimalFormat(precision: 2)
    return (max(length, 1 / Double(format.unitsPerOne)), format)
  }
}
