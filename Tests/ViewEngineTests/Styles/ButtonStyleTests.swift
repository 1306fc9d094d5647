import Testing

@testable import ViewEngine

@MainActor
@Suite("ButtonStyle", .timeLimit(.minutes(20))) struct ButtonStyleTests {
  struct Framed: ButtonStyle {
    var name = "framed"
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.padding(3).accessibilityHint(name + (configuration.isPressed ? " pressed" : ""))
    }
  }

  struct Tapped: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack { configuration.label }.onTapGesture { configuration.trigger() }
    }
  }

  @Test func `a container's style applies to its buttons, keeps their actions, and an inner style wins`()
    throws
  {
    let log = Log()
    let host = ViewHost(
      VStack {
        Button("A", role: .destructive) { log("A") }
        Button("B") { log("B") }.buttonStyle(.bordered)
        Button("C") { log("C") }.buttonStyle(Framed(name: "inner"))
        Button("D") { log("D") }.buttonStyle(Tapped())
      }.buttonStyle(Framed()))
    #expect(
      host.tree == """
        VStack [buttonStyle: Framed]
          Button [role: destructive]
            Text "A" [padding: 3.0, accessibilityHint: framed]
          Button [buttonStyle: bordered]
            Text "B"
          Button [buttonStyle: Framed]
            Text "C" [padding: 3.0, accessibilityHint: inner]
          HStack [buttonStyle: Tapped]
            Text "D"
        """)
    for label in ["A", "B", "C", "D"] { try host.tap(label) }
    #expect(log.lines == ["A", "B", "C", "D"])
  }

  @Test func `a button without a custom style evaluates no body and mounts as a plain button`() {
    let host = ViewHost(Button("A") {}.buttonStyle(.plain))
    #expect(host.tree == "Button [buttonStyle: plain]\n  Text \"A\"")
    #expect(host.bodyCount == 0)
    #expect(Button<Text>._Mounted.self == _Stylable<_PlainButton<Text>, PrimitiveButtonStyleConfiguration>.self)
  }

  @Test func `a primitive style may reuse its button in the outer style or a built-in style`() throws {
    struct Twice: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          Button(configuration)
          Button(configuration).buttonStyle(.borderless)
        }
      }
    }
    let log = Log()
    let host = ViewHost(
      Group { Button("A") { log("A") }.buttonStyle(Twice()) }.buttonStyle(Framed()))
    #expect(
      host.tree == """
        VStack [buttonStyle: Twice, buttonStyle: Framed]
          Button
            Text "A" [padding: 3.0, accessibilityHint: framed]
          Button [buttonStyle: borderless]
            Text "A"
        """)
    try host.tap("A", at: 1)
    #expect(log.lines == ["A"])
  }

  @Test func `a style has its own state and environment, and is re-evaluated when they or it change`() throws {
    struct Counting: ButtonStyle {
      let name: String
      @Environment(\.isEnabled) private var isEnabled
      @State private var taps = 0
      func makeBody(configuration: Configuration) -> some View {
        configuration.label
        Text("\(name) \(isEnabled ? "on" : "off") \(taps)").onTapGesture { taps += 1 }
      }
    }
    struct Root: View {
      @State private var isOff = false
      @State private var name = "one"
      var body: some View {
        Button("A") { isOff = true }.buttonStyle(Counting(name: name)).disabled(isOff)
        Button("Rename") { name = "two" }
      }
    }
    let host = ViewHost(Root())
    #expect(host.texts == ["A", "one on 0", "Rename"])
    try host.tap("one on 0")
    #expect(host.texts == ["A", "one on 1", "Rename"])
    try host.tap("Rename")
    #expect(host.texts == ["A", "two on 1", "Rename"])
    try host.tap("A")
    #expect(host.texts == ["A", "two off 1", "Rename"])
  }

  @Test func `an equal style is not re-evaluated`() throws {
    struct Loud: ButtonStyle {
      let log: Log
      func makeBody(configuration: Configuration) -> some View {
        let _ = log("made")
        configuration.label
      }
    }
    struct Root: View {
      let log: Log
      @State private var count = 0
      var body: some View {
        Text("\(count)").onTapGesture { count += 1 }
        Inner().buttonStyle(Loud(log: log))
      }
    }
    struct Inner: View {
      var body: some View { Button("A") {} }
    }
    let log = Log()
    let host = ViewHost(Root(log: log))
    try host.tap("0")
    #expect(log.lines == ["made"])
  }

  @Test func `a view in a styled button appears once and disappears once`() throws {
    struct Root: View {
      let log: Log
      @State private var isShown = true
      var body: some View {
        Button("Switch") { isShown.toggle() }
        if isShown {
          Button(action: {}) { Text("A").onAppear { log("appear") }.onDisappear { log("disappear") } }
            .buttonStyle(Framed())
        }
      }
    }
    let log = Log()
    let host = ViewHost(Root(log: log))
    try host.tap("Switch")
    try host.tap("Switch")
    #expect(log.lines == ["appear", "disappear", "appear"])
  }

  struct Sinking: ButtonStyle {
    let log: Log
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
        .observe(configuration.isPressed, followsCaptureRule: true) { log("pressed \($0)") }
    }
  }

  @Test func `a tap presses and releases the button in two separate events`() throws {
    let log = Log()
    let host = ViewHost(Button("A") { log("action") }.buttonStyle(Sinking(log: log)))
    try host.tap("A")
    #expect(log.take() == ["pressed true", "action", "pressed false"])
    #expect(
      host.trace.filter { if case .event = $0 { true } else { false } }.map(\.description) == [
        "event present", "event press A", "event tap A",
      ])
    try host.find("A").tap()
    #expect(log.take() == ["pressed true", "action", "pressed false"])
  }

  @Test func `a release runs the current action, or no action if the press removed the button`() throws {
    struct Root: View {
      let log: Log
      let goes: Bool
      @State private var presses = 0
      var body: some View {
        if presses == 0 || !goes {
          Button("A") { log("action \(presses)") }.buttonStyle(Counting(presses: $presses))
        }
      }
    }
    struct Counting: ButtonStyle {
      @Binding var presses: Int
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.observe(configuration.isPressed, followsCaptureRule: true) { if $0 { presses += 1 } }
      }
    }
    let log = Log()
    try ViewHost(Root(log: log, goes: false)).tap("A")
    #expect(log.take() == ["action 1"])
    try ViewHost(Root(log: log, goes: true)).tap("A")
    #expect(log.take() == [])
  }
}
