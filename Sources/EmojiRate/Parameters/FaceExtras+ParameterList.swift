/// Extras as a list of words; `none` or an empty text is the empty set.
extension FaceExtras: ParameterList {
  /// The allowed values, as a phrase.
  package static var allowed: StaticString { "words with commas between, or none" }

  /// Reads words with commas between.
  package init?(list text: UnsafeBufferPointer<UInt8>) {
    self.init()
    if text.isEmpty || text.elementsEqual(UnsafeBufferPointer("none")) { return }
    var items = ListItems(text)
    while let item = items.next() {
      guard let extra = FaceExtra(rawValue: String(decoding: item, as: UTF8.self)) else {
        return nil
      }
      insert(extra)
    }
  }

  /// The words of all extras.
  package static var words: [String] { FaceExtra.words }

  /// The words of the extras in the set.
  package var items: [String] { FaceExtra.allCases.filter { contains($0) }.map { $0.rawValue } }
}
