import Foundation
import Testing

@testable import EmojiRateCommand

@Suite("Package")
struct PackageTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/EmojiRateWeb/Package")

  private func expect(_ text: String, in name: String) throws {
    let file = Self.folder.appending(path: name)
    guard (try? String(contentsOf: file, encoding: .utf8)) != text else { return }
    if ProcessInfo.processInfo.environment["EMOJI_RATE_RECORD_SNAPSHOTS"] == "1" {
      try Data(text.utf8).write(to: file)
    }
    Issue.record("\(name) is not what the table says; EMOJI_RATE_RECORD_SNAPSHOTS=1 renews it.")
  }

  @Test("The types are the attributes of the table")
  func types() throws {
    let attributes = ElementInterface.attributes
    var lines = [
      "// Made from the table of parameters: see Tests/EmojiRateWebTests/PackageTests.swift.", "",
    ]
    func comment(_ text: String) { lines.append("  /** \(text) */") }
    lines.append("/** The attributes of `<emoji-rate>` in markup. */")
    lines.append("export interface EmojiRateAttributes {")
    for attribute in attributes {
      comment(attribute.summary)
      lines.append("  '\(attribute.name)'?: \(attribute.markupType);")
    }
    lines += ["}", "", "/** The element `<emoji-rate>`. */"]
    lines.append("export interface EmojiRateElement extends HTMLElement {")
    for attribute in attributes {
      comment(attribute.summary)
      lines.append("  \(attribute.property): \(attribute.type);")
    }
    for (name, type, summary) in ElementInterface.fields {
      comment(summary)
      lines.append("  \(name): \(type);")
    }
    for (name, type, summary) in ElementInterface.readOnlyFields {
      comment(summary)
      lines.append("  readonly \(name): \(type);")
    }
    for (name, parameters, type, summary) in ElementInterface.methods {
      comment(summary)
      lines.append("  \(name)(\(parameters)): \(type);")
    }
    lines += ["}", "", "declare global {", "  interface HTMLElementTagNameMap {"]
    lines += ["    'emoji-rate': EmojiRateElement;", "  }", "  interface HTMLElementEventMap {"]
    for (name, type, _) in ElementInterface.events where name.contains("-") {
      lines.append("    '\(name)': \(type);")
    }
    lines += ["  }", "}", ""]
    try expect(lines.joined(separator: "\n"), in: "emoji-rate-live.d.ts")
  }

  @Test("The generated control's types are the live control's, in the same words")
  func generated() {
    let live = Dictionary(
      uniqueKeysWithValues: ElementInterface.attributes.map { ($0.name, $0) })
    for attribute in ControlTypes(settings: ControlSettings()).attributes
    where !["look", "language"].contains(attribute.name) {
      let other = live[attribute.name]
      #expect(attribute.type == other?.type, "\(attribute.name)")
      #expect(attribute.markupType == other?.markupType, "\(attribute.name)")
      #expect(attribute.summary == other?.summary, "\(attribute.name)")
      #expect(attribute.property == other?.property, "\(attribute.name)")
    }
  }

  @Test("The words of touch and direction are the rules'")
  func words() throws {
    func rules(_ name: String) throws -> String {
      try String(
        contentsOf: Self.folder.appending(path: "../Rules/\(name).js"), encoding: .utf8)
    }
    func type(_ words: some Sequence<Substring>) -> String {
      words.map { "'\($0)'" }.joined(separator: " | ")
    }
    let types = Dictionary(
      uniqueKeysWithValues: ElementInterface.attributes.map { ($0.name, $0.type) })
    let touch = try rules("touch").matches(of: /(?m)^  (\w+)(?:\(cells|:)/).map(\.1)
    #expect(types["touch"] == type(touch))
    let words = try #require(rules("face").firstMatch(of: /direction = \{ words: \['(.*)'\]/)).1
    #expect(types["direction"] == type(words.split(separator: "', '")))
  }

  @Test("The generated control speaks of look attributes that are the live control's")
  func options() throws {
    let engine = Self.folder.appending(path: "../Generated/engine.js")
    let text = try String(contentsOf: engine, encoding: .utf8)
    let options = try #require(text.firstMatch(of: /const OPTIONS = '(.*)'/)).1.split(
      separator: " ")
    let live = Set(ElementInterface.attributes.map(\.name))
    #expect(options.count > 10)
    for option in options { #expect(live.contains(String(option)), "\(option)") }
  }

  @Test("The manifest is the attributes of the table")
  func manifest() throws {
    func typed(_ name: String, _ type: String, _ summary: String) -> [String: Any] {
      ["name": name, "type": ["text": type], "description": summary]
    }
    func named(_ name: String, _ summary: String) -> [String: Any] {
      ["name": name, "description": summary]
    }
    let attributes = ElementInterface.attributes
    let fields: [[String: Any]] =
      attributes.map { typed($0.property, $0.type, $0.summary) }
      + ElementInterface.fields.map { typed($0.0, $0.1, $0.2) }
      + ElementInterface.readOnlyFields.map { field in
        typed(field.0, field.1, field.2).merging(["readonly": true]) { $1 }
      }
    let methods = ElementInterface.methods.map { method in
      named(method.0, method.3).merging([
        "kind": "method", "return": ["type": ["text": method.2]],
      ]) { $1 }
    }
    let declaration: [String: Any] = [
      "kind": "class", "name": "EmojiRate", "tagName": "emoji-rate", "customElement": true,
      "description": "A rating as a form control: a face to drag, or a row to tap.",
      "attributes": attributes.map { attribute in
        var entry = typed(attribute.name, attribute.type, attribute.summary)
        entry["fieldName"] = attribute.property
        entry["default"] = attribute.defaultValue
        return entry
      },
      "members": fields.map { $0.merging(["kind": "field"]) { $1 } } + methods,
      "events": ElementInterface.events.map { typed($0.0, $0.1, $0.2) },
      "cssProperties": ElementInterface.themed.map {
        named("--emoji-rate-\($0.name)", $0.summary)
      } + [named("--emoji-rate-focus-ring", "The outline of a focused control.")],
      "cssParts": ElementInterface.parts.map { named($0.0, $0.1) },
      "cssStates": ElementInterface.states.map { named($0.0, $0.1) },
    ]
    let export: [String: Any] = [
      "kind": "custom-element-definition", "name": "emoji-rate",
      "declaration": ["name": "EmojiRate", "module": "emoji-rate-live.js"],
    ]
    let manifest: [String: Any] = [
      "schemaVersion": "1.0.0", "readme": "README.md",
      "modules": [
        [
          "kind": "javascript-module", "path": "emoji-rate-live.js", "declarations": [declaration],
          "exports": [export],
        ]
      ],
    ]
    let data = try JSONSerialization.data(
      withJSONObject: manifest, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
    try expect(String(decoding: data, as: UTF8.self) + "\n", in: "custom-elements.json")
  }

  @Test("What package.json names is there, and is packed")
  func files() throws {
    let data = try Data(contentsOf: Self.folder.appending(path: "package.json"))
    let package = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    let files = try #require(package["files"] as? [String])
    for file in files {
      #expect(FileManager.default.fileExists(atPath: Self.folder.appending(path: file).path))
    }
    func names(_ value: Any?) -> [String] {
      switch value {
      case let name as String: [name]
      case let list as [Any]: list.flatMap { names($0) }
      case let conditions as [String: Any]: conditions.values.flatMap { names($0) }
      default: []
      }
    }
    let named = ["exports", "types", "customElements", "sideEffects", "unpkg", "jsdelivr"]
      .flatMap { names(package[$0]) }
    #expect(named.count > 10)
    #expect(package["version"] as? String == version)
    for name in named where name != "./package.json" {
      #expect(files.contains(name.replacing("./", with: "")), "\(name)")
    }
  }
}
