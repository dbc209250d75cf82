import Testing

@testable import EmojiRate
@testable import EmojiRateTestSupport

@Suite("PictureSettings+Parameters")
struct PictureSettingsParametersTests {
  private typealias Kind = any DescribedPicture.Type
  private static let kinds: [Kind] = [Face.self, StarRow.self, RatingSummary.self]

  private func rows(_ kind: Kind?) -> [ParameterRow] {
    ParameterRow.all(in: kind?.parameters ?? .all, PictureSettings())
  }

  private func names(_ kind: Kind?) -> [String] { rows(kind).map(\.name) }

  @Test("Every name comes once")
  func once() {
    for kind in [nil] + Self.kinds {
      #expect(Set(names(kind)).count == names(kind).count)
    }
    #expect(Set(names(nil)) == Set(Self.kinds.flatMap { names($0) }))
  }

  private func document(_ kind: Kind, _ settings: PictureSettings) -> String {
    if let kind = kind as? any RatedPicture.Type {
      return kind.init(3.3, settings: settings).svg(settings.options)
    }
    return settings.summary(RatingCounts(counts: [31, 25, 103, 308, 817])).svg(settings.options)
  }

  @Test("What changes a picture is a parameter of its kind", arguments: kinds.prefix(2))
  private func effects(kind: Kind) {
    var random = SplitMix64(seed: 27)
    var others: Set<String> = []
    for row in rows(nil) {
      let changes = [nil, FaceCharacter.cat].flatMap { character in
        RowSymbol.allCases.map { symbol in
          var settings = PictureSettings()
          (settings.style.givenCharacter, settings.symbol) = (character, symbol)
          let before = document(kind, settings)
          try? settings.set(row.name, to: random.text(of: row.kind))
          return document(kind, settings) != before
        }
      }
      if !changes.contains(true) {
        others.insert(row.name)
      } else if row.name != "size" {
        // Of a row, commands take the size of a star.
        #expect(names(kind).contains(row.name), "\(row.name)")
      }
    }
    #expect(others.count < names(nil).count / 2, "\(others)")
  }

  @Test("What a row of the table names is another row of it", arguments: kinds.prefix(2))
  private func relations(kind: Kind) {
    let (rows, symbols) = (rows(kind), ["symbol"] + RowSymbol.words.filter { $0 != "face" })
    #expect("\(RowSymbol.facelessWords)" == symbols.joined(separator: " "))
    for row in rows {
      // Rows and faces share documents, of which a row has no size.
      for other in "\(row.parameter.conflicts)".split(separator: " ").map(String.init) {
        #expect(other != row.name && names(nil).contains(other), "\(row)")
      }
      if let requirement = row.parameter.requirement {
        #expect(names(kind).contains("\(requirement)"), "\(row)")
      }
      if let reason = row.parameter.ineffectiveWith {
        let parts = "\(reason)".split(separator: " ").map(String.init)
        // The format is an option of the command.
        let words = parts[0] == "format" ? ["png"] : rows.first { $0.name == parts[0] }?.words ?? []
        #expect(parts.count > 1 && parts.dropFirst().allSatisfy(words.contains), "\(row)")
      }
    }
  }

  @Test("The default of a number is allowed, and makes the default picture")
  func defaultValue() throws {
    for kind in Self.kinds {
      for row in rows(kind) where row.parameter.defaultText == nil {
        guard case .number(let number) = row.kind else { continue }
        #expect(number.limits.contains(number.defaultValue))
        var settings = PictureSettings()
        try settings.set(row.name, to: NumberParameter.text(number.defaultValue))
        #expect(document(kind, settings) == document(kind, PictureSettings()), "\(row.name)")
      }
    }
  }
}

/// One row of the table.
struct ParameterRow {
  let parameter: Parameter
  let kind: ParameterKind
  /// The text of its value; nil if the settings have none.
  let text: String?

  var name: String { "\(parameter.name)" }

  static func all(in scope: ParameterScope = .all, _ settings: PictureSettings) -> [ParameterRow] {
    var (rows, settings): ([ParameterRow], PictureSettings) = ([], settings)
    try? settings.visitTexts(in: scope) { parameter, kind, text in
      rows.append(ParameterRow(parameter: parameter, kind: kind, text: text))
      return true
    }
    return rows
  }

  var number: NumberParameter? {
    switch kind {
    case .number(let number), .size(let number): number
    default: nil
    }
  }

  var words: [String]? {
    if case .word(let texts, _, _) = kind { texts.words() } else { nil }
  }
}
