#if !hasFeature(Embedded)
  /// The value of a parameter of any kind.
  public enum ParameterValue: Hashable, Sendable {
    /// A number.
    case number(Double)
    /// A flag.
    case flag(Bool)
    /// A colour; nil unsets it.
    case color(CSSColor?)
    /// One of the parameter's words.
    case word(String)
    /// A width and a height.
    case size(Size)
    /// Several values, with commas between.
    case list(String)
    /// A text.
    case text(String)
  }

  extension PictureSettings {
    /// The value of a parameter by its name; nil if it is not set.
    ///
    /// Numbers are clamped on assignment. Values of another kind, unknown words and unknown names change
    /// nothing.
    ///
    /// ```swift
    /// settings["mouth-width"] = .number(0.5)
    /// ```
    public subscript(name: String) -> ParameterValue? {
      get {
        var access = ParameterAccess(name: name)
        var settings = self
        settings.visitParameters(&access)
        return access.value
      }
      set {
        var access = ParameterAccess(name: name, assigned: .some(newValue))
        visitParameters(&access)
      }
    }
  }

  /// Finds a parameter by its name, and reads or assigns it.
  private struct ParameterAccess: ParameterVisitor {
    let name: String
    /// The value to assign; nil to only read.
    var assigned: ParameterValue??
    var value: ParameterValue?

    private mutating func access<Value>(
      _ parameter: Parameter, _ value: inout Value?, _ wrap: (Value) -> ParameterValue,
      _ unwrap: (ParameterValue) -> Value??
    ) {
      guard parameter.isNamed(name) else { return }
      switch assigned {
      case nil: self.value = value.map(wrap)
      case .some(nil): value = nil
      case .some(let assigned?): if let new = unwrap(assigned) { value = new }
      }
    }

    mutating func number(
      _ parameter: Parameter, _ number: NumberParameter, _ value: inout Double?
    ) {
      access(parameter, &value, { .number($0) }) {
        if case .number(let new) = $0 { new } else { nil }
      }
    }

    mutating func flag(_ parameter: Parameter, _ value: inout Bool?) {
      access(parameter, &value, { .flag($0) }) { if case .flag(let new) = $0 { new } else { nil } }
    }

    mutating func color(
      _ parameter: Parameter, _ color: ColorParameter, _ value: inout CSSColor?
    ) {
      access(parameter, &value, { .color($0) }) {
        if case .color(let new) = $0 { .some(new) } else { nil }
      }
    }

    mutating func word<Word: Keyword>(
      _ parameter: Parameter, defaultValue: Word, _ value: inout Word?
    ) {
      access(parameter, &value, { .word($0.description) }) {
        if case .word(let word) = $0 { Word(keyword: word).map { .some($0) } } else { nil }
      }
    }

    mutating func size(
      _ parameter: Parameter, _ length: NumberParameter, _ value: inout Size?
    ) {
      access(parameter, &value, { .size($0) }) { if case .size(let new) = $0 { new } else { nil } }
    }

    mutating func list<Value: ParameterList>(_ parameter: Parameter, _ value: inout Value?) {
      access(parameter, &value, { .list($0.spelling) }) {
        if case .list(let text) = $0 { Value(list: text).map { .some($0) } } else { nil }
      }
    }

    mutating func text(_ parameter: Parameter, _ value: inout String?) {
      access(parameter, &value, { .text($0) }) { if case .text(let new) = $0 { new } else { nil } }
    }
  }

  extension Parameter {
    /// Whether it has a name; comparing allocates no string.
    public func isNamed(_ name: String) -> Bool {
      name.utf8.elementsEqual(UnsafeBufferPointer(self.name))
    }
  }
#endif
