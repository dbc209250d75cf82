/// Settings as the query of a URL.
extension PictureSettings {
  /// An item of a query, decoded; a flag has no value.
  private typealias QueryItem = (name: String, value: String?)

  /// Reads the items of a query, such as `queryItems` of Foundation's `URLComponents`.
  ///
  /// Numbers are clamped. A flag has no value, an empty one, `on` or `true`, as forms of HTML send it. Other items with
  /// an empty value are not set. An item must be a parameter of the scope, given once, and have an effect.
  ///
  /// ```swift
  /// let items = URLComponents(string: "?theme=dusk&no-eyes&utm_source=mail")?.queryItems ?? []
  /// let settings = try PictureSettings(
  ///   query: items.map { ($0.name, $0.value) }, for: .face, ignoring: { $0.hasPrefix("utm_") })
  /// ```
  ///
  /// - Parameters:
  ///   - items: The items, such as pairs of the names and values of `URLQueryItem`.
  ///   - scope: The allowed parameters.
  ///   - isOthers: Whether to ignore an unknown name; by default, it is an error.
  public init(
    query items: [(name: String, value: String?)], for scope: ParameterScope,
    ignoring isOthers: (String) -> Bool = { _ in false }
  ) throws(ParameterError) {
    self.init()
    // A form sends the fields that nobody has filled in.
    let query = items.filter { item in
      item.value != "" || scope.row(named: item.name)?.kind.allowsEmpty ?? true
    }
    for row in scope.rows {
      guard let item = query.first(where: { row.isNamed($0.name) }) else { continue }
      if let problem = Self.obstacle(to: row, in: query) {
        throw ParameterError(parameter: item.name, problem: problem)
      }
      try row.set(try Self.text(item, of: row), in: &self)
    }
    try resolveRowLineWidth()
    for (index, item) in items.enumerated() {
      if scope.row(named: item.name) == nil {
        if isOthers(item.name) { continue }
        throw .unknown(item.name, in: scope)
      }
      if items[..<index].contains(where: { $0.name == item.name }) {
        throw ParameterError(parameter: item.name, problem: "is given twice; give it once")
      }
    }
  }

  /// Reads the text after the question mark of an address, in which `+` is a space and `%20` too.
  ///
  /// ```swift
  /// let settings = try PictureSettings(query: "theme=dusk&title=Nice+cat", for: .face)
  /// ```
  public init(
    query text: String, for scope: ParameterScope,
    ignoring isOthers: (String) -> Bool = { _ in false }
  ) throws(ParameterError) {
    try self.init(query: FormText.items(text), for: scope, ignoring: isOthers)
  }

  /// The items for the settings that are set, each in one spelling, in the order of the table.
  ///
  /// A drawing has no item. Settings of which one overrides another, such as `color` and `colors`, give a
  /// query that is refused.
  public func query(for scope: ParameterScope) -> [(name: String, value: String?)] {
    var settings = self
    return scope.rows.compactMap { row in
      // A flag that is false is one that is not set.
      guard let text = row.text(in: &settings), !row.kind.isFlag || text == "true" else {
        return nil
      }
      return ("\(row.name)", row.kind.isFlag ? nil : text)
    }
  }

  /// Carries `line-width` of a row to what it means: the lines of faces, or the stroke of stars and hearts.
  private mutating func resolveRowLineWidth() throws(ParameterError) {
    guard let width = ownRowLineWidth else { return }
    if symbol == .face {
      style.lineWidth = width
    } else if readsLineWidthAsStroke {
      stars.strokeWidth = width
    } else {
      throw ParameterError(
        parameter: "line-width", problem: "is for faces; stars and hearts have stroke-width")
    }
    ownRowLineWidth = nil
  }

  /// The text of an item for its row.
  private static func text(_ item: QueryItem, of row: Parameter) throws(ParameterError) -> String {
    guard row.kind.isFlag else {
      guard let text = item.value else { throw row.lacksValue }
      return text
    }
    guard ["", "on", "true"].contains(item.value ?? "") else {
      throw ParameterError(parameter: item.name, problem: "must be without a value, on or true")
    }
    return "true"
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

  /// Whether an empty text is a value: a flag that is set, or the list `none`.
  fileprivate var allowsEmpty: Bool {
    switch self {
    case .flag, .list: true
    default: false
    }
  }
}

/// The encoding of forms: [URL Standard, 5](https://url.spec.whatwg.org/#application/x-www-form-urlencoded).
enum FormText {
  /// The items of a query, decoded; one without an equals sign has no value.
  static func items(_ query: String) -> [(name: String, value: String?)] {
    query.utf8.split(separator: UInt8(ascii: "&")).map { item in
      let parts = item.split(
        separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      let name = bytes(parts[0])
      let value = parts.count > 1 ? bytes(parts[1]) : nil
      return (String(decoding: name, as: UTF8.self), value.flatMap(text))
    }
  }

  /// The text of bytes in UTF-8; nil for others.
  private static func text(_ bytes: [UInt8]) -> String? {
    let text = String(decoding: bytes, as: UTF8.self)
    return text.utf8.elementsEqual(bytes) ? text : nil
  }

  /// A text without `+` and percent signs; one without two hexadecimal digits behind it stays.
  private static func bytes(_ text: Substring.UTF8View) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = text
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "+"): bytes.append(UInt8(ascii: " "))
      case UInt8(ascii: "%"):
        let digits = rest.prefix(2).compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
        guard digits.count == 2 else { fallthrough }
        bytes.append(UInt8(16 * digits[0] + digits[1]))
        rest = rest.dropFirst(2)
      default: bytes.append(byte)
      }
    }
    return bytes
  }
}
