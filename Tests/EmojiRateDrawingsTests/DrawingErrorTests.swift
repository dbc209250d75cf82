import Testing

@testable import EmojiRate
@testable import EmojiRateDrawings

@Suite
struct DrawingErrorTests {
  @Test(
    "says what is wrong, where, and the way out",
    arguments: [
      (
        "text",
        #", line 4, <text "label">: text cannot be drawn; convert it to paths (Inkscape: Path > Object to Path, Figma: Flatten, Illustrator: Type > Create Outlines)"#
      ),
      (
        "image",
        ", line 3, <image>: pictures of pixels cannot be drawn; trace it (Inkscape: Path > Trace Bitmap) or leave it out"
      ),
      (
        "filter",
        #", line 2, <g "body">: it has a filter; shadows and blurs cannot be drawn; take them off, or draw them as shapes"#
      ),
      (
        "mask",
        #", line 2, <g "Frame">: it has a mask; cut the shapes instead (Figma writes masks for strokes inside or outside: set them to centre; Inkscape: Path > Intersection)"#
      ),
      (
        "clip",
        ", line 2, <g>: it is cut by a clip path; cut the shapes themselves (Inkscape: Path > Intersection, Figma: Intersect selection, Illustrator: Pathfinder > Crop)"
      ),
      (
        "pattern",
        #", line 2, <rect "shirt">: it is painted with a pattern; paint it with a colour or a gradient"#
      ),
      (
        "dash",
        #", line 2, <path "smile">: its line is dashed; turn the dashes into shapes (Inkscape: Path > Stroke to Path, Illustrator: Object > Path > Outline Stroke)"#
      ),
      (
        "animate",
        ", line 2, <animate>: the drawing must not move by itself; draw what it shows at each value as a layer"
      ),
      ("script", ", line 2, <script>: scripts are not run; leave it out"),
      (
        "entity",
        #", line 2: the DOCTYPE defines entities, which are not expanded; save as plain SVG (Illustrator: without "Preserve Illustrator Editing Capabilities")"#
      ),
      (
        "blend",
        #", line 2, <g "shade">: it blends with what is behind (multiply); set it to normal and choose the colours that it makes"#
      ),
      (
        "layers",
        ": there are no two groups named by values, such as 0, 2.5 and 5 or 0% and 100%; name its layers, or give several files with commas between"
      ),
      ("twice", #", line 4, <g "50%">: its value is given twice; every value is drawn once"#),
      (
        "scale",
        #", line 3, <g "10">: the value 10 is outside of 0 to 5; name it by a percentage, or give --minimum and --maximum"#
      ),
      (
        "empty",
        #", line 3, <g "5">: nothing is drawn at this value; is everything hidden or without paint?"#
      ),
      (
        "path",
        #", line 2, <path "mouth">: path data, command C, offset 15: found the end, expected number 4 of 6"#
      ),
      (
        "colour",
        #", line 2, <circle "eye">: the colour "skyblu" is not known; CSS names, #rgb, #rrggbb, rgb() and hsl() are"#
      ),
      (
        "use",
        #", line 2, <use>: "sprites.svg#eye" is not in the file; put a copy in its place (Inkscape: Edit > Clone > Unlink)"#
      ),
      ("loop", ##", line 2, <use>: "#a" contains itself"##),
      ("paint", ##", line 2, <circle "eye">: its paint "#gone" is not in the file"##),
      (
        "transform",
        #", line 2, <g>: the transform "rotate(30deg 5)" cannot be read; matrix, translate, scale, rotate, skewX and skewY can"#
      ),
      (
        "selector",
        #", line 2, <style>: the selector ".face > .eye" cannot be followed; type, .class, #id and lists of them can"#
      ),
      (
        "viewbox",
        ", line 1, <svg>: there is neither a viewBox nor a width and a height; give it a viewBox"
      ),
      (
        "wellformed",
        ", line 3, <path>: </g> ends what <path> of line 3 began; this is not well-formed XML"
      ),
      (
        "html",
        ", line 2, <html>: the root element is not <svg> of the namespace http://www.w3.org/2000/svg; this is not an SVG file"
      ),
      ("stops", #", line 2, <linearGradient "g">: the gradient has 9 stops; up to 7 can be drawn"#),
      (
        "far",
        #", line 2, <circle "eye">: it reaches more than 400 times the canvas away; remove it"#
      ),
      ("svgz", ": the file is compressed (SVGZ); save it as plain SVG"),
      ("cut", ", line 3, <g>: the file ends inside of a tag; this is not well-formed XML"),
    ])
  func refusedFiles(_ name: String, _ sentence: String) throws {
    let file = try DrawingFiles.refused("\(name).svg")
    let error = #expect(throws: DrawingError.self) { try Drawing(files: [file]) }
    #expect(error?.description == "\(name).svg\(sentence)")
  }

  @Test("names the column of an element in a file of one line")
  func columns() throws {
    let file =
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><g id='0'/>é<text id='a'/></svg>"
      .replacing("é", with: "<!-- é -->")
    let error = #expect(throws: DrawingError.self) { try Drawing([(0, file), (1, file)]) }
    let sentence = error?.description ?? ""
    #expect(sentence.hasPrefix("column 80, <text \"a\">: text cannot be drawn"), "\(sentence)")
    #expect(error?.column == 80 && error?.line == 1)
  }

  @Test("says of two files which canvas is another")
  func canvases() throws {
    let files = try ["aspect.svg", "aspect2.svg"].map(DrawingFiles.refused)
    let error = #expect(throws: DrawingError.self) { try Drawing(files: files) }
    #expect(
      error?.description
        == "aspect2.svg, line 1, <svg>: the canvas is 200 × 100, that of aspect.svg 100 × 100; draw all on canvases of one shape"
    )
  }

  @Test("cuts names from files, and leaves out what cannot be printed")
  func printable() {
    #expect("a\u{1B}[31m\nb\u{202E}".printable == "a[31mb")
    #expect(String(repeating: "é", count: 99).printable.count == 40)
  }
}
