import Testing

@testable import ViewEngine

@MainActor
@Suite("ViewHost", .timeLimit(.minutes(20))) struct ViewHostTests {
  struct Panel: View {
    let log: Log
    var body: some View {
      VStack {
        Button("Save") { log("first") }
        Button("Save") { log("second") }
        Button("Open") { log("open") }.disabled(true)
        HStack { Button("Print") { log("print") } }.disabled(true)
        Group { Button("Secret") { log("secret") } }.hidden()
        Button(action: { log("both") }) {
          Text("Two")
          Text("words")
        }
        Button("Delete", role: .destructive) { log("delete") }
        Label("Star", systemImage: "star")
      }
    }
  }

  func error(_ body: () throws -> Void) -> ViewHostError? {
    #expect(throws: ViewHostError.self) { try body() }
  }

  @Test func `a control is found by its text and its index`() throws {
    let log = Log()
    let host = ViewHost(Panel(log: log))
    try host.tap("Save", at: 0)
    try host.tap("Save", at: 1)
    try host.tap("Two words")
    try host.tap("Delete")
    #expect(log.take() == ["first", "second", "both", "delete"])
  }

  @Test func `a missing label gives an error with the labels on screen`() {
    let error = error { try ViewHost(Panel(log: Log())).tap("Load") }
    #expect(error?.reason == .notFound)
    #expect(
      error?.message == """
        tap: there is no button "Load" on screen.
          On screen: "Save" (2 times), "Open", "Print", "Delete", "Two words".

        To fix, use one of these labels, or perform the event that shows the button first.
        """)
  }

  @Test func `an index out of range gives an error with the number of matches`() {
    let host = ViewHost(Panel(log: Log()))
    #expect(
      error { try host.tap("Save", at: 2) }
        == ViewHostError(
          .indexOutOfRange,
          text: """
            tap: index 2 is out of range: there are 2 buttons labelled "Save".

            To fix, use an index from 0 to 1.
            """))
    #expect(
      error { try host.tap("Delete", at: -1) }
        == ViewHostError(
          .indexOutOfRange,
          text: """
            tap: index -1 is out of range: there is one button labelled "Delete".

            To fix, use at: 0, or leave the index out.
            """))
  }

  @Test func `a disabled or hidden control gives an error that names the blocking modifier`() {
    let log = Log()
    let host = ViewHost(Panel(log: log))
    #expect(
      error { try host.tap("Open") }
        == ViewHostError(
          .disabled,
          text: """
            tap: the button "Open" is disabled by the .disabled modifier on it.

            To fix, perform the event that enables it first, or remove .disabled.
            """))
    #expect(
      error { try host.tap("Print") }
        == ViewHostError(
          .disabled,
          text: """
            tap: the button "Print" is disabled by the .disabled modifier on the HStack around it.

            To fix, perform the event that enables it first, or remove .disabled.
            """))
    #expect(
      error { try host.tap("Secret") }
        == ViewHostError(
          .hidden,
          text: """
            tap: the button "Secret" is hidden by the .hidden modifier on it.

            To fix, perform the event that shows it first, or remove .hidden.
            """))
    #expect(log.take() == [])
  }

  @Test func `the error says that no button is on screen`() {
    #expect(
      error { try ViewHost(Text("nothing")).tap("Go") }?.message
        == """
        tap: there is no button "Go" on screen.
          No button is on screen.

        To fix, perform the event that shows the button first; print(host) shows what is on screen.
        """)
  }

  @Test func `a tap on a dismissed host throws an error`() {
    let host = ViewHost(Panel(log: Log()))
    host.dismiss()
    #expect(
      error { try host.tap("Save") }
        == ViewHostError(.dismissed, text: "tap: the host has ended and shows nothing.\n\nTo fix, make a new host.")
    )
  }

  @Test func `the tree shows views, texts and attributes`() {
    let host = ViewHost {
      VStack(alignment: .leading, spacing: 8) {
        Text("Title")
        HStack {
          Image(systemName: "star")
          Spacer()
          Button("Delete", role: .destructive) {}
        }
        .disabled(true)
        Divider()
        Color.red
        Text("invisible").hidden()
      }
    }
    #expect(
      host.tree == """
        VStack [alignment: leading, spacing: 8.0]
          Text "Title"
          HStack [disabled]
            Image [systemName: star]
            Spacer
            Button [role: destructive]
              Text "Delete"
          Divider
          Color [red]
          Text "invisible" [hidden]
        """)
    #expect(host.texts == ["Title", "Delete"])
  }

  @Test func `render() re-evaluates the root, and below it only views that differ`() {
    struct Leaf: View {
      let log: Log
      var body: some View {
        let _ = log("leaf")
        Text("leaf")
      }
    }
    struct Root: View {
      let log: Log
      var body: some View {
        let _ = log("root")
        Leaf(log: log)
      }
    }
    let log = Log()
    let host = ViewHost(Root(log: log))
    host.render()
    #expect(log.take() == ["root", "leaf", "root"])
    #expect(host.frameCount == 2)
    #expect(host.bodyCount == 3)
  }

  @Test func `render() re-evaluates the presented views inside containers and modifiers`() {
    struct Leaf: View {
      let log: Log
      var body: some View {
        let _ = log("leaf")
        Text("leaf")
      }
    }
    struct Framed: ViewModifier {
      func body(content: Content) -> some View { HStack { content } }
    }
    let log = Log()
    let host = ViewHost {
      VStack { Leaf(log: log) }
      Leaf(log: log).modifier(Framed()).onAppear {}
    }
    host.render()
    #expect(log.take() == ["leaf", "leaf", "leaf", "leaf"])
  }

  @Test func `the trace lists events, evaluations and actions in order`() throws {
    struct Lamp: View {
      @State var isOn = false
      var body: some View {
        Button("Switch") { isOn.toggle() }
        if isOn { Text("light").onAppear {}.onDisappear {} }
      }
    }
    let host = ViewHost(Lamp())
    try host.tap("Switch")
    host.dismiss()
    #expect(
      host.trace.map(\.description) == [
        "event present", "body Lamp", "event tap Switch", "body Lamp", "action onAppear", "event dismiss",
        "action onDisappear",
      ])
    host.clearTrace()
    #expect(host.trace == [])
  }

  @Test func `the trace names a view without its generic arguments`() {
    struct Box<Content: View>: View {
      let content: Content
      var body: some View { content }
    }
    let host = ViewHost(Box(content: Box(content: Text("in"))))
    #expect(host.trace == [.event("present"), .body("Box"), .body("Box")])
  }

  @Test func `a host with records set to false keeps no trace`() throws {
    var configuration = ViewHost.Configuration()
    configuration.records = false
    let host = ViewHost(Panel(log: Log()), configuration: configuration)
    try host.tap("Save", at: 0)
    #expect(host.trace == [])
    #expect(host.bodyCount == 1)
  }
}
