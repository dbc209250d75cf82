import Foundation
import Testing

@testable import EmojiRateCommand

/// Reviews as shops, spreadsheets and databases export them: 2,400 of 40 products, more than a buffer holds.
@Suite("Shop exports")
struct ShopExportTests {
  /// The rating of a review, from 1 to 5.
  private static func rating(_ index: Int) -> Int { 1 + index * 7 % 5 }
  /// Whether a review has no rating, where a file has such lines: each product has some.
  private static func isGap(_ index: Int) -> Bool { index / 40 % 10 == 0 }
  private static func product(_ index: Int) -> String { "Product \(index % 40)" }
  private static let count = 2_400
  /// The number of ratings of each value, without every tenth line if it has none.
  private static func counts(without isMissing: (Int) -> Bool = { _ in false }) -> [Int] {
    var counts = [0, 0, 0, 0, 0]
    for index in 0..<count where !isMissing(index) { counts[rating(index) - 1] += 1 }
    return counts
  }

  struct File: CustomTestStringConvertible {
    let testDescription: String
    var header: String? = "product,rating"
    let line: @Sendable (Int) -> String
    var lineEnd = "\n"
    var options: [String] = []
    var columns = ["--value-column", "rating", "--group-column", "product"]
    /// Whether every tenth line has no rating.
    var hasGaps = false
    var encoding = String.Encoding.utf8
    var mark: [UInt8] = []
    var ending = "csv"
    var footer = ""
  }

