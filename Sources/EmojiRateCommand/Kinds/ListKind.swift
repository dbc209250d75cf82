import EmojiRate

/// Several words or colours with commas between.
struct ListKind<List: ParameterList>: ArgumentKind {
  var placeholder: String { words.isEmpty ? "colours" : "words" }
  var allowed: String { "\(List.allowed)" }
  var limits: String? { allowed }
  var words: [String] { List.words }
  var completion: Completion { words.isEmpty ? .words : .list }
  var form: JSONForm { .list }

  /// An array of words or of colours; or one text, of which only that of words is checked.
  var schema: JSONMembers {
    let words = words
    let item: JSONText =
      words.isEmpty
      ? .object([("$ref", .text("#/$defs/color"))])
      : .object([("enum", .list(words.map(JSONText.text)))])
    var array: JSONMembers = [("type", .text("array")), ("items", item)]
    var text: JSONMembers = [("type", .text("string"))]
    if words.isEmpty {
      array += [
        ("minItems", .number("\(ColorRamp.countLimits.lowerBound)")),
        ("maxItems", .number("\(ColorRamp.countLimits.upperBound)")),
      ]
      text += [("minLength", .number("1"))]
    } else {
      let word = "(\(words.joined(separator: "|")))"
      text += [("pattern", .text("^(none|\(word)( *, *\(word))*)?$"))]
    }
    return [("anyOf", .list([.object(array), .object(text)]))]
  }

  func read(
    _ text: String, as name: String, _ settings: inout Settings
  ) throws(CommandError) -> String {
    if List(list: text) == nil { throw refusal(of: text, as: name) }
    return text
  }

  /// What is wrong with a list: the first item that is none, or how many they are.
  private func refusal(of text: String, as name: String) -> CommandError {
    let words = words
    var text = text
    let items = text.withUTF8 { text in
      ListItems(text).map { String(decoding: $0, as: UTF8.self) }
    }
    var settings = Settings()
    for item in items {
      do throws(CommandError) {
        if words.isEmpty {
          _ = try ColorKind(allowsCurrentColor: false).read(item, as: name, &settings)
        } else {
          _ = try WordKind((items.count == 1 ? ["none"] : []) + words).read(
            item, as: name, &settings)
        }
      } catch { return error }
    }
    return .notAllowed(option: name, given: text, allowed: allowed)
  }
}
