/// The names and values after the question mark of an address, as bytes.
struct Query {
  struct Pair {
    var name: ArraySlice<UInt8>
    /// The value, percent-decoded; nil if the pair has no equals sign.
    var value: ArraySlice<UInt8>?
  }

  /// The maximum number of bytes of a query; all parameters of a picture together need about 600.
  static let lengthLimit = 1024

  let pairs: [Pair]

  /// Splits a query at its ampersands.
  init(_ text: String?) throws(Refusal) {
    guard let text, !text.isEmpty else {
      pairs = []
      return
    }
    guard text.utf8.count <= Self.lengthLimit else { throw .addressTooLong }
    var pairs: [Pair] = []
    pairs.reserveCapacity(8)
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let part = rest.prefix { $0 != UInt8(ascii: "&") }
      rest = rest[part.endIndex...].dropFirst()
      if !part.isEmpty { pairs.append(try Self.pair(part)) }
    }
    self.pairs = pairs
  }

  /// The first pair with a name.
  func pair(named name: some Collection<UInt8>) -> Pair? {
    pairs.first { $0.name.elementsEqual(name) }
  }

  private static func pair(_ part: ArraySlice<UInt8>) throws(Refusal) -> Pair {
    guard let equals = part.firstIndex(of: UInt8(ascii: "=")) else {
      return Pair(name: part, value: nil)
    }
    let name = part[..<equals]
    let value = part[(equals + 1)...]
    guard let decoded = PercentEncoding.decode(value) else {
      throw .notAllowed(
        parameter: Refusal.excerpt(name), given: Refusal.excerpt(value),
        allowed: "percent-encoded, two hexadecimal digits after each %")
    }
    return Pair(name: name, value: decoded)
  }
}
