import Testing

@testable import ViewEngine

@MainActor
@Suite("ViewHost", .timeLimit(.minutes(5))) struct ViewHostTests {
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

  @Test func `a label that is not on screen is answered with what is there`() {
    let error = error { try ViewHost(Panel(log: Log())).tap("Load") }
    #expect(error?.reason == .notFound)
    #expect(
      error?.description == """
        tap: there is no button "Load" on screen. What is there: "Save" (2 times), "Open", "Print", "Delete", \
        "Two words".
        """)
  }

  @Test func `an index past the end is answered with how many there are`() {
    let host = ViewHost(Panel(log: Log()))
    #expect(
      error { try host.tap("Save", at: 2) }
        == ViewHostError(
          .indexOutOfRange,
          """
          tap: index 2 was asked for, but there are 2 buttons labelled "Save", so the index must be from 0 to 1.
          """))
    #expect(
      error { try host.tap("Delete", at: -1) }
        == ViewHostError(
          .indexOutOfRange,
          """
          tap: index -1 was asked for, but there is one button labelled "Delete", so the index must be 0.
          """))
  }

  @Test func `a disabled or hidden control is answered with the view that blocks it`() {
    let log = Log()
    let host = ViewHost(Panel(log: log))
    #expect(
      error { try host.tap("Open") }
        == ViewHostError(.disabled, #"tap: the button "Open" is disabled, by the .disabled modifier on it."#))
    #expect(
      error { try host.tap("Print") }
        == ViewHostError(
          .disabled, #"tap: the button "Print" is disabled, by the .disabled modifier on the HStack around it."#))
    #expect(
      error { try host.tap("Secret") }
        == ViewHostError(.hidden, #"tap: the button "Secret" is hidden, by the .hidden modifier on it."#))
    #expect(log.take() == [])
  }

  @Test func `a host without any button says so`() {
    #expect(
      error { try ViewHost(Text("nothing")).tap("Go") }?.description
        == #"tap: there is no button "Go" on screen. There is no button at all; the tree shows what is there."#)
  }

  @Test func `a dismissed host says so`() {
    let host = ViewHost(Panel(log: Log()))
    host.dismiss()
    #expect(
      error { try host.tap("Save") }
        == ViewHostError(.dismissed, "tap: the host was dismissed and shows nothing; make a new one."))
  }

  @Test func `the tree shows views, texts and how they were asked to look`() {
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

  @Test func `render evaluates the root anew, and only what differs below it`() {
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

  @Test func `render evaluates the views that were presented, whatever is around them`() {
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

  @Test func `the trace tells what happened, in order`() throws {
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

  @Test func `the trace names a view without the arguments of its type`() {
    struct Box<Content: View>: View {
      let content: Content
      var body: some View { content }
    }
    let host = ViewHost(Box(content: Box(content: Text("in"))))
    #expect(host.trace == [.event("present"), .body("Box"), .body("Box")])
  }

  @Test func `a host that records nothing keeps no trace`() throws {
    var configuration = ViewHost.Configuration()
    configuration.records = false
    let host = ViewHost(Panel(log: Log()), configuration: configuration)
    try host.tap("Save", at: 0)
    #expect(host.trace == [])
    #expect(host.bodyCount == 1)
  }
}
