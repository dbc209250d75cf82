import Foundation

// Looks at random inputs, one after the other, until the time is up or one is wrong.
//
//     swift run -c release Fuzz [SECONDS [FIRST]]
//     swift run -c release Fuzz input NUMBER
//     swift run -c release Fuzz digest COUNT
//
// Inputs are numbered; `input` looks at one again, and `digest` prints one number that stands for all
// documents of the first COUNT inputs, which every build has to print alike.

func fail(_ number: UInt64, _ error: any Error) -> Never {
  let sentence = (error as? Violation)?.sentence ?? "\(error)"
  print("input \(number): \(sentence)\nagain: swift run Fuzz input \(number)")
  exit(1)
}

func check(_ number: UInt64) -> [UInt8] {
  do { return try Invariants.check(number) } catch { fail(number, error) }
}

let words = Array(CommandLine.arguments.dropFirst())
switch words.first {
case "input":
  guard words.count == 2, let number = UInt64(words[1]) else {
    fatalError("give the input's number")
  }
  print(String(decoding: check(number), as: UTF8.self))
case "digest":
  guard words.count == 2, let count = UInt64(words[1]) else { fatalError("give the count") }
  // FNV-1a.
  var digest: UInt64 = 0xCBF2_9CE4_8422_2325
  for number in 0..<count {
    for byte in check(number) { digest = (digest ^ UInt64(byte)) &* 0x100_0000_01B3 }
  }
  print("digest of \(count): \(String(digest, radix: 16))")
default:
  guard let seconds = Double(words.first ?? "10"),
    let first = UInt64(words.dropFirst().first ?? "0")
  else { fatalError("give seconds and the first input's number") }
  let end = Date(timeIntervalSinceNow: seconds)
  var number = first
  while Date() < end {
    for _ in 0..<256 {
      _ = check(number)
      number += 1
    }
  }
  print("fuzz: \(number - first) inputs from \(first) are as they should be")
}
