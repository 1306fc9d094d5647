import Testing

@testable import ViewEngine

@MainActor
@Suite("What those who do not see a view can do with it", .timeLimit(.minutes(20))) struct AccessibilityActionsTests {
  @Test func `an accessibility action is found by its name and its view`() throws {
    let log = Log()
    let host = ViewHost {
      HStack { Text("First") }.accessibilityElement(children: .combine)
        .accessibilityAction(named: "Archive") { log("archive first") }
        .accessibilityAction(named: Text("Flag")) { log("flag first") }
      HStack { Text("Second") }.accessibilityAction(named: "Archive") { log("archive second") }
        .accessibilityAction { log("default second") }
      Button("Off") {}.accessibilityAction(.escape) { log("escape") }.disabled(true)
    }
    try host.perform(accessibilityAction: "Archive", on: "Second")
    try host.perform(accessibilityAction: "Archive", on: "First")
    try host.perform(accessibilityAction: "Flag", on: "First")
    try host.perform(accessibilityAction: "default", on: "Second")
    #expect(log.take() == ["archive second", "archive first", "flag first", "default second"])
    #expect(throws: ViewHostError.self) { try host.perform(accessibilityAction: "escape", on: "Off") }
    let error = #expect(throws: ViewHostError.self) { try host.perform(accessibilityAction: "Flag", on: "Second") }
    #expect(
      error?.message
        == """
        perform: there is no accessibility action "Flag" on "Second" on screen.
          On screen: "Flag" on "First", "default" on "Second", "Archive" on "Second", "escape" on "Off", \
        "Archive" on "First".

        To fix, use one of these actions, or perform the event that shows the view first.
        """)
    #expect(log.take() == [])
  }

  @Test func `the render tree marks the view that AccessibilityFocusState names`() throws {
    struct Root: View {
      enum Place { case name, error }
      @AccessibilityFocusState private var place: Place?
      var body: some View {
        Text("name").accessibilityFocused($place, equals: .name)
        Text("error").accessibilityFocused($place, equals: .error)
        Button("Check") { place = .error }
      }
    }
    let host = ViewHost(Root())
    #expect(!host.tree.contains("accessibilityFocused"))
    try host.tap("Check")
    #expect(host.tree.contains("Text \"error\" [accessibilityFocused]"))
    #expect(!host.tree.contains("Text \"name\" [accessibilityFocused]"))
  }
}
