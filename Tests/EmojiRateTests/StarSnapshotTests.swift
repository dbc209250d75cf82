import Testing

@testable import EmojiRate

@Suite("Snapshots of rows")
struct StarSnapshotTests {
  struct Sample: Sendable, CustomStringConvertible {
    let description: String
    let row: StarRow
    let options: SVGOptions

    init(_ name: String, _ row: StarRow, _ options: SVGOptions = SVGOptions()) {
      (description, self.row, self.options) = ("stars-\(name)", row, options)
    }
  }

  static let samples: [Sample] = [
    Sample("3.5", StarRow(3.5)),
    Sample("0", StarRow(0), SVGOptions(background: CSSColor(css: "black"))),
    Sample(
      "half-of-ten", StarRow(Rating(7.2, maximum: 10), count: 10, fillRule: .half),
      SVGOptions(size: 20)),
    Sample(
      "cells-with-ground",
      StarRow(
        Rating(3.25), layout: .cells(width: 200, height: 50),
        style: StarStyle(
          fillColor: CSSColor(css: "yellow"), emptyColor: CSSColor(css: "#8884"),
          strokeColor: CSSColor(css: "black"), lineWidth: 1))),
    Sample(
      "fitted-right-to-left",
      StarRow(
        Rating(1.6), layout: .fitted(width: 320, height: 80, margin: 10, spacing: 5),
        isRightToLeft: true), SVGOptions(language: .simplifiedChinese)),
    Sample("hearts", StarRow(Rating(2.5), symbol: .heart)),
    Sample("faces", StarRow(Rating(4), symbol: .face)),
    Sample(
      "whole-without-outline",
      StarRow(
        Rating(37, maximum: 100), count: 3, fillRule: .whole,
        style: StarStyle(
          fillColor: CSSColor(css: "#f008"), emptyColor: CSSColor(css: "silver"), lineWidth: 0)),
      SVGOptions(precision: 4, isResponsive: true, label: .decorative)),
  ]

  @Test("A document is what it was", arguments: samples)
  func document(sample: Sample) throws {
    try expectSnapshot(sample.row.svg(sample.options), sample.description)
    #expect(ParsedDocument(sample.row.svg(sample.options)) != nil)
  }
}
