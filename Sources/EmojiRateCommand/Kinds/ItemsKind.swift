/// Several values of one kind, separated by commas, without duplicates.
struct ItemsKind<Item: ArgumentKind>: ArgumentKind where Item.Value: Equatable {
  let item: Item
  let placeholder: String
  let example: String
  var count = 1...Int.max

  var allowed: String {
    let number =
      switch (count.lowerBound, count.upperBound) {
      case (_, .max): "some"
      case let (least, most) where least == most: "\(least) different ones"
      case let (least, most): "\(least) to \(most) different ones"
      }
    let limits = item.limits ?? item.words.joined(separator: ", ")
    return number + (limits.isEmpty ? "" : " of \(limits)") + ", such as \(example)"
  }
  var limits: String? { item.limits }
  var words: [String] { item.words }

  func candidates(behind items: [String]) -> [String] {
    items.count < count.upperBound ? item.candidates(behind: []) : []
  }

  func read(_ given: Given, _ settings: inout Settings) throws(CommandError) -> [Item.Value] {
    var items: [Item.Value] = []
    for word in given.text.split(separator: ",", omittingEmptySubsequences: false) {
      let value = try item.read(given.part(String(word)), &settings)
      if !items.contains(value) { items.append(value) }
    }
    guard count.contains(items.count) else { throw given.notAllowed(allowed) }
    return items
  }
}
