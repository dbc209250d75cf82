import Testing

@testable import EmojiRateCommand

@Suite("Name set")
struct NameSetTests {
  @Test("Holds what was inserted, and not what was removed")
  func holds() {
    let set = NameSet()
    var numbers = Set<UInt64>([0, 1, 2, .max])
    while numbers.count < 5_000 { numbers.insert(.random(in: 0...UInt64.max)) }
    for number in numbers { set.insert(number) }
    for number in numbers { #expect(set.contains(number)) }
    for number in numbers where number % 2 == 1 { set.remove(number) }
    for number in numbers where number > 2 {
      #expect(set.contains(number) == (number % 2 == 0), "\(number)")
    }
    #expect(!set.isEmpty && !set.isOverfull)
    for number in numbers { set.remove(number) }
    #expect(set.isEmpty)
  }

  @Test("Tells names that come again from those that collide, in parts as in one")
  func collisions() {
    for partCount in [1, 4] {
      var answers: [CollisionTable.Answer] = []
      for part in 0..<partCount {
        var table = CollisionTable(part: part, of: partCount)
        for (key, identity) in [(8, 1), (9, 2), (8, 1), (9, 3)] as [(UInt64, UInt64)] {
          let answer = table.insert(key: key, identity: identity)
          if answer != .elsewhere { answers.append(answer) }
        }
      }
      #expect(answers.filter { $0 == .new }.count == 2)
      #expect(answers.filter { $0 == .again }.count == 1)
      #expect(answers.filter { $0 == .collision }.count == 1)
    }
  }

  @Test("Says when it is full")
  func full() {
    var table = CollisionTable(part: 0, of: 1, slotCount: 1024)
    var count = 0
    while table.insert(key: UInt64(count + 1) << 32, identity: 0) == .new { count += 1 }
    #expect(table.insert(key: 1, identity: 0) == .full)
    #expect(count == 896)
  }

  @Test("Keeps a bit for each of many")
  func bits() {
    var bits = Bits()
    for index in [0, 63, 64, 1000] { bits[index] = true }
    bits[63] = false
    #expect((0..<2000).filter { bits[$0] } == [0, 64, 1000])
  }
}
