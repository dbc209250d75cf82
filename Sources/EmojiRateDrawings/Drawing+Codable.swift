import EmojiRate

/// Stores a drawing as the SVG that it was read from.
extension Drawing: Codable {
  private struct Stored: Codable {
    struct File: Codable {
      var part: Double?
      var svg: String
    }

    /// The ends of the scale of numbers in layer names.
    var scale: [Double]
    var files: [File]
  }

  /// Encodes the SVG of each file and its part of the scale.
  public func encode(to encoder: any Encoder) throws {
    let files = data.files.map {
      Stored.File(part: $0.part, svg: String(decoding: $0.bytes, as: UTF8.self))
    }
    let scale = [data.scale.lowerBound, data.scale.upperBound]
    try Stored(scale: scale, files: files).encode(to: encoder)
  }

  /// Decodes a drawing; invalid SVG throws an error with a description.
  public init(from decoder: any Decoder) throws {
    let stored = try Stored(from: decoder)
    guard stored.scale.count == 2, stored.scale[0] < stored.scale[1] else {
      throw decoder.error("the scale is not two numbers, the lower one first")
    }
    do throws(DrawingError) {
      try self.init(
        files: stored.files.map { DrawingFile(svg: $0.svg, part: $0.part) },
        over: stored.scale[0]...stored.scale[1])
    } catch let refusal { throw decoder.error(refusal.description) }
  }
}
