import Foundation

/// The pictures that the plugin makes from `mood.faces` and `score.stars`, and adds to the resources.
public enum Moods {
  /// The SVG document of a file such as `mood-3.2`; nil if the file does not exist.
  public static func picture(_ name: String) throws -> String? {
    try Bundle.module.url(forResource: name, withExtension: "svg")
      .map { try String(contentsOf: $0, encoding: .utf8) }
  }
}
