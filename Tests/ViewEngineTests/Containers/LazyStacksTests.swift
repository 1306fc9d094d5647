import Testing

@testable import ViewEngine

@MainActor
@Suite("Lazy stacks", .timeLimit(.minutes(20))) struct LazyStacksTests {
  @Test func `a lazy stack shows its rows, which appear in order`() {
    let log = Log()
    let host = ViewHost {
      LazyVStack(alignment: .leading, spacing: 8, pinnedViews: [.sectionHeaders]) {
        ForEach(0..<3) { index in Text("\(index)").onAppear { log("\(index) appears") } }
      }
      LazyHStack { Text("beside") }
    }
    #expect(log.take() == ["0 appears", "1 appears", "2 appears"])
    #expect(
      host.tree == """
        LazyVStack [alignment: leading, spacing: 8.0]
          Text "0"
          Text "1"
          Text "2"
        LazyHStack
          Text "beside"
        """)
  }
}
