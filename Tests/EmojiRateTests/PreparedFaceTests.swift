import Testing

@testable import EmojiRate

@Suite("PreparedFace")
struct PreparedFaceTests {
  @Test("Writes the bytes of the face, whatever the style, the scale, the options and the value")
  func bytes() {
    var random = SplitMix64(seed: 31)
    for _ in 0..<400 {
      let face = random.face()
      let options = random.options()
      let prepared = PreparedFace(face, options: options)
      for part in [0, 0.2, 0.5, 0.500_001, 0.73, 1] {
        let rating = face.rating
        let value = rating.minimum + (rating.maximum - rating.minimum) * part
        var expected = face
        expected.rating.value = value
        #expect(prepared.svg(value) == expected.svg(options))
      }
    }
  }

  @Test("Clamps and snaps values as the rating does", arguments: [-1, 0.2, 0.3, 4.9, 7, .nan])
  func clamping(value: Double) {
    let prepared = PreparedFace(Face(Rating(step: 0.5)))
    #expect(prepared.svg(value) == Face(Rating(value, step: 0.5)).svg())
  }

  @Test("Fills in a title for each value")
  func title() {
    let options = SVGOptions(label: .title("<{value}> of {maximum}"))
    let prepared = PreparedFace(options: options)
    #expect(prepared.svg(3.25).contains("<title>&lt;3.25&gt; of 5</title>"))
    #expect(prepared.svg(3.25) == Face(3.25).svg(options))
  }

  @Test("Writes to buffers of every size and to sinks")
  func buffers() {
    let prepared = PreparedFace()
    let expected = Array(Face(3.2).svg().utf8)
    for capacity in 0...expected.count + 10 {
      let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: capacity, alignment: 1)
      defer { buffer.deallocate() }
      #expect(prepared.write(3.2, into: buffer) == expected.count)
      #expect(buffer.prefix(expected.count).elementsEqual(expected.prefix(capacity)))
    }
    var bytes: [UInt8] = []
    prepared.write(3.2, to: &bytes)
    #expect(bytes == expected)
  }
}
