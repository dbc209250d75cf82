#if !hasFeature(Embedded)
  extension Language: CustomStringConvertible {
    /// The BCP 47 tag: `en`, `zh-Hans`.
    public var description: String { "\(tag)" }
  }

  extension RowSymbol: CustomStringConvertible {
    /// The word for it on the command line.
    public var description: String {
      switch self {
      case .star: "star"
      case .heart: "heart"
      case .face: "face"
      }
    }
  }

  extension Theme: CustomStringConvertible {
    /// The name of it on the command line.
    public var description: String {
      switch self {
      case .original: "original"
      case .sky: "sky"
      case .traffic: "traffic"
      case .mono: "mono"
      case .dusk: "dusk"
      case .orchid: "orchid"
      }
    }
  }

  extension FillRule: CustomStringConvertible {
    /// The word for it on the command line.
    public var description: String {
      switch self {
      case .exact: "exact"
      case .half: "half"
      case .whole: "whole"
      }
    }
  }

  extension HuePath: CustomStringConvertible {
    /// The word for it, on the command line and in stored styles.
    public var description: String {
      switch self {
      case .linear: "linear"
      case .shorter: "shorter"
      }
    }
  }

  extension HuePath: Codable {
    /// Decodes the word; any other is an error that names those there are.
    public init(from decoder: any Decoder) throws { self = try word(from: decoder) }

    /// Encodes the word.
    public func encode(to encoder: any Encoder) throws { try description.encode(to: encoder) }
  }

  extension RowSymbol: Codable {
    /// Decodes the word; any other is an error that names those there are.
    public init(from decoder: any Decoder) throws { self = try word(from: decoder) }

    /// Encodes the word.
    public func encode(to encoder: any Encoder) throws { try description.encode(to: encoder) }
  }

  extension FillRule: Codable {
    /// Decodes the word; any other is an error that names those there are.
    public init(from decoder: any Decoder) throws { self = try word(from: decoder) }

    /// Encodes the word.
    public func encode(to encoder: any Encoder) throws { try description.encode(to: encoder) }
  }

  /// The case whose word comes next.
  private func word<Case: CaseIterable & CustomStringConvertible>(
    from decoder: any Decoder
  ) throws -> Case {
    let container = try decoder.singleValueContainer()
    let word = try container.decode(String.self)
    if let match = Case.allCases.first(where: { $0.description == word }) { return match }
    let words = Case.allCases.map(\.description).joined(separator: ", ")
    throw DecodingError.dataCorruptedError(
      in: container, debugDescription: "\(word) is none of \(words)")
  }
#endif
