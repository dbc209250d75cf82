#if !hasFeature(Embedded)
  /// Settings as the query of a URL.
  extension PictureSettings {
    /// An item of a query, decoded; a flag has no value.
    public typealias QueryItem = (name: String, value: String?)

    /// Reads the items of a query, such as those of Foundation's `URLComponents`.
    ///
    /// Numbers are clamped. An item must be a parameter of the scope, given once, and have an effect.
    ///
    /// ```swift
    /// let items = URLComponents(string: "?theme=dusk&no-eyes")?.queryItems ?? []
    /// let settings = try PictureSettings(query: items.map { ($0.name, $0.value) }, in: Face.parameters)
    /// ```
    public init(query: [QueryItem], in scope: ParameterScope = .all) throws(QueryError) {
      self.init()
      var coder = ParameterCoder(store: QueryStore(items: query))
      visitParameters(in: scope, &coder)
      if let error = coder.error as? QueryError { throw error }
      for (index, item) in query.enumerated() {
        if !coder.known.contains(item.name) {
          throw QueryError(
            parameter: item.name,
            problem: "is unknown; there are \(coder.known.joined(separator: ", "))")
        }
        if query[..<index].contains(where: { $0.name == item.name }) {
          throw QueryError(parameter: item.name, problem: "is given twice; give it once")
        }
      }
    }

    /// The items for the settings that are set, each in one spelling, in the order of the table.
    ///
    /// A drawing has no item. Settings of which one overrides another, such as ``color`` and ``colors``, give a
    /// query that is refused.
    public func query(in scope: ParameterScope = .all) -> [QueryItem] {
      var coder = ParameterCoder(store: QueryStore(items: nil))
      var settings = self
      settings.visitParameters(in: scope, &coder)
      return coder.store.written
    }
  }

  /// The error in a query.
  public struct QueryError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The parameter's name, which is the caller's text if no parameter has it.
    public let parameter: String
    /// The problem, with what is allowed.
    public let problem: String

    /// The sentence about it.
    public var description: String { "\(parameter) \(problem)" }
  }

  /// Reads parameters from the items of a query, or writes them.
  private struct QueryStore: ParameterStore {
    /// The items to read; nil writes.
    let items: [PictureSettings.QueryItem]?
    private(set) var written: [PictureSettings.QueryItem] = []

    init(items: [PictureSettings.QueryItem]?) { self.items = items }

    static var allowedFlags: String { "without a value" }

    func read<Stored: StoredParameter>(
      _ parameter: Parameter, mustBe allowed: () -> String
    ) throws -> Stored? {
      guard let item = item("\(parameter.name)") else { return nil }
      if let obstacle = obstacle(to: parameter) { throw error(parameter, obstacle) }
      guard let value = Stored(queryValue: item.value) else {
        throw error(parameter, "must be \(allowed())")
      }
      return value
    }

    mutating func write(_ value: some StoredParameter, _ parameter: Parameter) {
      // A flag that is false is one that is not set.
      guard items == nil, value as? Bool != false else { return }
      written.append(("\(parameter.name)", value.queryValue))
    }

    func error(_ parameter: Parameter, _ problem: String) -> any Error {
      QueryError(parameter: "\(parameter.name)", problem: problem)
    }

    private func item(_ name: some StringProtocol) -> PictureSettings.QueryItem? {
      items?.first { $0.name == name }
    }

    /// The problem of a parameter because of other items, or because one is missing.
    private func obstacle(to parameter: Parameter) -> String? {
      for other in "\(parameter.conflicts)".split(separator: " ") where item(other) != nil {
        return "conflicts with \(other); give one of them"
      }
      if let required = parameter.requirement, item("\(required)") == nil {
        return "requires \(required); give both"
      }
      // The first word is another parameter, and the rest are its values with which this one has no effect.
      if let words = parameter.ineffectiveWith.map({ "\($0)".split(separator: " ") }),
        let other = item(words[0])?.value, words.dropFirst().contains(where: { $0 == other })
      {
        return "has no effect with \(words[0])=\(other); leave one of them out"
      }
      return nil
    }
  }

  extension Double: StoredParameter {
    init?(queryValue: String?) {
      guard let number = queryValue.flatMap({ NumberParameter.number($0) }) else { return nil }
      self = number
    }

    var queryValue: String? { NumberParameter.text(self) }
  }

  extension Bool: StoredParameter {
    init?(queryValue: String?) {
      if queryValue != nil { return nil }
      self = true
    }

    var queryValue: String? { nil }
  }

  extension String: StoredParameter {
    init?(queryValue: String?) {
      guard let queryValue, !queryValue.isEmpty else { return nil }
      self = queryValue
    }

    var queryValue: String? { self }
  }

  extension StoredList: StoredParameter {
    init?(queryValue: String?) {
      guard let queryValue else { return nil }
      self.init([queryValue])
    }

    var queryValue: String? { items.isEmpty ? "none" : items.joined(separator: ",") }
  }

  extension NumberParameter {
    /// Reads a number in digits, with an optional sign, decimal point and exponent; nil for any other text.
    public static func number(_ text: String) -> Double? {
      // Double also accepts hexadecimal digits and words.
      guard text.utf8.allSatisfy({ "+-.0123456789eE".utf8.contains($0) }) else { return nil }
      return Double(text).flatMap { $0.isFinite ? $0 : nil }
    }

    /// The shortest text of exactly this number, which must be finite: `3`, `0.5` or `1e-07`.
    public static func text(_ number: Double) -> String {
      // Adding 0 makes a negative zero positive.
      abs(number) < 1e16 && number == number.rounded() ? "\(Int(number))" : "\(number + 0)"
    }
  }
#endif
