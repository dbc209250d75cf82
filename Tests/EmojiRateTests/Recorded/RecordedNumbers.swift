/// The numbers of a segment of a recording, read as numbers.js reads them.
struct RecordedNumbers {
  private let length: Int
  private var tracks: [[(part: Int, change: Int)]] = []
  private var marks: [(track: Int, factor: Double, start: Int)] = []

  init(_ text: String) {
    var bytes = Array(text.utf8)[...]
    func next() -> Int {
      var (number, digit) = (0, 0)
      repeat {
        digit = Int(bytes.removeFirst()) - 35
        digit -= (digit > 25 ? 1 : 0) + (digit > 57 ? 1 : 0)
        number = number * 45 + digit % 45
      } while digit > 44
      return number
    }
    func signed() -> Int {
      let number = next()
      return number % 2 == 1 ? -(number + 1) / 2 : number / 2
    }
    length = next()
    while !bytes.isEmpty {
      let back = next()
      let factor = back > 0 ? Double(signed()) / 20 : 1
      let counts = back > 0 ? 0 : next()
      let start = signed() + (marks.count > 1 ? marks[marks.count - 2].start : 0)
      if back == 0 {
        var keys = [(part: 0, change: 0)]
        for _ in 0..<counts / 2 {
          let (part, change) = keys[keys.count - 1]
          let distance = next() * (counts % 2 == 1 ? 1 : 5)
          keys.append((min(part + distance, length), change + signed()))
        }
        tracks.append(keys)
      }
      marks.append((tracks.count - max(back, 1), factor, start))
    }
  }

  /// All numbers at a part of the segment, in order.
  func values(at part: Double) -> [Double] {
    let place = part * Double(length)
    let changes = tracks.map { keys in
      let index = keys.dropLast().lastIndex { Double($0.part) <= place } ?? 0
      let (from, to) = (keys[index], keys[min(index + 1, keys.count - 1)])
      let way = to.part > from.part ? (place - Double(from.part)) / Double(to.part - from.part) : 0
      return Double(from.change) + Double(to.change - from.change) * way
    }
    return marks.map { Double($0.start) + $0.factor * changes[$0.track] }
  }
}