  static let files: [File] = [
    File(
      testDescription: "Excel UTF-8", line: { "\(product($0)),\(rating($0))" }, lineEnd: "\r\n",
      mark: [0xEF, 0xBB, 0xBF]),
    File(
      testDescription: "LibreOffice", line: { "\"\(product($0))\",\(rating($0))" }),
    File(
      testDescription: "Judge.me", header: "title,body,rating,reviewer_name,product",
      line: { "\"Good, very\",\"two\nlines \"\"here\"\"\",\(rating($0)),Ann,\(product($0))" }),
    File(
      testDescription: "Excel German UTF-8", header: "product;rating;Sterne, gesamt",
      line: { "\(product($0));\(rating($0));4,5" }, lineEnd: "\r\n"),
    File(
      testDescription: "Excel Unicode text", header: "product\trating",
      line: { "\(product($0))\t\(rating($0))" }, lineEnd: "\r\n", encoding: .utf16LittleEndian,
      mark: [0xFF, 0xFE]),
    File(
      testDescription: "sep first", header: "sep=;\nproduct;rating",
      line: { "\(product($0));\(rating($0))" }),
    File(
      testDescription: "Excel German CSV", header: "product;rating",
      line: { "\(product($0)) für Köche;\(rating($0)),0" }, lineEnd: "\r\n",
      options: ["--encoding", "windows-1252", "--decimal", ","], encoding: .windowsCP1252),
    File(
      testDescription: "Shopify", header: "product,state,rating",
      line: { "\(product($0)),\(isGap($0) ? "unpublished" : "published"),\(rating($0))" },
      options: ["--where", "state=published"], hasGaps: true),
    File(
      testDescription: "Yotpo", header: "Review Status,product,rating",
      line: { "\(isGap($0) ? "Rejected" : "Published"),\(product($0)),\(rating($0))" },
      options: ["--where", "Review Status=Published"], hasGaps: true),
    File(
      testDescription: "Loox", header: "product,status,rating",
      line: { "\(product($0)),\(isGap($0) ? "Hidden" : "Active"),\(rating($0))" },
      options: ["--where", "status!=Hidden"], hasGaps: true),
    File(
      testDescription: "WooCommerce with replies",
      line: { "\(product($0)),\(isGap($0) ? "" : "\(rating($0))")" }, hasGaps: true),
    File(
      testDescription: "pandas",
      line: { "\(product($0)),\(isGap($0) ? "NaN" : "\(rating($0)).0")" }, hasGaps: true),
    File(
      testDescription: "PostgreSQL COPY", header: nil,
      line: { "\(product($0))\t\(isGap($0) ? "\\N" : "\(rating($0))")" },
      columns: ["--value-column", "2", "--group-column", "1"], hasGaps: true),
    File(
      testDescription: "mysql -B", header: "product\trating",
      line: { "\(product($0))\t\(isGap($0) ? "NULL" : "\(rating($0))")" }, hasGaps: true),
    File(
      testDescription: "JSON Lines", header: nil,
      line: {
        "{\"product\":\"\(product($0))\",\"rating\":\(isGap($0) ? "null" : "\(rating($0))")}"
      }, hasGaps: true, ending: "jsonl"),
    File(
      testDescription: "a list under a key", header: "{\"page\":1,\"data\":[",
      line: {
        "{\"meta\":{\"store\":\"\(product($0))\"},\"rating\":\(rating($0))}\($0 < count - 1 ? "," : "")"
      }, options: ["--records", "data"],
      columns: ["--value-column", "rating", "--group-column", "meta.store"], ending: "json",
      footer: "]}"),
    File(
      testDescription: "Amazon", header: "product\ttitle\trating",
      line: { "\(product($0))\t\"Best\" 5\" disk\t\(rating($0))" }, options: ["--quote", "none"],
      ending: "tsv"),
    File(testDescription: "fractions", line: { "\(product($0)),\(rating($0))/5" }),
    File(testDescription: "out of", line: { "\(product($0)),\(rating($0)) out of 5" }),
    File(testDescription: "stars", line: { "\(product($0)),\(rating($0)) stars" }),
    File(
      testDescription: "glyphs",
      line: {
        let filled = String(repeating: "★", count: rating($0))
        return "\(product($0)),\(filled)\(String(repeating: "☆", count: 5 - rating($0)))"
      }),
    File(testDescription: "percentages", line: { "\(product($0)),\(rating($0) * 20)%" }),
    File(testDescription: "no-break spaces", line: { "\(product($0)),\u{A0}\(rating($0))\u{A0}" }),
    File(testDescription: "formulas", line: { "\(product($0)),=\"\(rating($0))\"" }),
    File(
      testDescription: "Google Forms",
      line: {
        let words = ["Very dissatisfied", "Dissatisfied", "Neutral", "Satisfied", "Very satisfied"]
        return "\(product($0)),\(words[rating($0) - 1])"
      },
      options: ["--words", "Very dissatisfied,Dissatisfied,Neutral,Satisfied,Very satisfied"]),
    File(
      testDescription: "0 to 100", line: { "\(product($0)),\(rating($0) * 25 - 25)" },
      options: ["--minimum", "0", "--maximum", "100", "--step", "25"]),
    File(
      testDescription: "1 to 10 in steps", line: { "\(product($0)),\(rating($0) * 2)" },
      options: ["--minimum", "2", "--maximum", "10", "--step", "2"]),
  ]

  @Test("Gives exact counts", arguments: files)
  func counts(file: File) throws {
    let folder = try TemporaryFolder()
    let lines = (file.header.map { [$0] } ?? []) + (0..<Self.count).map(file.line)
    let text = lines.joined(separator: file.lineEnd) + file.lineEnd + file.footer
    let path = folder.file("reviews.\(file.ending)")
    try (Data(file.mark) + text.data(using: file.encoding)!).write(to: path)
    let words = ["--values", path.path] + file.columns + file.options
    let job = try #require(Command.run(["export", "summary", "--output", "x"] + words).export)
    var settings = job.settings
    let counted = try settings.readGroups()
    var total = try settings.input.emptyCounts(for: settings.picture, &settings.remarks)
    for group in counted.groups { try total.merge(group.counts) }
    let counts = Self.counts { file.hasGaps && Self.isGap($0) }
    #expect(total.counts == counts && counted.groups.count == 40)
    #expect(counted.warnings.isEmpty && counted.notes.count == (file.hasGaps ? 1 : 0))
  }
}
