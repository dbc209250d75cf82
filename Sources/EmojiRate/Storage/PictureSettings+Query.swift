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
      var known: [String] = []
      do {
        try visitValues(in: scope, flag: "without a value") { parameter, form, value in
          known.append("\(parameter.name)")
          guard let item = query.first(where: { parameter.isNamed($0.name) }) else { return }
          if let obstacle = Self.obstacle(to: parameter, in: query) {
            throw QueryError(parameter: item.name, problem: obstacle)
          }
          value = try ParameterValue(form, inQuery: item.value)
        }
      } catch {
        if let error = error as? QueryError { throw error }
      }
      for (index, item) in query.enumerated() {
        if !known.contains(item.name) {
          throw QueryError(
            parameter: item.name, problem: "is unknown; there are \(known.joined(separator: ", "))")
        }
        if query[..<index].contains(where: { $0.name == item.name }) {
          throw QueryError(parameter: item.name, problem: "is given twice; give it once")
        }
      }
    }

    /// The items for the settings that are set, each in one spelling, in the order of the table.
    ///
    /// A drawing has no item, nor have the view box and the winding rule of a path. Settings of which one overrides another, such as ``color`` and ``colors``, give a
    /// query that is refused.
    public func query(in scope: ParameterScope = .all) -> [QueryItem] {
      var (items, settings): ([QueryItem], PictureSettings) = ([], named)
      try? settings.visitValues(in: scope) { parameter, _, value in
        // A flag that is false is one that is not set.
        guard let value, value != .flag(false) else { return }
        items.append(("\(parameter.name)", value.inQuery))
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
      // The first word is another parameter, and the rest are its values with which this one has no effect.
      if let words = parameter.ineffectiveWith.map({ "\($0)".split(separator: " ") }),
        let other = item(words[0])?.value, words.dropFirst().contains(where: { $0 == other })
      {
        return "has no effect with \(words[0])=\(other); leave one of them out"
      }
      return nil
    }
  }

  /// The error in a parameter of a query.
  public struct QueryError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The parameter's name, which is the caller's text if no parameter has it.
    public let parameter: String
    /// The problem, with what is allowed.
    public let problem: String

    /// The sentence about it.
    public var description: String { "\(parameter) \(problem)" }
  }

  extension ParameterValue {
    /// Reads the value of an item.
    fileprivate init(_ form: Form, inQuery text: String?) throws(ParameterValues.OtherForm) {
      switch (form, text) {
      case (.flag, nil): self = .flag(true)
      case (.list, let text?): self = .list([text])
      case (.text, let text?) where !text.isEmpty: self = .text(text)
      case (.number, let text?):
        guard let number = NumberParameter.number(text) else { fallthrough }
        self = .number(number)
      default: throw ParameterValues.OtherForm()
      }
    }

    /// The value of an item; nil for a flag.
    fileprivate var inQuery: String? {
      switch self {
      case .number(let number): NumberParameter.text(number)
      case .flag: nil
      case .text(let text): text
      case .list(let items): items.isEmpty ? "none" : items.joined(separator: ",")
      }
    }
  }

  extension NumberParameter {
    /// Reads a number in digits, with an optional sign, decimal point and exponent; nil for any other text.
    public static func number(_ text: String) -> Double? {
      decimal(text).flatMap { $0.isFinite ? $0 : nil }
    }

    /// Reads such a number; infinite if it is too large.
    package static func decimal(_ text: String) -> Double? {
      // Double also accepts hexadecimal digits and words.
      let isPlain = text.utf8.allSatisfy { "+-.0123456789eE".utf8.contains($0) }
      return isPlain ? Double(text) : nil
    }

    /// The shortest text of exactly this number, which must be finite: `3`, `0.5` or `1e-07`.
    public static func text(_ number: Double) -> String {
      // Adding 0 makes a negative zero positive.
      abs(number) < 1e16 && number == number.rounded() ? "\(Int(number))" : "\(number + 0)"
    }
  }
#endif
