import EmojiRate
import Foundation

/// The query of an address.
extension PictureSettings {
  /// The maximum number of bytes of a query; all parameters of a picture together need about 600.
  static let queryLimit = 1024

  /// Reads the text after the question mark of an address.
  ///
  /// - Parameter names: The names of items that are no parameters.
  init(
    addressQuery query: String?, in scope: ParameterScope, besides names: [String] = []
  ) throws(Refusal) {
    let query = query ?? ""
    guard query.utf8.count <= Self.queryLimit else { throw .addressTooLong }
    do throws(ParameterError) {
      try self.init(query: query, for: scope, ignoring: names.contains)
    } catch {
      throw .query(error)
    }
  }

  /// The values of the address's own items, by name.
  static func items(_ names: [String], ofAddressQuery query: String?) -> [String: String] {
    // HTML forms write a space as a plus sign.
    let query = (query ?? "").replacing("+", with: "%20")
    let items = URLComponents(string: "?" + query)?.queryItems ?? []
    return items.reduce(into: [:]) { if names.contains($1.name) { $0[$1.name] = $1.value } }
  }

  /// Unsets the parameters that change nothing, and returns the others as the end of an address.
  ///
  /// It can be longer than the query that was read, because it has an escape for each space and each other letter.
  ///
  /// - Parameter isSame: Whether two settings draw the same picture.
  mutating func canonicalQuery(
    in scope: ParameterScope, unless isSame: (PictureSettings, PictureSettings) -> Bool
  ) throws(Refusal) -> String {
    for item in query(for: scope) {
      var others = self
      try? others.set(item.name, to: nil)
      if isSame(self, others) { self = others }
    }
    let items = query(for: scope)
    guard !items.isEmpty else { return "" }
    var components = URLComponents()
    components.queryItems = items.map { URLQueryItem(name: $0.name, value: $0.value) }
    let query = (components.percentEncodedQuery ?? "").replacing("+", with: "%2B")
    guard query.utf8.count <= Self.queryLimit else { throw .addressTooLong }
    return "?" + query
  }
}
