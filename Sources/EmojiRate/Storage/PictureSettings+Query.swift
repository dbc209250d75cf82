/// Settings as the query of a URL.
extension PictureSettings {
  /// An item of a query, decoded; a flag has no value.
  private typealias QueryItem = (name: String, value: String?)

  /// Reads the items of a query, such as those of Foundation's `URLComponents`; a flag has no value.
  ///
  /// Numbers are clamped. An item must be a parameter of the scope, given once, and have an effect.
  ///
  /// ```swift
  /// let items = URLComponents(string: "?theme=dusk&no-eyes&utm_source=mail")?.queryItems ?? []
  /// let settings = try PictureSettings(
  ///   query: items.map { ($0.name, $0.value) }, in: Face.parameters,
  ///   ignoring: { $0.hasPrefix("utm_") })
  /// ```
  ///
  /// - Parameters:
  ///   - items: The items, such as pairs of the names and values of `URLQueryItem`.
  ///   - scope: The allowed parameters.
  ///   - isOthers: Whether an unknown name is none of the picture's business; by default, it is an error.
  public init(
    query items: some Sequence<(name: String, value: String?)>, in scope: ParameterScope,
    ignoring isOthers: (String) -> Bool = { _ in false }
  ) throws(ParameterError) {
    self.init()
    let query = Array(items)
    var known: [String] = []
    try visitTexts(in: scope) { parameter, kind, text throws(ParameterError) in
      known.append("\(parameter.name)")
      guard let item = query.first(where: { parameter.isNamed($0.name) }) else { return true }
      let extra = kind.isFlag && item.value != nil ? "must be without a value" : nil
      if let problem = Self.obstacle(to: parameter, in: query) ?? extra {
        throw ParameterError(parameter: item.name, problem: problem)
      }
      text = kind.isFlag ? "true" : item.value
      if case .list = kind { return text != nil }
      return text?.isEmpty == false
    }
    for (index, item) in query.enumerated() {
      if !known.contains(item.name) {
        if isOthers(item.name) { continue }
        throw Self.unknown(item.name, in: scope)
      }
      if query[..<index].contains(where: { $0.name == item.name }) {
        throw ParameterError(parameter: item.name, problem: "is given twice; give it once")
      }
    }
  }

  /// The items for the settings that are set, each in one spelling, in the order of the table.
  ///
  /// A drawing has no item. Settings of which one overrides another, such as `color` and `colors`, give a
  /// query that is refused.
  public func query(in scope: ParameterScope) -> [(name: String, value: String?)] {
    var (items, settings): ([QueryItem], PictureSettings) = ([], named)
    try? settings.visitTexts(in: scope) { parameter, kind, text in
      // A flag that is false is one that is not set.
      if let text, !kind.isFlag || text == "true" {
        items.append(("\(parameter.name)", kind.isFlag ? nil : text))
      }
      return true
    }
    return items
  }

  /// The problem of a parameter because of other items, or because one is missing.
  private static func obstacle(to parameter: Parameter, in query: [QueryItem]) -> String? {
    func item(_ name: Substring) -> QueryItem? { query.first { $0.name == name } }
    for other in "\(parameter.conflicts)".split(separator: " ") where item(other) != nil {
      return "conflicts with \(other); give one of them"
    }
    if let required = parameter.requirement, item("\(required)") == nil {
      return "requires \(required); give both"
    }
    // The first word is another parameter, or an option of the command, and the rest are its values with which this
    // one has no effect.
    if let words = parameter.ineffectiveWith.map({ "\($0)".split(separator: " ") }),
      let other = item(words[0])?.value, words.dropFirst().contains(where: { $0 == other })
    {
      return "has no effect with \(words[0])=\(other); leave one of them out"
    }
    return nil
  }
}

extension ParameterKind {
  fileprivate var isFlag: Bool { if case .flag = self { true } else { false } }
}
