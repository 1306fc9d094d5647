import Testing

@testable import ViewEngine

@MainActor
@Suite("Groups with a look", .timeLimit(.minutes(20))) struct GroupsTests {
  @Test func `a label comes before the content of a ControlGroup or GroupBox`() {
    let host = ViewHost {
      ControlGroup { Button("A") {} }
      ControlGroup("Edit") { Button("B") {} }
      ControlGroup {
        Button("C") {}
      } label: {
        Label("More", systemImage: "ellipsis")
      }
      GroupBox { Text("plain") }
      GroupBox("Title") { Text("titled") }
    }
    #expect(host.texts == ["A", "Edit", "B", "More", "C", "plain", "Title", "titled"])
    #expect(host.tree.hasPrefix("ControlGroup\n  Button\n    Text \"A\"\nControlGroup\n  Text \"Edit\""))
  }
}
