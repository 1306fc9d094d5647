import Testing

@testable import ViewEngine

@MainActor
@Suite("Views of views", .timeLimit(.minutes(20))) struct SubviewTests {
  private struct Cards<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View {
      Group(subviews: content) { subviews in
        if let first = subviews.first { first }
        Text("and \(subviews.count - 1) more")
        ForEach(subviews.dropFirst()) { subview in
          HStack { subview }
        }
      }
    }
  }

  private struct Counter: View {
    @State var count = 0
    var body: some View { Button("count \(count)") { count += 1 } }
  }

  private struct Screen: View {
    @State var hasZero = true
    var body: some View {
      Cards {
        if hasZero { Text("zero") }
        Counter()
        ForEach(6..<8) { Text("\($0)") }
        Button("without zero") { hasZero = false }
      }
    }
  }

  @Test func `Group(subviews:) places each subview, which keeps its state`() throws {
    let host = ViewHost(Screen())
    #expect(host.texts == ["zero", "and 4 more", "count 0", "6", "7", "without zero"])
    try host.tap("count 0")
    #expect(host.texts == ["zero", "and 4 more", "count 1", "6", "7", "without zero"])
    try host.tap("without zero")
    #expect(host.texts == ["count 0", "and 3 more", "6", "7", "without zero"])
  }

  @Test func `ForEach(subviews:) makes a row of each subview`() {
    let host = ViewHost {
      ForEach(
        subviews: Group {
          Text("a"); Text("b")
        }
      ) { subview in HStack { subview } }
    }
    #expect(
      host.tree == """
        HStack
          Text "a"
        HStack
          Text "b"
        """)
  }

  @Test func `ViewThatFits shows its first view`() {
    let host = ViewHost {
      ViewThatFits(in: .horizontal) {
        Text("long")
        Text("short")
      }
      ViewThatFits {}
    }
    #expect(
      host.tree == """
        ViewThatFits [axes: horizontal]
          Text "long"
        ViewThatFits
        """)
  }
}
