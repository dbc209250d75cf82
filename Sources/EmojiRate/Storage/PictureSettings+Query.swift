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
    for row in scope.rows {
      guard let item = query.first(where: { row.isNamed($0.name) }) else { continue }
      let extra = row.kind.isFlag && item.value != nil ? "must be without a value" : nil
      if let problem = Self.obstacle(to: row, in: query) ?? extra {
        throw ParameterError(parameter: item.name, problem: problem)
      }
      let text = row.kind.isFlag ? "true" : item.value
      guard let text, !text.isEmpty || row.kind.isList else { throw row.notAllowed }
      try row.set(text, in: &self)
    }
    for (index, item) in query.enumerated() {
      if scope.row(named: item.name) == nil {
        if isOthers(item.name) { continue }
        throw .unknown(item.name, in: scope)
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
    var settings = named
    return scope.rows.compactMap { row in
      // A flag that is false is one that is not set.
      guard let text = row.text(in: &settings), !row.kind.isFlag || text == "true" else {
        return nil
      }
      return ("\(row.name)", row.kind.isFlag ? nil : text)
    }
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
  fileprivate var isList: Bool { if case .list = self { true } else { false } }
}
