import EmojiRate

// Reads style files whose drawing names SVG files.
extension PictureSettings {
  /// Decodes a style file, and reads the files of its `drawing` and `symbol-path` with a function.
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
    let values = try decoder.container(keyedBy: StorageKey.self)
    var texts: [String: String] = [:]
    if let path = try? values.decode(String.self, forKey: "symbol-path"), !SymbolPath.isData(path) {
      guard !path.allSatisfy(\.isWhitespace) else {
        throw values.error("symbol-path", "is empty; give path data, or an SVG file")
      }
      let symbol = DrawingFile(name: path, bytes: Array(try file(path).utf8))
      do throws(DrawingError) {
        texts["symbol-path"] = try SymbolPath(symbol).text
      } catch {
        throw values.error("symbol-path", error.description)
      }
    }
    self = try decoder.settings(besides: ["drawing"], replacing: texts).0
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
      throw values.error("drawing", error.description)
    }
  }
}

extension KeyedDecodingContainer<StorageKey> {
  /// The files of a drawing: a text with commas between, an array, or an object with values as keys.
  fileprivate func drawnFiles() throws -> [(value: String?, path: String)] {
    if let files = try? nestedContainer(keyedBy: StorageKey.self, forKey: "drawing") {
      return try files.allKeys.map { ($0.stringValue, try files.decode(String.self, forKey: $0)) }
    }
    // Names in an array may contain commas.
    let items =
      (try? decode([String].self, forKey: "drawing"))
      ?? (try? decode(String.self, forKey: "drawing"))?.split(separator: ",").map(String.init)
    guard let items else {
      throw error("drawing", "must be files, or an object with a file for each value")
    }
    return items.map { item in
      let item = item.drop { $0 == " " }
      let parts = item.split(separator: "=", maxSplits: 1)
      return parts.count == 2 ? (String(parts[0]), String(parts[1])) : (nil, String(item))
    }
  }

  /// The part of a scale, 0…1, for a value such as `3` or `50%`.
  fileprivate func part(_ value: String, of scale: Rating) throws -> Double {
    if let part = DrawingFile.part(value, of: scale) { return part }
    throw error("drawing", "has the value \(value); give a number or a percentage")
  }
}
