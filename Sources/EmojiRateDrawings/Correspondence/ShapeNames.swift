import EmojiRate

/// The names of a shape, by which it is found at other values.
struct ShapeNames {
  struct Name: Equatable {
    let text: String
    /// Whether it is a word; names that end in digits are often numbered by an editor.
    var isWord: Bool { text.last.map { !($0.isASCII && $0.isNumber) } ?? false }
  }

  /// The name of the element itself.
  var own: Name?
  /// The name of the nearest group with a name.
  var group: Name?
  /// The identifier in the file, without the suffixes of copies.
  var identifier: String?
  /// The nearest group, as the index of its element; nil directly in a layer.
  var groupIndex: Int?

  var words: [String] { [own, group].compactMap { $0 }.filter { $0.isWord }.map { $0.text } }
}
