/// Several values of one kind, separated by commas, without duplicates.
///
/// The type of the items has no requirement, because at the start the runtime would look for its conformance.
struct ItemsKind<Value: Sendable>: ArgumentKind {
  private let item: any ArgumentKind
  let placeholder: String
  private let example: String
  private let count: ClosedRange<Int>
  private let readItems: @Sendable (Given, inout Settings) throws(CommandError) -> [Value]

  /// - Parameter value: The value of an item; nil leaves it out.
  init<Item: ArgumentKind>(
    of item: Item, placeholder: String, example: String, count: ClosedRange<Int> = 1...Int.max,
    _ value: @escaping @Sendable (Item.Value) -> Value?
  ) where Value: Equatable {
    self.item = item
    self.placeholder = placeholder
    self.example = example
    self.count = count
    readItems = { (given, settings) throws(CommandError) in
      var items: [Value] = []
      for word in given.text.split(separator: ",", omittingEmptySubsequences: false) {
        let value = value(try item.read(given.part(String(word)), &settings))
        if let value, !items.contains(value) { items.append(value) }
      }
      return items
    }
  }

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

  func read(_ given: Given, _ settings: inout Settings) throws(CommandError) -> [Value] {
    let items = try readItems(given, &settings)
    guard count.contains(items.count) else { throw given.notAllowed(allowed) }
    return items
  }
}
