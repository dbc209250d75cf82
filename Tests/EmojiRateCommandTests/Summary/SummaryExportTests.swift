import EmojiRate
import Foundation
import Testing

@testable import EmojiRateCommand

/// Files of ratings, by the real process.
@Suite("Summary export")
struct SummaryExportTests {
  private let exports: ExportFolder

  init() throws { exports = try ExportFolder() }

  private static let reviews = """
    product,stars
    Tea / green,5
    Soup,1
    Tea / green,4
    Tea / green,4.5
    Soup,9

    """

  private func run(_ words: String) throws -> (messages: String, output: String, status: Int32) {
    let result = try exports.shell("\"$emoji_rate\" \(words)")
    return (result.messages, result.output, result.exitStatus)
  }

  @Test("A picture, a line of the manifest and a row of the report for each group")
  func folder() throws {
    try exports.folder.make("reviews.csv", Self.reviews)
    let words =
      "export summary --values reviews.csv --value-column stars --group-column product -o shop"
    let first = try run(words)
    #expect(first.status == 0)
    #expect(
      first.messages
        == "emoji-rate: warning: 1 value is outside of 1 to 5, first 9 in reviews.csv, line 6; "
        + "using the nearest\n"
        + "emoji-rate: warning: 1 rating between two values, first 4.5 in reviews.csv, line 5; "
        + "each counts for the nearest, and exactly in the mean; give a smaller --step to show them\n"
        + "emoji-rate: shop: 5 ratings in 2 summaries: 2 new\n")
    var tea = RatingCounts(of: [5, 4, 4.5])
    #expect(try exports.folder.text("shop/Tea-green.svg") == RatingSummary(tea).svg())
    #expect(try exports.folder.text("shop/Soup.svg") == RatingSummary([1, 0, 0, 0, 1]).svg())
    let manifest = try exports.folder.text("shop/manifest.json")
    #expect(
      manifest.contains(
        #"{"name":"Tea-green.svg","group":"Tea / green","counts":[0,0,0,1,2],"number":3,"mean":4.5,"alt":"4.5 out of 5 stars, 3 ratings. 5: 67%, 4: 33%","width":360,"height":110,"#
      ))
    #expect(manifest.hasSuffix("],\"skipped\":0,\"complete\":true}\n"))
    let report = try exports.folder.text("shop/index.html")
    let places = ["Tea / green", "Soup"].map {
      report.range(of: "<th scope=\"row\">\($0)")?.lowerBound
    }
    #expect(try #require(places[0]) < #require(places[1]))
    // The same again changes nothing.
    #expect(try run(words).messages.hasSuffix("5 ratings in 2 summaries: 2 unchanged\n"))
    tea.add(1)
    try exports.folder.make("reviews.csv", Self.reviews + "Tea / green,1\n")
    #expect(try run(words).messages.hasSuffix("6 ratings in 2 summaries: 1 changed, 1 unchanged\n"))
    #expect(try exports.folder.text("shop/Tea-green.svg") == RatingSummary(tea).svg())
  }

  @Test("A line without a rating stops it, or is skipped and counted")
  func wrongLines() throws {
    try exports.folder.make("reviews.csv", Self.reviews + "Soup,\nSoup,x\n,3\n")
    let words = "export summary --values reviews.csv --value-column 2 --group-column 1 -o shop"
    let stopped = try run(words)
    #expect(stopped.status == 65)
    #expect(
      stopped.messages == """
        emoji-rate: error: reviews.csv, line 7: there is no value; give a number such as 3.2
        emoji-rate: error: reviews.csv, line 8: 'x' is not a number; give one such as 3.2
        emoji-rate: error: reviews.csv, line 9: there is no group; give a name
        emoji-rate: error: 3 of 8 lines are wrong; correct them, or leave them out with --on-error skip

        """)
    #expect(!FileManager.default.fileExists(atPath: exports.folder.file("shop").path))
    let skipped = try run(words + " --on-error skip")
    #expect(skipped.status == 0)
    #expect(skipped.messages.contains("warning: 3 lines skipped, the first: reviews.csv, line 7: "))
    #expect(try exports.folder.text("shop/manifest.json").contains("\"skipped\":3"))
    #expect(try exports.folder.text("shop/index.html").contains("3 lines skipped"))
  }

  @Test("Without ratings, it says where they can come from")
  func noRatings() throws {
    #expect(
      try run("export summary --output shop").messages
        == "emoji-rate: error: there are no ratings; give --values with a list, a file or -, or --merge with counts\n"
    )
  }

  @Test("A group column that is not there is named, with those that are")
  func missingColumn() throws {
    try exports.folder.make("reviews.csv", Self.reviews)
    let result = try run("export summary --values reviews.csv --group-column shop -o out")
    #expect(result.status == 65)
    #expect(result.messages.contains("no column is called 'shop'; there are 'product', 'stars'"))
  }

  @Test("Somebody else's file is not overwritten")
  func foreign() throws {
    try exports.folder.make("reviews.csv", Self.reviews)
    try exports.folder.makeFolder("shop")
    try exports.folder.make("shop/Soup.svg", "mine")
    let words = "export summary --values reviews.csv --value-column 2 --group-column 1 -o shop"
    #expect(try run(words).status == 73)
    #expect(try exports.folder.text("shop/Soup.svg") == "mine")
    #expect(try run(words + " --force").status == 0)
  }

  @Test("Only what an earlier export has written is replaced or pruned")
  func edited() throws {
    try exports.folder.make("all.csv", "product,stars\nTea,5\nSoup,1\nCake,3\n")
    let words = "export summary --value-column 2 --group-column 1 -o shop --values "
    #expect(try run(words + "all.csv").status == 0)
    try exports.folder.make("shop/Soup.svg", "edited")
    try exports.folder.make("shop/own.svg", "mine")
    #expect(try run(words + "all.csv").status == 73)
    #expect(try run(words + "all.csv --prune").status == 73)
    #expect(try exports.folder.text("shop/Soup.svg") == "edited")
    try exports.folder.make("less.csv", "product,stars\nTea,4\n")
    let dry = try run(words + "less.csv --prune --dry-run")
    #expect(
      dry.output == "changed Tea.svg\nchanged index.html\nremove Cake.svg\nchanged manifest.json\n")
    let pruned = try run(words + "less.csv --prune")
    #expect(
      pruned.messages
        == "emoji-rate: shop: 1 rating in 1 summary: 1 changed, 1 file removed, "
        + "1 edited file left, to be removed by hand\n")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: exports.folder.file("shop").path).sorted()
        == ["Soup.svg", "Tea.svg", "index.html", "manifest.json", "own.svg"])
    #expect(try exports.folder.text("shop/Soup.svg") == "edited")
    #expect(try exports.folder.text("shop/own.svg") == "mine")
    // What is edited is not forgotten either, and a page or a list of somebody else's stays.
    #expect(try exports.folder.text("shop/manifest.json").contains("\"name\":\"Soup.svg\""))
    try exports.folder.make("shop/index.html", "home")
    #expect(try run(words + "less.csv").status == 73)
    #expect(try exports.folder.text("shop/index.html") == "home")
    try exports.folder.make("shop/manifest.json", "{}")
    #expect(try run(words + "less.csv --no-sheet").status == 73)
    #expect(try exports.folder.text("shop/manifest.json") == "{}")
    #expect(try exports.folder.text("shop/Tea.svg") == RatingSummary([0, 0, 0, 1, 0]).svg())
  }

  @Test("Counts of parts add up to those of the whole")
  func merging() throws {
    try exports.folder.make("a.csv", "product,stars\n\"Tea, green\",5\nSoup,1\n")
    try exports.folder.make("b.csv", "product,stars\n\"Tea, green\",4\n")
    let result = try exports.shell(
      #"for part in a b; do "$emoji_rate" summary --values $part.csv --value-column stars "#
        + #"--group-column product --print-counts; done | tee lines | "$emoji_rate" export summary --merge - -o shop"#
    )
    #expect(result.messages == "emoji-rate: shop: 3 ratings in 2 summaries: 2 new\n")
    #expect(
      try exports.folder.text("lines")
        == "Soup,1,0,0,0,0\n\"Tea, green\",0,0,0,0,1\n\"Tea, green\",0,0,0,1,0\n")
    #expect(
      try exports.folder.text("shop/Tea-green.svg") == RatingSummary([0, 0, 0, 1, 1]).svg())
    #expect(try run("summary --merge lines").output == RatingSummary([1, 0, 0, 1, 1]).svg())
    let wrong = try exports.shell(#"printf '1,2\n' | "$emoji_rate" summary --merge -"#)
    #expect(
      wrong.messages
        == "emoji-rate: error: the standard input, line 1: 2 fields, where there are 5 counts, "
        + "and a name before them if there is one\n")
  }

  @Test("Manifests of parts add up as their lines do, whatever else is in them")
  func mergingManifests() throws {
    try exports.folder.make("a.csv", "product,stars\n\"Tea, {green}\",5\nSoup,1\n")
    try exports.folder.make("b.csv", "product,stars\n\"Tea, {green}\",4\n")
    let words = #""$emoji_rate" export summary --value-column 2 --group-column 1 --quiet"#
    let result = try exports.shell(
      "\(words) --values a.csv -o a; \(words) --values b.csv -o b; cat a/manifest.json b/manifest.json "
        + #"| "$emoji_rate" summary --merge - --print-counts"#)
    #expect(result.messages == "")
    #expect(result.output == "Soup,1,0,0,0,0\n\"Tea, {green}\",0,0,0,1,1\n")
    // Formatted, it is the same.
    try exports.folder.make(
      "formatted.json",
      "{\n  \"files\": [{\"counts\": [1, 0, 0,\n 2, 0], \"group\": \"Soup\"}]\n}\n")
    #expect(
      try run("summary --merge formatted.json --print-counts").output == "Soup,1,0,0,2,0\n")
    #expect(
      try run("summary --merge a/manifest.json --maximum 6").messages
        == "emoji-rate: error: a/manifest.json, line 2: 5 counts, where the scale has 6 values; "
        + "--minimum, --maximum and --step say which\n")
    try exports.export("--values 1")
    #expect(
      try run("summary --merge f/manifest.json").messages.contains(
        ": no counts; give lines of them, or the manifest.json of export summary\n"))
    try exports.folder.make("broken.json", "{\"files\":[{\"counts\":[1,0,0,2,0]},")
    #expect(try run("summary --merge broken.json").messages.contains("broken.json, line 1: column"))
    #expect(
      try run("summary --merge broken.json --print-counts --on-error skip").output == "1,0,0,2,0\n")
  }

  @Test(
    "Each picture can have a twin for dark pages, and PNG files",
    .enabled(if: BuiltCommand.path(of: "rsvg-convert") != nil, "rsvg-convert is not installed"))
  func files() throws {
    try exports.folder.make("reviews.csv", Self.reviews)
    let words =
      "export summary --values reviews.csv --value-column 2 --group-column 1 -o shop --layout badge "
      + "--title '{name}: {value}' --pair light,dark --png 1x,2x"
    let result = try run(words)
    #expect(
      result.messages.hasSuffix("shop: 5 ratings in 2 summaries of 6 files each: 2 new\n"))
    for (file, color) in [("Soup.svg", "#1d1a20"), ("Soup-dark.svg", "#f2eff3")] {
      let document = try exports.folder.text("shop/\(file)")
      #expect(document.contains("stroke=\"\(color)\""))
      #expect(document.contains("aria-label=\"Soup: 3\""))
      #expect(!document.contains("currentColor"))
    }
    let manifest = try exports.folder.text("shop/manifest.json")
    #expect(manifest.contains(#"{"name":"Soup-dark@2x.png","group":"Soup","counts":[1,0,0,0,1],"#))
    let widths = manifest.matches(of: #/"name":"Soup[^}]*"width":([0-9.]+)/#).map(\.output.1)
    #expect(widths == ["156", "311", "155.5", "156", "311", "155.5"])
    let report = try exports.folder.text("shop/index.html")
    #expect(report.contains(#"<picture><source srcset="Soup-dark.svg" media="#))
    // All of it is the export's own.
    #expect(try run(words).messages.hasSuffix(": 2 unchanged\n"))
    try exports.folder.make("reviews.csv", "product,stars\nSoup,1\n")
    #expect(try run(words + " --prune").messages.contains("6 files removed"))
  }

  @Test(
    "What a failed export has written is the next one's to replace, by a list under its own name",
    .enabled(if: Unprivileged.isPossible, "there is no such user"))
  func failed() throws {
    try exports.folder.make("reviews.csv", Self.reviews)
    let words = "export summary --values reviews.csv --value-column 2 --group-column 1 -o shop"
    #expect(try run(words).status == 0)
    try exports.folder.make("reviews.csv", Self.reviews + "Soup,5\nTea / green,5\n")
    // The second picture cannot take its name, for nobody may write it.
    _ = try exports.shell("chmod 777 shop; chmod 666 shop/*; chmod 444 shop/Tea-green.svg")
    let result = try Unprivileged.run(words, in: exports.folder)
    #expect(result.exitStatus == 74)
    #expect(result.messages.contains("1 of 2 pictures are done in 'shop', every file is whole"))
    #expect(
      try exports.names("shop") == ["Soup.svg", "Tea-green.svg", "index.html", "manifest.json"])
    #expect(try exports.folder.text("shop/manifest.json").hasSuffix("\"complete\":false}\n"))
    let again = try exports.shell("chmod 666 shop/Tea-green.svg; \"$emoji_rate\" \(words)")
    #expect(again.messages.hasSuffix("7 ratings in 2 summaries: 1 changed, 1 unchanged\n"))
  }

  @Test("A file without ratings is a picture that says so")
  func empty() throws {
    try exports.folder.make("reviews.csv", "stars\n")
    let result = try run("summary --values reviews.csv")
    #expect(result.status == 0)
    #expect(result.output == RatingSummary([0, 0, 0, 0, 0]).svg())
    try exports.folder.make("titles.csv", "product,stars\n")
    let words = "--value-column stars --group-column product"
    #expect(
      try run("export summary --values titles.csv \(words) -o shop").messages
        == "emoji-rate: shop: 0 ratings in 0 summaries\n")
  }

  @Test("A wrong first line is skipped as any other; if nothing is left, nobody has rated")
  func wrongFirstLine() throws {
    try exports.folder.make("first.csv", "product,stars\nTea,\nTea,4\n")
    let words = "summary --value-column stars --on-error skip --values"
    let result = try run("\(words) first.csv")
    #expect(result.status == 0)
    #expect(result.output == RatingSummary([0, 0, 0, 1, 0]).svg())
    #expect(result.messages.contains("1 line skipped, the first: first.csv, line 2: "))
    try exports.folder.make("none.csv", "product,stars\nTea,\nTea,NaN\n")
    let none = try run("\(words) none.csv")
    #expect(none.status == 0 && none.output == RatingSummary([0, 0, 0, 0, 0]).svg())
  }

  @Test("A spreadsheet with decimal commas is read as an export of values reads it")
  func decimalComma() throws {
    try exports.folder.make("de.csv", "Produkt;Sterne\nTee;4,5\nTee;4\n")
    let words = "summary --values de.csv --value-column Sterne --step 0.5"
    #expect(try run(words).messages.contains("--decimal ,"))
    let result = try run("\(words) --decimal ,")
    #expect(result.messages == "")
    #expect(result.output == RatingSummary(RatingCounts(of: [4.5, 4], step: 0.5)).svg())
  }

  @Test("Merged manifests keep the exact mean, and count a group of several files once")
  func mergingExactly() throws {
    try exports.folder.make("reviews.csv", "stars\n4.5\n4.5\n4\n")
    _ = try run("export summary --values reviews.csv -o shop --pair light,dark")
    let result = try run("summary --merge shop/manifest.json")
    #expect(result.output == RatingSummary(RatingCounts(of: [4.5, 4.5, 4])).svg())
  }

  @Test("Without groups, the picture and its row are called all, in the language asked for")
  func ungrouped() throws {
    try exports.folder.make("reviews.csv", "stars\n4\n5\n")
    let result = try run("export summary --values reviews.csv --language de -o shop")
    #expect(result.status == 0)
    #expect(try exports.names("shop") == ["all.svg", "index.html", "manifest.json"])
    let report = try exports.folder.text("shop/index.html")
    #expect(report.contains("<h1>2 ratings</h1>"))
    #expect(report.contains("<tr><th scope=\"row\">All<td lang=\"de\"><img"))
    #expect(report.contains("<td>4.5<td>2</tr>"))
  }
}
