import EmojiRate

/// Several words or colours, separated by commas.
struct ListKind: ArgumentKind {
  let allowed: String
  let words: [String]
  private let isValid: @Sendable (String) -> Bool

  init<List: ParameterList>(of list: List.Type) {
    allowed = "\(list.allowed)"
    words = list.words
    isValid = { List(list: $0) != nil }
  }

  var placeholder: String { words.isEmpty ? "colours" : "words" }
  var limits: String? { allowed }
  var form: JSONForm { .list }

  func candidates(behind items: [String]) -> [String] {
    if words.isEmpty {
      return items.count < ColorRamp.countLimits.upperBound ? HSBColor.cssNames : []
    }
    return items.isEmpty ? ["none"] + words : items == ["none"] ? [] : words
  }

  func read(_ given: Given, _ settings: inout Settings) throws(CommandError) -> String {
    guard !isValid(given.text) else { return given.text }
    // Report the first invalid item, or else the number of items.
    var list = given.text
    let items = list.withUTF8 { ListItems($0).map { String(decoding: $0, as: UTF8.self) } }
    let words = words
    for item in items.map(given.part) {
      if words.isEmpty {
        _ = try ColorKind(allowsCurrentColor: false).read(item, &settings)
      } else {
        let words = (items.count == 1 ? ["none"] : []) + words
        let kind = WordKind(words: words) { words.contains($0) }
        _ = try kind.read(item, &settings)
      }
    }
    let isColor = words.isEmpty && items.count == 1
    let color = given.option.hasPrefix("--") ? "--color" : "color"
    throw given.notAllowed(isColor ? "\(allowed), or one by \(color)" : allowed)
  }
}
