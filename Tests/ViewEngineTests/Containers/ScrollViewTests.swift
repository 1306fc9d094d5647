import Testing

@testable import ViewEngine

@MainActor
@Suite("ScrollView", .timeLimit(.minutes(20))) struct ScrollViewTests {
  @Test func `it shows all that is in it`() {
    let host = ViewHost {
      ScrollView { Text("down") }
      ScrollView([.horizontal, .vertical], showsIndicators: false) { Text("around") }
    }
    #expect(
      host.tree == """
        ScrollView
          Text "down"
        ScrollView [axes: horizontal vertical]
          Text "around"
        """)
  }
}
