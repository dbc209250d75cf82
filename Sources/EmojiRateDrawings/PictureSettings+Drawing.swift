import EmojiRate

// Reads style files whose drawing names SVG files.
extension PictureSettings {
  /// Decodes a style file, and reads the files of its `drawing` with a function.
  ///
  /// ```swift
  /// struct Look: Decodable {
  ///   let settings: PictureSettings
  ///   init(from decoder: any Decoder) throws {
  ///     settings = try PictureSettings(from: decoder) { path in
  ///       try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - decoder: The decoder of a style file.
  ///   - file: Reads the SVG of a path, which starts from the folder of the style file.
  public init(
    from decoder: any Decoder, readingFiles file: (String) throws -> String
  ) throws {
    let (settings, values) = try decoder.settings(besides: ["drawing"])
    self = settings
    guard values.contains("drawing") else { return }
    let scale = Rating(minimum: minimum ?? .nan, maximum: maximum ?? .nan)
    let files = try values.drawnFiles().map { value, path in
      DrawingFile(
        name: path, part: try value.map { try values.part($0, of: scale) },
        bytes: Array(try file(path).utf8))
    }
    do throws(DrawingError) {
      style.drawing = try Drawing(files: files, over: scale.minimum...scale.maximum)
    } catch {
      throw decoder.error(error.description)
    }
  }
}

extension KeyedDecodingContainer<StorageKey> {
  /// The files of a drawing: a text with commas between, an array, or an object with values as keys.
  fileprivate func drawnFiles() throws -> [(value: String?, path: String)] {
    if let files = try? nestedContainer(keyedBy: StorageKey.self, forKey: "drawing") {
      return try files.allKeys.map { ($0.stringValue, try files.decode(String.self, forKey: $0)) }
    }
    guard let text = list("drawing") else {
      throw error("drawing", "must be files, or an object with a file for each value")
    }
    return text.split(separator: ",").map { item in
      let parts = item.drop { $0 == " " }.split(separator: "=", maxSplits: 1)
      return parts.count == 2 ? (String(parts[0]), String(parts[1])) : (nil, String(parts[0]))
    }
  }

  /// The part of a scale, 0…1, for a value such as `3` or `50%`.
  fileprivate func part(_ value: String, of scale: Rating) throws -> Double {
    let isPercentage = value.utf8.last == UInt8(ascii: "%")
    guard let number = NumberParameter.number(isPercentage ? String(value.dropLast()) : value)
    else { throw error("drawing", "has the value \(value); give a number or a percentage") }
    return isPercentage
      ? number / 100 : (number - scale.minimum) / (scale.maximum - scale.minimum)
  }
}
