import Foundation
import Testing

@testable import EmojiRateCommand

/// Files of the user's, under every name that an export uses or that a list has, by the real process.
@Suite("Earlier files")
struct EarlierFilesTests {
  private let exports: ExportFolder

  init() throws { exports = try ExportFolder() }

  /// Every output, with names as a shop's can be.
  private static let outputs = [
    "--values photos.csv --name-template {name} --pair light,dark",
    "--values 0,1 --name-template note{value} --png 1x",
  ]

  /// Two exports into one folder, one after the other, with a file of the user's in every place in turn.
  @Test(
    "Changes no file of the user's, whatever was exported before",
    arguments: zip(outputs, outputs.dropFirst() + outputs.prefix(1)))
  func ownership(first: String, second: String) throws {
    try exports.folder.make("photos.csv", "value,name\n0,photo1.jpg\n1,Photo2.jpg\n")
    let result = try exports.shell(
      #"""
      run() { "$emoji_rate" export "$@" >>log 2>&1; }
      run \#(first) --output first || echo "first: $(cat log)"
      run \#(second) --output second || echo "second: $(cat log)"
      # What the exports write, what their lists name, and the same in another case.
      for name in $({ ls first second; grep -oh '"name":"[^"]*' first/manifest.json \
        second/manifest.json | cut -d'"' -f4; printf '%s\n' photo2.jpg PHOTO1.jpg.svg Note0.svg
      } | grep -v -e : -e '^manifest.json$' -e '^$' | sort -u); do
        for when in before between; do
          rm -rf f
          if [ $when = before ]; then
            mkdir f; printf theirs >"f/$name"
            run \#(first) --output f
          else
            cp -R first f; printf theirs >"f/$name"
          fi
          run \#(second) --prune --output f
          read -r text <"f/$name"; [ "$text" = theirs ] || echo "$when: $name"
        done
      done
      """#)
    #expect(result.output == "" && result.messages == "")
  }

  #if !os(macOS)  // There both names are those of one file.
    @Test(
      "A file with the name of an export's in another case is the user's, even with its content")
    func otherCase() throws {
      try exports.export("--values 1")
      try exports.folder.make("f/FACE-1.svg", exports.folder.text("f/face-1.svg"))
      let result = try exports.export("--values 1 --color red --name-template FACE-{value}")
      #expect(result.exitStatus == 73, "\(result.messages)")
    }
  #endif

  @Test(
    "Looks again before it overwrites or removes: somebody may have changed a file meanwhile",
    arguments: [
      ("face-2.svg", "nothing"), ("face-4.svg", "a folder"), ("face-5.svg", "an export"),
      ("index.html", "an export"), ("index.html", "nothing"), ("old.svg", "an export"),
    ])
  func meanwhile(name: String, before: String) throws {
    switch before {
    case "an export":
      try exports.export("--values 1 --name-template old")
      try exports.export("--by 1")
    case "a folder": try exports.folder.makeFolder("f")
    default: break
    }
    let result = try exports.export(
      "--by 1 --color red --prune", interruptedBy: "printf theirs >f/\(name)")
    #expect(result.exitStatus == (name == "old.svg" ? 0 : 73), "\(result.messages)")
    #expect(try exports.folder.text("f/\(name)") == "theirs")
  }

  @Test("Overwrites no list that somebody has made meanwhile")
  func listMeanwhile() throws {
    let result = try exports.export("--by 1", interruptedBy: "printf theirs >f/manifest.json")
    #expect(result.exitStatus == 73, "\(result.messages)")
    #expect(try exports.folder.text("f/manifest.json") == "theirs")
  }
}
