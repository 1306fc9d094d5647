import Testing

@testable import ViewEngine

/// Content that a closure of a body makes later: it sees the states as of the evaluation that made the closure.
@MainActor
@Suite("Presented content and unread states", .timeLimit(.minutes(20))) struct LaterContentTests {
  enum Form: CaseIterable, Sendable { case sheet, cover, popover, capturing, binding }

  struct Editor: View {
    @Binding var name: String?
    var body: some View { Text("editor \(name ?? "empty")") }
  }

  struct Screen: View {
    let form: Form
    var isRead = false
    @State private var name: String?
    @State private var shown = false
    var body: some View {
      let opener = VStack {
        Button("open") {
          name = "Ada"
          shown = true
        }
        Button("other") {
          name = "Bob"
          shown = true
        }
      }
      let _ = isRead ? name : nil
      switch form {
      case .sheet: opener.sheet(isPresented: $shown) { page }
      case .cover: opener.fullScreenCover(isPresented: $shown) { page }
      case .popover: opener.popover(isPresented: $shown) { page }
      case .capturing: opener.sheet(isPresented: $shown) { [name] in Text(name ?? "empty") }
      case .binding: opener.sheet(isPresented: $shown) { Editor(name: $name) }
      }
    }

    @ViewBuilder private var page: some View {
      Text(name ?? "empty")
      Button("rename") { name = "Eve" }
      Button("done") { shown = false }
    }
  }

  @Test(arguments: [Form.sheet, .cover, .popover])
  func `a presentation shows an unread state as of the body's evaluation, and the current one at the next write`(
    form: Form
  ) throws {
    let host = ViewHost(Screen(form: form))
    host.clearTrace()
    try host.tap("open")
    #expect(host.trace == [.event("tap open")])
    #expect(host.texts.contains("empty"))
    host.clearTrace()
    try host.tap("rename")
    #expect(host.trace == [.event("tap rename"), .body("Screen")])
    #expect(host.texts.contains("Eve"))
  }

  @Test(arguments: [Form.sheet, .cover, .popover])
  func `a second presentation shows the current value once the body is evaluated again`(form: Form) throws {
    let host = ViewHost(Screen(form: form))
    try host.tap("open")
    try host.tap("done")
    try host.tap("open")
    #expect(host.texts.contains("empty"))
    try host.tap("done")
    try host.tap("other")
    #expect(host.texts.contains("Bob"))
  }

  @Test(arguments: Form.allCases)
  func `a read in the body shows the current value at once`(form: Form) throws {
    let host = ViewHost(Screen(form: form, isRead: true))
    host.clearTrace()
    try host.tap("open")
    #expect(host.texts.contains { $0.hasSuffix("Ada") })
    #expect(host.trace.prefix(2) == [.event("tap open"), .body("Screen")])
  }

  @Test(arguments: [Form.capturing, .binding])
  func `a capture list and a binding give the current value`(form: Form) throws {
    let host = ViewHost(Screen(form: form))
    try host.tap("open")
    #expect(host.texts.contains { $0.hasSuffix("Ada") })
  }

  @Test func `an observer of the state is a read in the body`() throws {
    struct Observing: View {
      @State var name: String?
      @State var shown = false
      var body: some View {
        Button("open") {
          name = "Ada"
          shown = true
        }
        .sheet(isPresented: $shown) { Text(name ?? "empty") }
        .task(id: name) {}
      }
    }
    let host = ViewHost(Observing())
    try host.tap("open")
    #expect(host.texts.contains("Ada"))
  }

  @Test func `a destination for a value shows an unread state as of the body's evaluation`() throws {
    struct Pushing: View {
      @State var name: String?
      @State var path: [Int] = []
      var body: some View {
        NavigationStack(path: $path) {
          Button("open") {
            name = "Ada"
            path = [1]
          }
          .navigationDestination(for: Int.self) { Text("\($0) \(name ?? "empty")") }
        }
      }
    }
    let host = ViewHost(Pushing())
    try host.tap("open")
    #expect(host.texts == ["1 empty"])
  }

  @Test func `a row that is made later shows an unread state as of the body's evaluation`() throws {
    struct Rows: View {
      @State var name: String?
      var body: some View {
        Button("name") { name = "Ada" }
        Button("again") { name = "Eve" }
        List(0..<4, id: \.self) { Text("row \($0) \($0 > 1 ? name ?? "empty" : "")") }
      }
    }
    var configuration = ViewHost.Configuration()
    configuration.visibleRows = 2
    let host = ViewHost(Rows(), configuration: configuration)
    try host.tap("name")
    try host.scrollDown()
    #expect(host.texts == ["name", "again", "row 2 empty", "row 3 empty"])
    host.clearTrace()
    try host.tap("again")
    #expect(host.texts == ["name", "again", "row 2 Eve", "row 3 Eve"])
    #expect(host.trace == [.event("tap again"), .body("Rows")])
  }
}
