import Testing

@testable import ViewEngine

@MainActor
@Suite("ScrollView", .timeLimit(.minutes(20))) struct ScrollViewTests {
  @Test func `a ScrollView shows all of its content`() {
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
