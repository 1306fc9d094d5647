import Testing

@testable import ViewEngine

@MainActor
@Suite("Rename buttons", .timeLimit(.minutes(20))) struct RenameButtonTests {
  @Test func `a RenameButton runs the nearest action, and is disabled without one`() throws {
    let log = Log()
    let host = ViewHost {
      RenameButton().renameAction { log("inner") }.renameAction { log("outer") }
    }
    try host.tap("Rename")
    #expect(log.take() == ["inner"])
    #expect(throws: ViewHostError.self) { try ViewHost { RenameButton() }.tap("Rename") }
  }

  private struct Field: View {
    @State private var name = "a"
    @FocusState private var isFocused: Bool
    var body: some View {
      RenameButton().renameAction($isFocused)
      TextField("Name", text: $name).focused($isFocused)
      Text(isFocused ? "focused" : "not focused")
    }
  }

  @Test func `a rename action for a focus gives the focus to the field`() throws {
    let host = ViewHost(Field())
    try host.tap("Rename")
    #expect(host.texts.contains("focused"))
  }

  private struct Asking: View {
    @Environment(\.requestReview) private var requestReview
    var body: some View { Button("Ask") { requestReview() } }
  }

  @Test func `a request for a review has no effect`() throws {
    let host = ViewHost(Asking())
    try host.tap("Ask")
    #expect(host.texts == ["Ask"])
  }
}
