import Testing

@testable import ViewEngine

@MainActor
@Suite("Menu", .timeLimit(.minutes(20))) struct MenuTests {
  @Test func `the items of a Menu can be tapped, and their texts are not read`() throws {
    let log = Log()
    let host = ViewHost {
      Menu("More", systemImage: "ellipsis") {
        Button("Copy") { log("copy") }
        Button("Delete") { log("delete") }.disabled(true)
      }
      Menu("Add") {
        Button("Add many") { log("many") }
      } primaryAction: {
        log("add")
      }
    }
    #expect(host.texts == ["More", "Add"])
    try host.tap("Copy")
    try host.tap("Add many")
    try host.tap("Add")
    #expect(log.take() == ["copy", "many", "add"])
    #expect(throws: ViewHostError.self) { try host.tap("Delete") }
    try host.tap("More")
    #expect(log.take() == [])
  }
}
