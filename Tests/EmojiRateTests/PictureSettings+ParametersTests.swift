import Testing

@testable import EmojiRate

@Suite("PictureSettings+Parameters")
struct PictureSettingsParametersTests {
  private func rows(_ kind: PictureKind?) -> [ParameterRow] {
    ParameterRow.all(in: kind?.type.parameters ?? .all, PictureSettings())
  }

  private func names(_ kind: PictureKind?) -> [String] { rows(kind).map(\.name) }

  @Test("Every name comes once")
  func once() {
    for kind in [nil] + PictureKind.allCases {
      #expect(Set(names(kind)).count == names(kind).count)
    }
    #expect(Set(names(nil)) == Set(PictureKind.allCases.flatMap { names($0) }))
  }

  @Test("What changes a picture is a parameter of its kind", arguments: [PictureKind.face, .row])
  func effects(kind: PictureKind) {
    func document(_ settings: PictureSettings) -> String {
      switch kind.maker {
      case .value(let type): type.init(3.3, settings: settings).svg(settings.options)
      case .counts(let type):
        type.init(RatingCounts(counts: [1, 2]), settings: settings).svg(settings.options)
      }
    }
    var others: Set<String> = []
    for name in names(nil) {
      let changes = [nil, FaceCharacter.cat].flatMap { character in
        RowSymbol.allCases.map { symbol in
          var settings = PictureSettings()
          (settings.style.givenCharacter, settings.symbol) = (character, symbol)
          let before = document(settings)
          let rows = ParameterRow.all(settings)
          try? settings.set(name, to: rows.first { $0.name == name }?.other)
          return document(settings) != before
        }
      }
      if !changes.contains(true) {
        others.insert(name)
      } else if name != "size" {
        // Of a row, commands take the size of a star.
        #expect(names(kind).contains(name), "\(name)")
      }
    }
    #expect(others.count < names(nil).count / 2, "\(others)")
  }

  @Test("What a row of the table names is another row of it", arguments: [PictureKind.face, .row])
  func relations(kind: PictureKind) {
    let rows = rows(kind)
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
        let words = rows.first { $0.name == parts[0] }?.words ?? []
        #expect(parts.count > 1 && parts.dropFirst().allSatisfy(words.contains), "\(row)")
      }
    }
  }

  @Test("The default of a number is allowed, and makes the default picture")
  func defaultValue() {
    for kind in PictureKind.allCases {
      for row in rows(kind) where row.parameter.defaultText == nil {
        guard let number = row.number else { continue }
        #expect(number.limits.contains(number.defaultValue))
        var settings = PictureSettings()
        try? settings.set(row.name, to: NumberParameter.text(number.defaultValue))
        switch kind.maker {
        case .value(let type):
          #expect(
            type.init(3, settings: settings).svg()
              == type.init(3, settings: PictureSettings()).svg(), "\(row.name)")
        case .counts(let type):
          let counts = RatingCounts(counts: [31, 25, 103, 308, 817])
          #expect(
            type.init(counts, settings: settings).svg()
              == type.init(counts, settings: PictureSettings()).svg(),
            "\(row.name)")
        }
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

  /// A value other than the default.
  var other: String {
    switch kind {
    case .number(let number):
      let (low, high) = (number.limits.lowerBound, number.limits.upperBound)
      return NumberParameter.text(
        min(high, low + 1, number.defaultValue - 1) < low ? high : low)
    case .flag: return "true"
    case .color: return "teal"
    case .word(let texts, let usual, _): return texts.words().first { $0 != usual && $0 != text }!
    case .size: return "300x90"
    case .list(let texts, _): return texts.allows("red,teal") ? "red,teal" : "glasses"
    case .text, .pathData: return "M12 2 22 20H2z"
    }
  }
}
