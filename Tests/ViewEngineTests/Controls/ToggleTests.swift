import Testing

@testable import ViewEngine

@MainActor
@Suite("Toggle", .timeLimit(.minutes(20))) struct ToggleTests {
  struct Settings: View {
    @State var isLoud = false
    var body: some View {
      Toggle("Loud", isOn: $isLoud)
      Toggle("Quiet", systemImage: "speaker", isOn: Binding(get: { !isLoud }, set: { isLoud = !$0 }))
      Button("On") { isLoud = true }
    }
  }

  @Test func `a toggle switches its binding, and the render tree shows it`() throws {
    let host = ViewHost(Settings())
    try host.toggle("Loud")
    #expect(
      host.tree == """
        Toggle [on]
          Text "Loud"
        Toggle [off]
          Label
            Image [systemName: speaker]
            Text "Quiet"
        Button
          Text "On"
        """)
    try host.toggle("Quiet")
    #expect(host.tree.hasPrefix("Toggle [off]"))
  }

  @Test func `a toggle shows the newest value even if the enclosing body never reads it`() throws {
    struct Screen: View {
      @State var isOn = false
      var body: some View {
        Toggle("On", isOn: $isOn)
        Button("Switch") { isOn = true }
      }
    }
    let host = ViewHost(Screen())
    try host.tap("Switch")
    #expect(host.tree.hasPrefix("Toggle [on]"))
    #expect(host.bodyCount == 1)
  }

  @Test func `a toggle stays unchanged when its binding refuses the write`() throws {
    let host = ViewHost(Toggle("Fixed", isOn: .constant(true)))
    try host.toggle("Fixed")
    #expect(host.tree.hasPrefix("Toggle [on]"))
  }

  @Test func `toggle throws for a toggle that is missing or disabled`() throws {
    let host = ViewHost(Settings().disabled(true))
    #expect(
      throws: ViewHostError(
        .notFound,
        text: """
          toggle: there is no toggle "Dark" on screen.
            On screen: "Loud", "Quiet".

          To fix, use one of these labels, or perform the event that shows the toggle first.
          """)
    ) { try host.toggle("Dark") }
    #expect(
      throws: ViewHostError(
        .disabled,
        text: """
          toggle: the toggle "Loud" is disabled by the .disabled modifier on it.

          To fix, perform the event that enables it first, or remove .disabled.
          """)
    ) { try host.toggle("Loud") }
  }
}
