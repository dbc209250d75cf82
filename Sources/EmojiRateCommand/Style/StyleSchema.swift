import EmojiRate

/// The JSON Schema of style files, made from the option table.
///
/// It accepts what the command accepts with `--strict`, but for four things that a schema cannot say, or
/// not shortly: the colours of a list in one text are not looked at, names of colours have to be in lower case, the lengths of `cells` are not held against
/// their limits, and what a key requires may be on the command line.
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
      ("dependentRequired", .object(requirements(keys))),
      ("allOf", .list(conflicts(keys) + ineffective(keys))),
      ("$defs", .object([("color", StyleSchemaColor.schema)])),
    ])
  }

  private static func requirements(_ keys: StyleKeys) -> [(key: String, value: JSONText)] {
    StyleKeys.names.compactMap { name in
      keys.requirement(of: name).map { (name, .list([.text($0)])) }
    }
  }

  /// A rule for every two keys that conflict.
  private static func conflicts(_ keys: StyleKeys) -> [JSONText] {
    var rules: [JSONText] = []
    var pairs: Set<[String]> = []
    for name in StyleKeys.names {
      for other in keys.options(named: name).flatMap(\.conflicts)
      where !keys.options(named: other).isEmpty && pairs.insert([name, other].sorted()).inserted {
        let inForce = [name, other].compactMap { name in
          keys.option(named: name)?.inForce.map { (key: name, value: $0) }
        }
        let refused: [(key: String, value: JSONText)] =
          [("required", .list([.text(name), .text(other)]))]
          + (inForce.isEmpty ? [] : [("properties", .object(inForce))])
        rules.append(
          .object([
            ("description", .text("\(name) conflicts with \(other).")),
            ("not", .object(refused)),
          ]))
      }
    }
    return rules
  }

  /// A rule for every word with which other keys have no effect.
  private static func ineffective(_ keys: StyleKeys) -> [JSONText] {
    var rules: [JSONText] = []
    for name in StyleKeys.names {
      guard let option = keys.option(named: name), let kind = option.kind, kind.form == .text
      else { continue }
      for word in kind.words {
        var settings = Settings()
        guard (try? option.assign(word, as: name, to: &settings)) != nil else { continue }
        let ineffective = StyleKeys.names.filter { other in
          keys.options(named: other).allSatisfy { $0.ineffectiveWith(settings) != nil }
        }
        guard !ineffective.isEmpty else { continue }
        let refused: [(key: String, value: JSONText)] = [
          ("required", .list([.text(name)])),
          ("properties", .object([(name, .object([("const", .text(word))]))])),
          ("anyOf", .list(ineffective.map { .object([("required", .list([.text($0)]))]) })),
        ]
        rules.append(
          .object([
            (
              "description",
              .text("\(ineffective.joined(separator: ", ")): no effect with \(name) \(word).")
            ),
            ("not", .object(refused)),
          ]))
      }
    }
    return rules
  }
}

extension CommandOption {
  /// What its value is where it takes nothing back; nil where no value does.
  fileprivate var inForce: JSONText? {
    guard let kind else { return .object([("const", .flag(true))]) }
    return kind.undoingWord.map { .object([("not", .object([("const", .text($0))]))]) }
  }
}
