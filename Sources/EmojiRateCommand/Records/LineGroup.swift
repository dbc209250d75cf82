/// The group of a line: the product that its fields name, and its column of ratings.
///
/// It is a class, because a reader fills the same one for each line. It makes its labels only when
/// they are asked for, which is once for each group.
final class LineGroup {
  /// The byte between the parts of ``key``, which no text in UTF-8 has.
  static let separator: UInt8 = 0xFF

  /// The fields that name the product, and the index of the column of ratings if there are several.
  ///
  /// Two groups can have one label, but not one key.
  private(set) var key: [UInt8] = []
  /// The index of the line's column of ratings; nil if there is only one.
  private(set) var column: Int?
  /// The label of the line's column of ratings; empty if there is only one.
  private(set) var columnLabel: [UInt8] = []
  /// The number of fields that name the product, and the end of the last one in ``key``.
  private var fieldCount = 0
  private var productEnd = 0

  /// Whether no field names a product.
  var isEmpty: Bool { key.allSatisfy { $0 == Self.separator } }

  func clear() {
    key.removeAll(keepingCapacity: true)
    column = nil
    columnLabel = []
    fieldCount = 0
    productEnd = 0
  }

  /// Adds a field that names the product.
  func append(_ field: ArraySlice<UInt8>) {
    if fieldCount > 0 { key.append(Self.separator) }
    key += field
    fieldCount += 1
    productEnd = key.count
  }

  /// Sets the column of ratings, after the fields.
  func setColumn(_ index: Int, label: [UInt8]) {
    key.removeSubrange(productEnd...)
    key.append(Self.separator)
    key += String(index).utf8
    column = index
    columnLabel = label
  }

  // MARK: Labels

  /// The label of the product; empty without a column for it.
  var product: [UInt8] {
    let product = key[..<productEnd]
    guard fieldCount > 1 else { return Array(product) }
    return Array(Self.parts(of: product).filter { !$0.isEmpty }.joined(separator: " / ".utf8))
  }

  /// The label of the group: of the product, and of the column of ratings if there are several.
  var label: [UInt8] {
    let product = product
    return product.isEmpty || column == nil
      ? product + columnLabel : product + ": ".utf8 + columnLabel
  }

  /// Whether a key comes before another, by their parts.
  static func isSorted(_ key: [UInt8], _ other: [UInt8]) -> Bool {
    parts(of: key[...]).lexicographicallyPrecedes(parts(of: other[...])) {
      $0.lexicographicallyPrecedes($1)
    }
  }

  /// The parts of a key.
  static func parts(of key: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    key.split(separator: separator, omittingEmptySubsequences: false)
  }
}
