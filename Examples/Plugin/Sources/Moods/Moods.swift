import Foundation

/// The pictures that the plugin has made of `mood.faces` and `score.stars`, which are resources as others are.
public enum Moods {
  /// The document of a file such as `mood-3.2`; nil where there is none.
  public static func picture(_ name: String) throws -> String? {
    try Bundle.module.url(forResource: name, withExtension: "svg")
      .map { try String(contentsOf: $0, encoding: .utf8) }
  }
}
