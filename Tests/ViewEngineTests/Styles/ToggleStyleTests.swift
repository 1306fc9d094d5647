import Testing

@testable import ViewEngine

@MainActor
@Suite("ToggleStyle", .timeLimit(.minutes(20))) struct ToggleStyleTests {
  struct Checkmark: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button {
        configuration.isOn.toggle()
      } label: {
        HStack {
          configuration.label
          Image(systemName: configuration.isOn ? "checkmark" : "circle")
        }
      }
    }
  }

  struct Boxed: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View { HStack { Toggle(configuration) } }
  }

  struct Root<Style: ToggleStyle>: View {
    let style: Style
    @State private var isOn = false
    var body: some View { Toggle("Loud", isOn: $isOn).toggleStyle(style) }
  }

  @Test func `toggle() and a tap on the button of the style both switch a toggle`() throws {
    let host = ViewHost(Root(style: Checkmark()))
    try host.toggle("Loud")
    #expect(
      host.tree == """
        Toggle [on, toggleStyle: Checkmark]
          Button
            HStack
              Text "Loud"
              Image [systemName: checkmark]
        """)
    try host.tap("Loud")
    #expect(host.tree.hasPrefix("Toggle [off"))
    #expect(host.bodyCount == 1)
  }

  @Test func `a toggle inside a ToggleStyle is part of the styled toggle`() throws {
    let host = ViewHost(Root(style: Boxed()))
    #expect(host.interactions.map(\.description) == ["toggle Loud"])
    try host.toggle("Loud")
    #expect(
      host.tree == """
        Toggle [on, toggleStyle: Boxed]
          HStack
            Toggle [on]
              Text "Loud"
        """)
  }

  @Test func `a toggle with several sources is on if all are on, and sets all`() throws {
    struct Item: Identifiable {
      let id: Int
      var isOn = false
    }
    struct Mixed: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View { Text(configuration.isMixed ? "mixed" : "alike") }
    }
    struct Root: View {
      @State private var items = [Item(id: 1), Item(id: 2, isOn: true)]
      var body: some View {
        Toggle("All", sources: $items, isOn: \.isOn)
        Toggle("All", sources: $items, isOn: \.isOn).toggleStyle(Mixed())
        Text(items.map { "\($0.isOn)" }.joined(separator: " "))
      }
    }
    let host = ViewHost(Root())
    #expect(host.tree.hasPrefix("Toggle [mixed]"))
    #expect(host.texts == ["All", "mixed", "false true"])
    try host.toggle("All")
    #expect(host.texts == ["All", "alike", "true true"])
    try host.toggle("All")
    #expect(host.texts == ["All", "alike", "false false"])
  }
}
