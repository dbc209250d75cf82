// Stores paints and gradients.
#if !hasFeature(Embedded)
  extension Paint: Codable {
    private enum CodingKeys: CodingKey { case fill, stroke, winding }

    /// Decodes a paint; without `winding` it is non-zero.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      self.init(
        fill: try values.decodeIfPresent(Brush.self, forKey: .fill),
        stroke: try values.decodeIfPresent(Stroke.self, forKey: .stroke),
        winding: try values.decodeIfPresent(Winding.self, forKey: .winding) ?? .nonZero)
    }

    /// Encodes the fill and the stroke if there are any, and the rule for the inside.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encodeIfPresent(fill, forKey: .fill)
      try values.encodeIfPresent(stroke, forKey: .stroke)
      try values.encode(winding, forKey: .winding)
    }
  }

  extension Gradient: Codable {
    private enum CodingKeys: CodingKey { case geometry, units, fallback, stops }

    private struct Stop: Codable {
      var color: SRGBColor
      var offset: Double
    }

    /// Decodes a gradient; anything other than two to seven stops throws an error.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      let stops = try values.decode([Stop].self, forKey: .stops)
      guard Self.countLimits.contains(stops.count) else {
        throw decoder.error("there are \(stops.count) stops, 2 to 7 are allowed")
      }
      self.init(
        try values.decode(Geometry.self, forKey: .geometry),
        units: try values.decode(Units.self, forKey: .units),
        from: stops[0].color, to: stops[1].color,
        fallback: try values.decode(SRGBColor.self, forKey: .fallback))
      for index in 0...1 { self[index].offset = stops[index].offset }
      for stop in stops.dropFirst(2) { insert(stop.color, at: stop.offset) }
    }

    /// Encodes the geometry, its units, the fallback and the stops.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(geometry, forKey: .geometry)
      try values.encode(units, forKey: .units)
      try values.encode(fallback, forKey: .fallback)
      let stops = (0..<count).map { Stop(color: self[$0].color, offset: self[$0].offset) }
      try values.encode(stops, forKey: .stops)
    }
  }
#endif
