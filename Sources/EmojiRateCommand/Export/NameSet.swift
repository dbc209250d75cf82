/// A set of 64-bit numbers that stand for names, in memory that does not grow.
///
/// It takes 16 MiB of addresses at most, of which only the pages that are touched cost memory. Numbers
/// of different names are the same less often than once in ten million sets of a million.
final class NameSet {
  /// How many it holds at most.
  static let capacity = slotCount / 8 * 7

  private static let slotCount = 1 << 21
  private static let removed: UInt64 = 1
  private let slots: UnsafeMutablePointer<UInt64>
  /// How many slots are taken.
  private(set) var count = 0
  private var removedCount = 0
  /// Whether there was no room for all that were inserted.
  private(set) var isOverfull = false

  init() { slots = SystemCalls.zeroedMemory(count: Self.slotCount) }

  deinit { SystemCalls.free(slots) }

  func insert(_ number: UInt64) {
    guard count < Self.capacity else {
      isOverfull = true
      return
    }
    let number = Self.allowed(number)
    var slot = Int(truncatingIfNeeded: number >> 32) & (Self.slotCount - 1)
    while slots[slot] != 0 {
      if slots[slot] == number { return }
      slot = (slot + 1) & (Self.slotCount - 1)
    }
    slots[slot] = number
    count += 1
  }

  var isEmpty: Bool { count == removedCount }

  func contains(_ number: UInt64) -> Bool { slot(of: number) != nil }

  /// Takes a number out; it does not make room for another.
  func remove(_ number: UInt64) {
    guard let slot = slot(of: number) else { return }
    slots[slot] = Self.removed
    removedCount += 1
  }

  private func slot(of number: UInt64) -> Int? {
    let number = Self.allowed(number)
    var slot = Int(truncatingIfNeeded: number >> 32) & (Self.slotCount - 1)
    while slots[slot] != 0 {
      if slots[slot] == number { return slot }
      slot = (slot + 1) & (Self.slotCount - 1)
    }
    return nil
  }

  /// 0 and 1 mark slots that are free.
  private static func allowed(_ number: UInt64) -> UInt64 { max(number, 2) }
}
