import Foundation

@testable import EmojiRate

/// How colours look, to people of every colour vision.
enum ColorVision: CaseIterable {
  case normal, protanopia, deuteranopia, tritanopia

  /// What it makes of linear red, green and blue: the matrices of severity 1 of Machado, Oliveira and
  /// Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency", IEEE
  /// Transactions on Visualization and Computer Graphics 15 (6), 2009.
  private var matrix: [[Double]] {
    switch self {
    case .normal: [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
    case .protanopia:
      [
        [0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216],
        [-0.003882, -0.048116, 1.051998],
      ]
    case .deuteranopia:
      [
        [0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413],
        [-0.011820, 0.042940, 0.968881],
      ]
    case .tritanopia:
      [
        [1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602],
        [0.004733, 0.691367, 0.303900],
      ]
    }
  }

  /// How far two colours are apart: the distance of CIE 1976, in CIELAB under D65.
  ///
  /// The least that is seen is some 2.3: Mahy, Van Eycken and Oosterlinck, Color Research &
  /// Application 19 (2), 1994.
  func distance(_ one: HSBColor, _ other: HSBColor) -> Double {
    let (first, second) = (lab(one), lab(other))
    return zip(first, second).map { ($0 - $1) * ($0 - $1) }.reduce(0, +).squareRoot()
  }

  private func lab(_ color: HSBColor) -> [Double] {
    let light = Self.apply(matrix, to: Self.linear(color)).map { min(max($0, 0), 1) }
    let white = Self.apply(Self.toXYZ, to: [1, 1, 1])
    let f = zip(Self.apply(Self.toXYZ, to: light), white).map { value, white in
      let t = value / white
      return t > 216.0 / 24389 ? cbrt(t) : (24389.0 / 27 * t + 16) / 116
    }
    return [116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])]
  }

  /// The ratio of [WCAG 2.2](https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio), 1…21.
  static func contrast(_ one: HSBColor, _ other: HSBColor) -> Double {
    let (first, second) = (luminance(one), luminance(other))
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  static func luminance(_ color: HSBColor) -> Double {
    zip([0.2126, 0.7152, 0.0722], linear(color)).map { $0 * $1 }.reduce(0, +)
  }

  /// Of the colour as it is written, in eight bits.
  private static func linear(_ color: HSBColor) -> [Double] {
    [color.sRGB.red, color.sRGB.green, color.sRGB.blue].map {
      let component = Double(eightBit($0)) / 255
      return component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
    }
  }

  private static let toXYZ = [
    [0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.0721750],
    [0.0193339, 0.1191920, 0.9503041],
  ]

  private static func apply(_ matrix: [[Double]], to vector: [Double]) -> [Double] {
    matrix.map { row in zip(row, vector).map { $0 * $1 }.reduce(0, +) }
  }
}
