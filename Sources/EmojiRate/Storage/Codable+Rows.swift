// How rows are stored, by the rules of faces: what is left out is the default, and decoding clamps.
#if !hasFeature(Embedded)
  extension StarRow: Codable {
    private enum CodingKeys: String, CodingKey {
      case rating, count, symbol, fillRule, layout, isRightToLeft, style
    }

    /// Decodes a row; what is missing keeps its default, what is out of limits is clamped.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      func value<Value: Decodable>(_ key: CodingKeys) throws -> Value? {
        try container.decodeIfPresent(Value.self, forKey: key)
      }
      self.init(
        try value(.rating) ?? Rating(), count: try value(.count),
        symbol: try value(.symbol) ?? .star, fillRule: try value(.fillRule) ?? .exact,
        layout: try value(.layout) ?? .fixed(), isRightToLeft: try value(.isRightToLeft) ?? false,
        style: try value(.style) ?? StarStyle())
    }

    /// Encodes everything.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(rating, forKey: .rating)
      try container.encode(count, forKey: .count)
      try container.encode(symbol, forKey: .symbol)
      try container.encode(fillRule, forKey: .fillRule)
      try container.encode(layout, forKey: .layout)
      try container.encode(isRightToLeft, forKey: .isRightToLeft)
      try container.encode(style, forKey: .style)
    }
  }

  extension StarStyle: Codable {
    private enum CodingKeys: String, CodingKey {
      case fillColor, emptyColor, strokeColor, lineWidth
    }

    /// Decodes a style; what is missing keeps its default, what is out of limits is clamped.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      func color(_ key: CodingKeys) throws -> HSBColor? {
        try container.decodeIfPresent(HSBColor.self, forKey: key)
      }
      self.init(
        fillColor: try color(.fillColor), emptyColor: try color(.emptyColor),
        strokeColor: try color(.strokeColor),
        lineWidth: try container.decodeIfPresent(Double.self, forKey: .lineWidth))
    }

    /// Encodes everything; an empty colour only where there is one.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(fillColor, forKey: .fillColor)
      try container.encodeIfPresent(emptyColor, forKey: .emptyColor)
      try container.encode(strokeColor, forKey: .strokeColor)
      try container.encode(lineWidth, forKey: .lineWidth)
    }
  }

  extension RowLayout: Codable {
    private enum CodingKeys: String, CodingKey { case fixed, fitted, cells }
    private enum Lengths: String, CodingKey {
      case side, width, height, margin, spacing, minimumSide
    }

    /// Decodes `{"fixed": …}`, `{"fitted": …}` or `{"cells": …}`, each with its lengths by name; those
    /// with a default may be left out.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      guard let key = container.allKeys.first, container.allKeys.count == 1 else {
        throw DecodingError.dataCorrupted(
          DecodingError.Context(
            codingPath: decoder.codingPath,
            debugDescription: "a layout is one of fixed, fitted, cells"))
      }
      let lengths = try container.nestedContainer(keyedBy: Lengths.self, forKey: key)
      func length(_ key: Lengths, _ defaultValue: Double? = nil) throws -> Double {
        if let defaultValue {
          return try lengths.decodeIfPresent(Double.self, forKey: key) ?? defaultValue
        }
        return try lengths.decode(Double.self, forKey: key)
      }
      switch key {
      case .fixed:
        self = .fixed(
          side: try length(.side, Self.defaultSide),
          spacing: try length(.spacing, Self.defaultSpacing))
      case .fitted:
        self = .fitted(
          width: try length(.width), height: try length(.height, 0),
          margin: try length(.margin, 0), spacing: try length(.spacing, Self.defaultSpacing),
          minimumSide: try length(.minimumSide, Self.leastSide))
      case .cells: self = .cells(width: try length(.width), height: try length(.height))
      }
    }

    /// Encodes the layout with all of its lengths.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      switch self {
      case .fixed(let side, let spacing):
        var lengths = container.nestedContainer(keyedBy: Lengths.self, forKey: .fixed)
        try lengths.encode(side, forKey: .side)
        try lengths.encode(spacing, forKey: .spacing)
      case .fitted(let width, let height, let margin, let spacing, let minimumSide):
        var lengths = container.nestedContainer(keyedBy: Lengths.self, forKey: .fitted)
        try lengths.encode(width, forKey: .width)
        try lengths.encode(height, forKey: .height)
        try lengths.encode(margin, forKey: .margin)
        try lengths.encode(spacing, forKey: .spacing)
        try lengths.encode(minimumSide, forKey: .minimumSide)
      case .cells(let width, let height):
        var lengths = container.nestedContainer(keyedBy: Lengths.self, forKey: .cells)
        try lengths.encode(width, forKey: .width)
        try lengths.encode(height, forKey: .height)
      }
    }
  }
#endif
