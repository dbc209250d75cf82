extension Language {
  /// The language that a browser prefers, by its header `Accept-Language`; nil if unavailable.
  ///
  /// ```swift
  /// let language = Language(acceptLanguage: "de-CH, fr;q=0.8, *;q=0.1") ?? .english  // German
  /// ```
  ///
  /// The language with the highest weight counts, or the first of equal ones: RFC 9110, 12.5.4.
  /// Languages with a weight of 0, `*` and malformed items are ignored.
  public init?(acceptLanguage header: String) {
    var best: (language: Language, weight: Double)?
    for item in header.split(separator: ",") {
      let parts = item.split(separator: ";").map { part in
        part.filter { $0 != " " && $0 != "\t" }.lowercased()
      }
      guard let tag = parts.first, let language = Language(tag) else { continue }
      var weight = 1.0
      if let text = parts.dropFirst().first(where: { $0.hasPrefix("q=") })?.dropFirst(2) {
        guard let number = NumberParameter.number(String(text)) else { continue }
        weight = number
      }
      if weight > best?.weight ?? 0 { best = (language, weight) }
    }
    guard let best else { return nil }
    self = best.language
  }
}
