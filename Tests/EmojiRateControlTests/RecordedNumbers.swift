/// The numbers of a segment of a recording, read as numbers.js reads them.
struct RecordedNumbers {
  private struct Stream {
    var bytes: ArraySlice<UInt8>

    mutating func next() -> Int {
      var (number, digit) = (0, 0)
      repeat {
        digit = Int(bytes.removeFirst()) - 35
        digit -= (digit > 25 ? 1 : 0) + (digit > 57 ? 1 : 0)
        number = number * 45 + digit % 45
      } while digit > 44
      return number
    }
    mutating func signed() -> Int {
      let number = next()
      return number % 2 == 1 ? -(number + 1) / 2 : number / 2
    }
  }

  private let length: Int
  private var tracks: [[(part: Int, change: Int, bend: Int)]] = []
  private var marks: [(track: Int, factor: Double, start: Int)] = []

  init(_ text: String) {
    var streams = Array(text.utf8).split(
      separator: UInt8(ascii: "!"), omittingEmptySubsequences: false
    ).map { Stream(bytes: $0) }
    let (head, change, part, value, bend, factor) = (0, 1, 2, 3, 4, 5)
    length = streams[head].next()
    while !streams[head].bytes.isEmpty {
      let back = streams[head].next()
      let start = streams[change].signed() + (marks.count > 1 ? marks[marks.count - 2].start : 0)
      if back == 0 {
        let count = streams[head].next()
        var keys = [(part: 0, change: 0, bend: 0)]
        for _ in 0..<count / 2 {
          let last = keys[keys.count - 1]
          let distance = streams[part].next() * (count % 2 == 1 ? 1 : 20)
          keys.append(
            (
              min(last.part + distance, length), last.change + streams[value].signed(),
              streams[bend].signed()
            ))
        }
        tracks.append(keys)
      }
      marks.append(
        (
          tracks.count - max(back, 1), back > 0 ? Double(streams[factor].signed()) / 50 : 1, start
        ))
    }
  }

  /// All numbers at a part of the segment, in order.
  func values(at part: Double) -> [Double] {
    let place = part * Double(length)
    let changes = tracks.map { keys in
      let index = keys.dropLast().lastIndex { Double($0.part) <= place } ?? 0
      let (from, to) = (keys[index], keys[index + 1])
      let way = (place - Double(from.part)) / Double(to.part - from.part)
      return Double(from.change) + Double(to.change - from.change) * way
        + 4 * Double(to.bend) * way * (1 - way)
    }
    return marks.map { Double($0.start) + $0.factor * changes[$0.track] }
  }
}
