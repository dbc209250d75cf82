import Testing

@testable import EmojiRateCommand

@Suite("Names of groups")
struct GroupNameTests {
  @Test("A name is one that every system takes, and every group has its own")
  func stems() {
    var names = GroupNames()
    let stems = [
      "Tea", "tea", "Tea / green", "../etc", "CON", "", "?", "Käse 0.9 l", "茶", "a.", "-x-",
    ].map { names.stem(of: $0) }
    #expect(
      stems == [
        "Tea", "tea-2", "Tea-green", "etc", "group-CON", "all", "group", "Käse-0.9-l", "茶",
        "a",
        "x",
      ])
  }
}
