import Testing

@testable import ViewEngine

@MainActor
@Suite("Toolbar", .timeLimit(.minutes(20))) struct ToolbarTests {
  struct Editing: ToolbarContent {
    let log: Log
    @State private var count = 0
    @Environment(\.dismiss) private var dismiss
    var body: some ToolbarContent {
      ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
      ToolbarItem(placement: .confirmationAction) {
        Button("Save \(count)") {
          count += 1
          log("save")
        }
      }
    }
  }

  struct Page: View {
    let log: Log
    let isOff: Bool
    var body: some View {
      Text("page")
        .toolbar {
          Editing(log: log)
          if isOff { ToolbarItem { Text("off") } }
          ToolbarItemGroup(placement: .bottomBar) {
            Button("Off") {}.disabled(isOff)
            Spacer()
          }
        }
        .toolbar { Button("Plain") { log("plain") } }
    }
  }

  @Test func `the render tree shows toolbar items with their placement`() {
    #expect(
      ViewHost(Page(log: Log(), isOff: true)).tree == """
        Text "page"
        Toolbar
          ToolbarItem [placement: cancellationAction]
            Button
              Text "Cancel"
          ToolbarItem [placement: confirmationAction]
            Button
              Text "Save 0"
          ToolbarItem
            Text "off"
          ToolbarItemGroup [placement: bottomBar]
            Button [disabled]
              Text "Off"
            Spacer
        Toolbar
          Button
            Text "Plain"
        """)
  }

  @Test func `content with a body keeps its state`() throws {
    let log = Log()
    let host = ViewHost(Page(log: log, isOff: false))
    try host.tap("Save 0")
    try host.tap("Save 1")
    try host.tap("Plain")
    try host.tap("Off")
    #expect(log.take() == ["save", "save", "plain"])
  }

  @Test func `tap() on a disabled toolbar button throws`() throws {
    let off = ViewHost(Page(log: Log(), isOff: true))
    #expect(throws: ViewHostError.self) { try off.tap("Off") }
    let whole = ViewHost(Page(log: Log(), isOff: false).disabled(true))
    #expect(throws: ViewHostError.self) { try whole.tap("Plain") }
  }

  @Test func `toolbar items of a covered page cannot be tapped`() throws {
    let host = ViewHost {
      NavigationStack {
        NavigationLink("Go") { Text("second").toolbar { Button("Second") {} } }
          .toolbar { Button("First") {} }
      }
    }
    try host.tap("First")
    try host.tap("Go")
    try host.tap("Second")
    #expect(throws: ViewHostError.self) { try host.tap("First") }
    try host.goBack()
    try host.tap("First")
    #expect(throws: ViewHostError.self) { try host.tap("Second") }
  }

  @Test func `a toolbar item can be hidden, and keeps its other modifiers`() throws {
    struct Bar: View {
      @State private var isHidden = false
      @Namespace private var space
      var body: some View {
        Button("Hide") { isHidden.toggle() }
          .toolbar {
            ToolbarItem(placement: .principal) { Text("title") }.sharedBackgroundVisibility(.hidden)
            ToolbarItem { Text("away") }.matchedTransitionSource(id: 1, in: space).hidden(isHidden)
          }
      }
    }
    let host = ViewHost(Bar())
    #expect(
      host.tree == """
        Button
          Text "Hide"
        Toolbar
          ToolbarItem [placement: principal, sharedBackgroundVisibility: hidden]
            Text "title"
          ToolbarItem [matchedTransitionSource: 1]
            Text "away"
        """)
    try host.tap("Hide")
    #expect(host.texts == ["Hide", "title"])
  }
}
