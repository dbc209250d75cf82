import EmojiRate
import Foundation

/// The query of an address.
extension PictureSettings {
  /// The maximum number of bytes of a query; all parameters of a picture together need about 600.
  static let queryLimit = 1024

  /// Reads the text after the question mark of an address.
  init(addressQuery query: String?, in scope: ParameterScope) throws(Refusal) {
    try self.init(items: Self.items(ofAddressQuery: query), in: scope)
  }

  /// The names and values after the question mark of an address.
  static func items(ofAddressQuery query: String?) throws(Refusal) -> [URLQueryItem] {
    let query = query ?? ""
    guard query.utf8.count <= Self.queryLimit else { throw .addressTooLong }
    // HTML forms write a space as a plus sign.
    let items = URLComponents(string: "?" + query.replacing("+", with: "%20"))?.queryItems ?? []
    return items.filter { $0 != URLQueryItem(name: "", value: nil) }
  }

  init(items: [URLQueryItem], in scope: ParameterScope) throws(Refusal) {
    do {
      try self.init(query: items.map { ($0.name, $0.value) }, in: scope)
    } catch {
      throw .query(error)
    }
  }

  /// Unsets the parameters that change nothing, and returns the others as the end of an address.
  ///
  /// It can be longer than the query that was read, because it has an escape for each space and each other letter.
  ///
  /// - Parameter isSame: Whether two settings draw the same picture.
  mutating func canonicalQuery(
    in scope: ParameterScope, unless isSame: (PictureSettings, PictureSettings) -> Bool
  ) throws(Refusal) -> String {
    for item in query(in: scope) {
      var others = self
      try? others.set(item.name, to: nil)
      if isSame(self, others) { self = others }
    }
    let items = query(in: scope)
    guard !items.isEmpty else { return "" }
    var components = URLComponents()
    components.queryItems = items.map { URLQueryItem(name: $0.name, value: $0.value) }
    let query = (components.percentEncodedQuery ?? "").replacing("+", with: "%2B")
    guard query.utf8.count <= Self.queryLimit else { throw .addressTooLong }
    return "?" + query
  }
}
