/// The extras that a user chooses: a list, or the style's extras without some: `-tears,-blush`.
package enum ExtrasChoice: Hashable, Sendable {
  /// These extras, whatever the style has.
  case only(FaceExtras)
  /// The extras of the style, without these.
  case without(FaceExtras)
}

extension ExtrasChoice: ParameterList {
  package init(_ extras: [FaceExtra]) { self = .only(FaceExtras(extras)) }

  /// The allowed values, as a phrase.
  package static var allowed: StaticString {
    "words with commas between, each with a minus sign to remove it, or none"
  }

  /// Reads a list of extras, or words that all have a minus sign.
  package init?(list text: String) {
    if let extras = FaceExtras(list: text) {
      self = .only(extras)
      return
    }
    let items = text.listItems
    guard items.allSatisfy({ $0.utf8.first == UInt8(ascii: "-") }) else { return nil }
    let words = items.map { String(Substring($0.utf8.dropFirst())) }
    guard let extras = FaceExtras(list: words.joined(separator: ",")), !extras.isEmpty
    else { return nil }
    self = .without(extras)
  }

  /// The words of all extras.
  package static var words: [String] { FaceExtras.words }

  /// The words; removed extras have a minus sign.
  package var items: [String] {
    switch self {
    case .only(let extras): extras.items
    case .without(let extras): extras.items.map { "-" + $0 }
    }
  }
}

extension PictureSettings {
  /// The extras that are chosen; nil keeps the extras of the character.
  ///
  /// Removing extras from chosen ones keeps the rest of them.
  var extrasChoice: ExtrasChoice? {
    get { style.$extras.map(ExtrasChoice.only) ?? removedExtras.map(ExtrasChoice.without) }
    set {
      if case .without(let extras) = newValue {
        if style.$extras == nil { removedExtras = extras } else { style.extras.remove(extras) }
      } else {
        removedExtras = nil
        if case .only(let extras) = newValue { style.extras = extras } else { style.$extras = nil }
      }
    }
  }
}
