import EmojiRate
import Testing

@testable import EmojiRateCommand

/// What a file is refused for: each sentence, with the place in the file.
@Suite("Style reader")
struct StyleReaderTests {
  @Test(
    "Refuses a key or a value by itself",
    arguments: [
      (
        "{\n \"mouth-width\": \"wide\"}",
        "2:17: mouth-width 'wide' is not a number; give a number from 0.2 to 0.7"
      ),
      (
        #"{"mouth-width": "0.5"}"#,
        "1:17: mouth-width is the text '0.5'; give a number from 0.2 to 0.7 without quotes"
      ),
      (#"{"mouth-width": true}"#, "1:17: mouth-width is true; give a number from 0.2 to 0.7"),
      (
        #"{"mouth-width": null}"#,
        "1:17: mouth-width is null; leave it out, or give a number from 0.2 to 0.7"
      ),
      (#"{"mouth-width": [0.5]}"#, "1:17: mouth-width is a list; give a number from 0.2 to 0.7"),
      (#"{"mouth-width": {}}"#, "1:17: mouth-width is an object; give a number from 0.2 to 0.7"),
      (
        #"{"mouth-width": 1e999}"#,
        "1:17: mouth-width '1e999' is not allowed; give a number from 0.2 to 0.7"
      ),
      (#"{"size": "x"}"#, "1:10: size 'x' is not a number; give a number from 1 to 10000"),
      (
        #"{"precision": 2.5}"#,
        "1:15: precision '2.5' is not allowed; give a whole number from 0 to 6"
      ),
      (
        #"{"precision": "x"}"#,
        "1:15: precision 'x' is not a number; give a whole number from 0 to 6"
      ),
      (#"{"no-eyes": "yes"}"#, "1:13: no-eyes is the text 'yes'; give true or false"),
      (#"{"no-eyes": 1}"#, "1:13: no-eyes is the number 1; give true or false"),
      (#"{"no-eyes": null}"#, "1:13: no-eyes is null; leave it out, or give true or false"),
      (
        #"{"low-color": "crimsn"}"#,
        "1:15: low-color 'crimsn' is not a colour; did you mean crimson?"
      ),
      (#"{"low-color": 5}"#, "1:15: low-color is the number 5; give a colour, in double quotes"),
      (
        #"{"low-color": "none"}"#,
        "1:15: low-color 'none' is not a colour; "
          + "give a CSS name, #rgb, #rrggbb, rgb(), hsl() or hsb()"
      ),
      (
        #"{"background": false}"#,
        "1:16: background is false; give a colour or none, in double quotes"
      ),
      (
        #"{"low-color": "currentColor"}"#,
        "1:15: low-color 'currentColor' is not allowed; "
          + "give a fixed colour, or currentColor for all ratings by color"
      ),
      (#"{"theme": "dust"}"#, "1:11: theme 'dust' is not known; did you mean dusk?"),
      (#"{"fill": "three"}"#, "1:10: fill 'three' is not known; give exact, half or whole"),
      (#"{"fill": true}"#, "1:10: fill is true; give exact, half or whole, in double quotes"),
      (
        #"{"cells": [200, 50]}"#,
        "1:11: cells is a list; "
          + "give a width and a height such as 200x50, each from 1 to 10000, in double quotes"
      ),
      (
        #"{"cells": "200"}"#,
        "1:11: cells '200' is not allowed; "
          + "give a width and a height such as 200x50, each from 1 to 10000"
      ),
      (#"{"title": ""}"#, "1:11: title is empty; give a text"),
      (#"{"title": 5}"#, "1:11: title is the number 5; give a text, in double quotes"),
      (
        #"{"$schema": 5}"#,
        "1:13: $schema is the number 5; give the address of a schema"
      ),
    ])
  func values(text: String, sentence: String) { expect(text, sentence) }

  @Test(
    "Refuses a key that is none",
    arguments: [
      (#"{"mouth-widht": 0.5}"#, "1:2: there is no key 'mouth-widht'; did you mean mouth-width?"),
      (#"{"mouthWidth": 0.5}"#, "1:2: there is no key 'mouthWidth'; did you mean mouth-width?"),
      (
        #"{"--mouth-width": 0.5}"#,
        "1:2: there is no key '--mouth-width'; did you mean mouth-width?"
      ),
      (#"{"colour": "red"}"#, "1:2: there is no key 'colour'; did you mean color?"),
      (
        #"{"frobnicate": 1}"#,
        "1:2: there is no key 'frobnicate'; see emoji-rate --help and emoji-rate stars --help"
      ),
      (#"{"": 1}"#, "1:2: there is no key ''; see emoji-rate --help and emoji-rate stars --help"),
      (#"{"value": 3}"#, "1:2: 'value' is no style; give --value on the command line"),
      (#"{"maximum": 10}"#, "1:2: 'maximum' is no style; give --maximum on the command line"),
      (#"{"strict": true}"#, "1:2: 'strict' is no style; give --strict on the command line"),
      (#"{"png": "1x"}"#, "1:2: 'png' is no style; give --png on the command line"),
      (#"{"style": "a"}"#, "1:2: 'style' is no style; give --style on the command line"),
      (
        "{\"size\": 48,\n\n \"size\": 48}",
        "3:2: size is given twice, first in line 1; leave one of them out"
      ),
      (
        "{\"no-eyes\": false,\n \"no-eyes\": true}",
        "2:2: no-eyes is given twice, first in line 1; leave one of them out"
      ),
      (
        "{\"size\": 1, \"s\\u0069ze\": 2}",
        "1:13: size is given twice, first in line 1; leave one of them out"
      ),
    ])
  func keys(text: String, sentence: String) { expect(text, sentence) }

  @Test(
    "Refuses a file that is no object",
    arguments: [
      ("[]", "1:1: the style is a list; give an object such as {\"theme\": \"dusk\"}"),
      (
        "\"dusk\"",
        "1:1: the style is the text 'dusk'; give an object such as {\"theme\": \"dusk\"}"
      ),
      ("null", "1:1: the style is null; give an object such as {\"theme\": \"dusk\"}"),
      ("", "1:1: the file ends early; give a value"),
      (
        "{\"size\": 48",
        "1:12: the file ends early; give a comma and the next key, or } to end the object"
      ),
      ("{\"size\": 48,}", "1:12: there is a comma behind the last entry; leave it out"),
      ("{} {}", "1:4: '{' is out of place; give nothing more"),
      ("--mouth-width 0.5", "1:1: '--' is not a number as JSON has it; give one such as 0.5 or 12"),
    ])
  func documents(text: String, sentence: String) { expect(text, sentence) }

  private func expect(_ text: String, _ sentence: String) {
    for picture in PictureKind.allCases {
      let error = #expect(throws: CommandError.self) {
        try StyleReader.read(Array(text.utf8), file: "style.json", StyleKeys(picture))
      }
      #expect(error?.sentence == "style.json:\(sentence)")
    }
  }

  @Test("Refuses texts that are not UTF-8, whatever they are for")
  func encoding() {
    for start in [#"{"$schema": ""#, #"{"title": ""#, #"{""#] {
      let error = #expect(throws: CommandError.self) {
        try StyleReader.read(
          Array(start.utf8) + [0xFF] + Array("\": 1}".utf8), file: "s", StyleKeys(.face))
      }
      #expect(error?.sentence.hasSuffix(": not UTF-8; save the file as UTF-8") == true)
    }
  }

  @Test("Gives all keys but the schema's, in the order of the file")
  func members() throws {
    let text = #"{"$schema": "s", "size": 48, "no-eyes": false, "count": 3, "responsive": true}"#
    let members = try StyleReader.read(Array(text.utf8), file: "s.json", StyleKeys(.face))
    #expect(members.map(\.option.name) == ["size", "no-eyes", "count", "responsive"])
    #expect(members.map(\.keyPlace.place.column) == [18, 30, 48, 60])
    #expect(members.map(\.place.place.column) == [26, 41, 57, 74])
  }
}
