// The form in which release 0.1 stored faces and rows: nested, by the names of the properties.
#if !hasFeature(Embedded)
  extension PictureSettings {
    /// Whether a container has a key that only the old form has, or a colour that is no text.
    func isOldForm(_ values: StorageKey.Values) -> Bool {
      if values.allKeys.contains(where: { Self.oldNames.contains($0.stringValue) }) { return true }
      return (try? values.nested("color")) != nil
    }

    /// The names of the numbers of a face, in the order of its cases; the last three are newer than that form.
    private static let oldNumbers = [
      "lineWidth", "mouthWidth", "lipWidth", "mouthPosition", "eyeWidth", "eyePosition",
      "morph", "extraScale", "rimWidth",
    ]

    private static let oldNames =
      oldNumbers.dropLast(3) + [
        "style", "showsEyes", "fillColor", "emptyColor", "strokeColor", "fillRule", "layout",
        "isRightToLeft", "range", "fixed", "low", "high", "huePath",
      ]

    /// Reads what a container says in the old form; what is missing is not said.
    mutating func readOldForm(_ values: StorageKey.Values, besides others: [String]) throws {
      for key in values.allKeys.map(\.stringValue) where !others.contains(key) {
        switch key {
        // A style may be in either form, by itself.
        case "style", "color", "range": try read(values.nested(key))
        case "showsEyes": showsEyes = try values.read(key, mustBe: "true or false")
        case "isRightToLeft": isRightToLeft = try values.read(key, mustBe: "true or false")
        case "count": count = try values.read(key, mustBe: "a whole number")
        case "symbol": symbol = try values.decode(RowSymbol.self, forKey: StorageKey(key))
        case "fillRule": fillRule = try values.decode(FillRule.self, forKey: StorageKey(key))
        case "huePath": huePath = try values.decode(HuePath.self, forKey: StorageKey(key))
        case "low": lowColor = try values.decode(HSBColor.self, forKey: StorageKey(key))
        case "high": highColor = try values.decode(HSBColor.self, forKey: StorageKey(key))
        case "fixed": color = try values.decode(CSSColor.self, forKey: StorageKey(key))
        case "fillColor": fillColor = try values.decode(CSSColor.self, forKey: StorageKey(key))
        case "emptyColor": emptyColor = try values.decode(CSSColor.self, forKey: StorageKey(key))
        case "strokeColor":
          strokeColor = try values.decode(CSSColor.self, forKey: StorageKey(key))
        case "layout": try readOldLayout(values.nested(key))
        default:
          guard let number = Self.oldNumbers.firstIndex(of: key).flatMap(FaceNumber.init)
          else { throw values.error(key, "is no property of a picture") }
          self[number] = try values.read(key, mustBe: "a number")
        }
      }
    }

    /// Reads `{"fixed": …}`, `{"fitted": …}` or `{"cells": …}`, each with its lengths.
    mutating func readOldLayout(_ values: StorageKey.Values) throws {
      guard values.allKeys.count == 1, let kind = values.allKeys.first?.stringValue else {
        throw DecodingError.dataCorrupted(
          DecodingError.Context(
            codingPath: values.codingPath,
            debugDescription: "a layout is one of fixed, fitted, cells"))
      }
      let lengths = try values.nested(kind)
      func length(_ name: String) throws -> Double { try lengths.read(name, mustBe: "a number") }
      let names: KeyValuePairs<String, RowLength>
      switch kind {
      case "fixed": names = ["side": .starSize, "spacing": .spacing]
      case "fitted":
        self[.width] = try length("width")
        names = [
          "height": .height, "margin": .margin, "spacing": .spacing,
          "minimumSide": .minimumStarSize,
        ]
      case "cells":
        cells = Size(width: try length("width"), height: try length("height"))
        names = [:]
      default: throw values.error(kind, "is none of fixed, fitted, cells")
      }
      for (name, rowLength) in names where lengths.contains(StorageKey(name)) {
        self[rowLength] = try length(name)
      }
    }
  }

  extension HSBColor {
    /// Reads `{"hue": …, "saturation": …, "brightness": …, "alpha": …}`; without alpha it is opaque.
    init(oldForm values: StorageKey.Values) throws {
      func component(_ name: String) throws -> Double { try values.read(name, mustBe: "a number") }
      self.init(
        hue: try component("hue"), saturation: try component("saturation"),
        brightness: try component("brightness"),
        alpha: values.contains(StorageKey("alpha")) ? try component("alpha") : 1)
    }
  }

  extension KeyedDecodingContainer<StorageKey> {
    fileprivate func nested(_ name: String) throws -> StorageKey.Values {
      try nestedContainer(keyedBy: StorageKey.self, forKey: StorageKey(name))
    }
  }
#endif
