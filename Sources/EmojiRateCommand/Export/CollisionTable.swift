/// Tells names that come again from those that collide, in memory that does not grow.
///
/// A table holds a part of all names, chosen by their keys; where it overflows, the same names are
/// gone through again with more parts.
struct CollisionTable: ~Copyable {
  enum Answer { case new, again, collision, elsewhere, full }

  /// As many slots as cost no more than 16 MiB.
  static let mostSlots = 1 << 20

  private struct Slot {
    /// What names have in common that some file system takes for the same; 0 is a free slot.
    var key: UInt64
    /// What is the same only for the same name of the same picture.
    var identity: UInt64
  }

  private let slots: UnsafeMutablePointer<Slot>
  private let part: UInt64
  private let partCount: UInt64
  private var count = 0

  private let slotCount: Int

  /// - Parameter slotCount: How much room there is, a power of two.
  init(part: Int, of partCount: Int, slotCount: Int = mostSlots) {
    self.slotCount = slotCount
    slots = SystemCalls.zeroedMemory(count: slotCount)
    self.part = UInt64(part)
    self.partCount = UInt64(partCount)
  }

  deinit { SystemCalls.free(slots) }

  mutating func insert(key: UInt64, identity: UInt64) -> Answer {
    guard partCount == 1 || key % partCount == part else { return .elsewhere }
    let key = max(key, 1)
    var slot = Int(truncatingIfNeeded: key >> 32) & (slotCount - 1)
    while slots[slot].key != 0 {
      if slots[slot].key == key {
        return slots[slot].identity == identity ? .again : .collision
      }
      slot = (slot + 1) & (slotCount - 1)
    }
    guard count < slotCount / 8 * 7 else { return .full }
    slots[slot] = Slot(key: key, identity: identity)
    count += 1
    return .new
  }
}

/// A bit for each of any number of things.
struct Bits {
  private var words: [UInt64] = []

  subscript(index: Int) -> Bool {
    get { index / 64 < words.count && words[index / 64] >> UInt64(index % 64) & 1 == 1 }
    set {
      if index / 64 >= words.count {
        words += repeatElement(0, count: index / 64 + 1 - words.count)
      }
      let bit: UInt64 = 1 << UInt64(index % 64)
      if newValue { words[index / 64] |= bit } else { words[index / 64] &= ~bit }
    }
  }
}
