import EmojiRate

/// The JSON Schema of style files, made from the option table.
///
/// It accepts what the command accepts with `--strict`, but for three things that a schema cannot say, or
/// not shortly: names of colours have to be in lower case, the lengths of `cells` are not held against
/// their limits, and a companion may not be on the command line.
enum StyleSchema {
  static var text: String { schema.formatted }

  private static var schema: JSONText {
    let names = StyleKeys.names
    let keys = StyleKeys(.face)
    let schemaKey: JSONText = .object([
      ("description", .text("The address of this schema, for editors.")), ("type", .text("string")),
    ])
    return .object([
      ("$schema", .text("https://json-schema.org/draft/2020-12/schema")),
      ("title", .text("Style of emoji-rate")),
      (
        "description",
        .text("What emoji-rate reads with --style: how faces and rows of stars look.")
      ),
      ("type", .text("object")),
      (
        "properties",
        .object(
          [(StyleReader.schemaKey, schemaKey)]
            + names.map { ($0, StyleSchemaProperty.schema(of: keys.options(named: $0))) })
      ),
      ("additionalProperties", .flag(false)),
      ("dependentRequired", .object(companions(keys))),
      ("allOf", .list(contradictions(keys) + unused(keys))),
      ("$defs", .object([("color", StyleSchemaColor.schema)])),
    ])
  }

  private static func companions(_ keys: StyleKeys) -> [(key: String, value: JSONText)] {
    StyleKeys.names.compactMap { name in
      let companion = keys.options(named: name).lazy.compactMap(\.companion).first
      return companion.map { (name, .list([.text($0)])) }
    }
  }

  /// A rule for every two keys that contradict each other.
  private static func contradictions(_ keys: StyleKeys) -> [JSONText] {
    var rules: [JSONText] = []
    var pairs: Set<[String]> = []
    for name in StyleKeys.names {
      for other in keys.options(named: name).flatMap(\.conflicts)
      where !keys.options(named: other).isEmpty && pairs.insert([name, other].sorted()).inserted {
        // A flag that is false is as good as absent.
        let flags = [name, other].filter { keys.options(named: $0).contains(where: \.isFlag) }
        var refused: [(key: String, value: JSONText)] = [
          ("required", .list([.text(name), .text(other)]))
        ]
        if !flags.isEmpty {
          refused.append(
            ("properties", .object(flags.map { ($0, .object([("const", .flag(true))])) })))
        }
        rules.append(
          .object([
            ("description", .text("\(name) and \(other) contradict each other.")),
            ("not", .object(refused)),
          ]))
      }
    }
    return rules
  }

  /// A rule for every word that leaves other keys nothing to say.
  private static func unused(_ keys: StyleKeys) -> [JSONText] {
    var rules: [JSONText] = []
    for name in StyleKeys.names {
      guard case .choice(let words, _, let assign)? = keys.option(named: name)?.option.argument
      else { continue }
      for word in words() {
        var settings = Settings()
        assign(&settings, word)
        let unused = StyleKeys.names.filter { other in
          keys.options(named: other).allSatisfy { $0.unusedWith(settings) != nil }
        }
        guard !unused.isEmpty else { continue }
        let refused: [(key: String, value: JSONText)] = [
          ("required", .list([.text(name)])),
          ("properties", .object([(name, .object([("const", .text(word))]))])),
          ("anyOf", .list(unused.map { .object([("required", .list([.text($0)]))]) })),
        ]
        rules.append(
          .object([
            (
              "description",
              .text("\(unused.joined(separator: ", ")): nothing with \(name) \(word).")
            ),
            ("not", .object(refused)),
          ]))
      }
    }
    return rules
  }
}

extension Option {
  fileprivate var isFlag: Bool {
    if case .none = argument { return true }
    return false
  }
}
