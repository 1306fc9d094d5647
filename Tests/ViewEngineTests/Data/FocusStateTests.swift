import Testing

@testable import ViewEngine

@MainActor
@Suite("FocusState", .timeLimit(.minutes(20))) struct FocusStateTests {
  enum Field: Hashable { case name, mail }

  /// One state for two fields; a third field that no state asks about.
  struct SignUp: View {
    let log: Log
    @State var text = ""
    @State var asksForMail = true
    @FocusState var field: Field?
    var body: some View {
      TextField("Name", text: $text).focused($field, equals: .name).onSubmit { field = .mail }
      if asksForMail { TextField("Mail", text: $text).focused($field, equals: .mail) }
      TextField("Other", text: $text)
      Button("Ask for mail") { field = .mail }
      Button("Done") { field = nil }
      Button("Drop mail") { asksForMail = false }
        .observe(field, followsCaptureRule: true) { log(Self.name($0)) }
    }

    static func name(_ field: Field?) -> String { field.map { "\($0)" } ?? "none" }
  }

  /// A state for each of two fields, one of which is in a separate view.
  struct Search: View {
    let log: Log
    @State var text = ""
    @FocusState var isSearching: Bool
    @FocusState var isFiltering: Bool
    var body: some View {
      TextField("Search", text: $text).focused($isSearching)
        .observe(isSearching, followsCaptureRule: true) { log("searching \($0)") }
      Filter(text: $text, isFocused: $isFiltering)
        .observe(isFiltering, followsCaptureRule: true) { log("filtering \($0)") }
      Button("Filter") { isFiltering = true }
    }
  }

  struct Filter: View {
    @Binding var text: String
    @FocusState.Binding var isFocused: Bool
    var body: some View {
      SecureField("Filter", text: $text).focused($isFocused)
      Button("Leave") { isFocused = false }
      Text(isFocused ? "focused" : "not focused")
    }
  }

  @Test func `type and setText move the focus to their field, and submit clears it`() throws {
    let log = Log()
    let host = ViewHost(SignUp(log: log))
    #expect(log.take() == [])
    try host.type("ab", into: "Name")
    #expect(log.take() == ["name"])
    try host.setText("c", of: "Mail")
    #expect(log.take() == ["mail"])
    try host.submit("Mail")
    #expect(log.take() == ["none"])
    try host.type("e", into: "Mail")
    try host.type("d", into: "Other")
    #expect(log.take() == ["mail", "none"])
  }

  @Test func `an onSubmit write moves the focus within the submission's event`() throws {
    let log = Log()
    let host = ViewHost(SignUp(log: log))
    try host.type("a", into: "Name")
    host.clearTrace()
    try host.submit("Name")
    #expect(log.take() == ["name", "mail"])
    #expect(
      host.trace == [
        .event("submit Name"), .body("SignUp"),
        .change(of: "Optional<Field>", old: Self.described(.name), new: Self.described(.mail)),
      ])
  }

  private static func described(_ field: Field?) -> String { String(describing: field) }

  @Test func `a FocusState write moves the focus, and the render tree marks the focused field`() throws {
    let host = ViewHost(SignUp(log: Log()))
    func fields() -> [Substring] { host.tree.split(separator: "\n").filter { $0.hasPrefix("TextField") } }
    #expect(fields() == ["TextField \"\"", "TextField \"\"", "TextField \"\""])
    try host.tap("Ask for mail")
    #expect(fields() == ["TextField \"\"", "TextField \"\" [focused]", "TextField \"\""])
    try host.type("x", into: "Name")
    #expect(fields() == ["TextField \"x\" [focused]", "TextField \"x\"", "TextField \"x\""])
    try host.tap("Done")
    #expect(fields() == ["TextField \"x\"", "TextField \"x\"", "TextField \"x\""])
  }

  @Test func `a removed control loses the focus`() throws {
    let log = Log()
    let host = ViewHost(SignUp(log: log))
    try host.type("a", into: "Mail")
    try host.tap("Drop mail")
    #expect(log.take() == ["mail", "none"])
  }

  @Test func `a host has one focus, which all FocusStates share`() throws {
    let log = Log()
    let host = ViewHost(Search(log: log))
    try host.type("a", into: "Search")
    #expect(log.take() == ["searching true"])
    try host.tap("Filter")
    #expect(log.take() == ["searching false", "filtering true"])
    #expect(host.texts.last == "Filter")
    #expect(host.texts.contains("focused"))
    try host.type("b", into: "Search")
    #expect(log.take() == ["searching true", "filtering false"])
    try host.type("c", into: "Filter")
    try host.tap("Leave")
    #expect(log.take() == ["searching false", "filtering true", "filtering false"])
  }

  @Test func `a write of false to a FocusState without the focus leaves the focus unchanged`() throws {
    let log = Log()
    let host = ViewHost(Search(log: log))
    try host.type("a", into: "Search")
    try host.tap("Leave")
    #expect(log.take() == ["searching true"])
    #expect(host.texts.contains("not focused"))
    try host.type("b", into: "Filter")
    #expect(log.take() == ["searching false", "filtering true"])
  }

  @Test func `a write of nil to a FocusState that is nil leaves the focus unchanged`() throws {
    struct Fields: View {
      let log: Log
      @FocusState var field: Field?
      @FocusState var isSearching: Bool
      var body: some View {
        TextField("Search", text: .constant("")).focused($isSearching)
        TextField("Name", text: .constant("")).focused($field, equals: .name)
        Button("Done") { field = nil }
          .observe(isSearching, followsCaptureRule: true) { log("searching \($0)") }
      }
    }
    let log = Log()
    let host = ViewHost(Fields(log: log))
    try host.focus("Search")
    try host.tap("Done")
    #expect(log.take() == ["searching true"])
  }

  @Test func `several FocusStates can describe one control`() throws {
    struct Both: View {
      @FocusState var isFocused: Bool
      @FocusState var field: Field?
      var body: some View {
        TextField("Name", text: .constant("")).focused($isFocused).focused($field, equals: .name)
        TextField("Mail", text: .constant("")).focused($field, equals: .mail)
        Text("\(isFocused) \(SignUp.name(field))")
      }
    }
    let host = ViewHost(Both())
    try host.type("a", into: "Name")
    #expect(host.texts.last == "true name")
    try host.type("a", into: "Mail")
    #expect(host.texts.last == "false mail")
  }

  @Test func `a focus change evaluates no body if no body reads it`() throws {
    struct Quiet: View {
      @State var text = ""
      @FocusState var isFocused: Bool
      var body: some View { TextField("Name", text: $text).focused($isFocused) }
    }
    let host = ViewHost(Quiet())
    host.clearTrace()
    try host.type("a", into: "Name")
    #expect(host.trace == [.event("type a into Name")])
  }

  // MARK: Who can have the focus

  /// A field that can be hidden, disabled or not be there; two states, of which one also knows a value of no field.
  struct Guarded: View {
    enum Guard: CaseIterable { case disabled, hidden, removed, away }

    let log: Log
    let way: Guard
    @State var isGuarded = false
    @State var text = ""
    @FocusState var field: Field?
    @FocusState var isFocused: Bool
    var body: some View {
      TabView(selection: way == .away && isGuarded ? .constant(1) : .constant(0)) {
        VStack {
          if way != .removed || !isGuarded { name.disabled(way == .disabled && isGuarded) }
        }
        .tag(0)
        Text("Elsewhere").tag(1)
      }
      Button("Guard") { isGuarded = true }
      Button("Ask for name") { field = .name }
      Button("Ask for what is missing") { field = .mail }
      Button("Show and ask") {
        isGuarded = false
        isFocused = true
      }
      .observe(field, followsCaptureRule: true) { log(SignUp.name($0)) }
      .observe(isFocused, followsCaptureRule: true) { log("\($0)") }
    }

    @ViewBuilder private var name: some View {
      let field = TextField("Name", text: $text).focused($field, equals: .name).focused($isFocused)
      if way == .hidden && isGuarded { field.hidden() } else { field }
    }
  }

  @Test(arguments: Guarded.Guard.allCases)
  func `a control that is disabled, hidden, removed or off screen cannot have the focus`(_ way: Guarded.Guard) throws {
    let log = Log()
    let host = ViewHost(Guarded(log: log, way: way))
    try host.type("a", into: "Name")
    #expect(log.take() == ["name", "true"])
    try host.tap("Guard")
    #expect(log.take() == ["none", "false"])
    host.clearTrace()
    try host.tap("Ask for name")
    #expect(log.take() == ["name", "none"])
    #expect(host.frameCount == 4)
    try host.tap("Show and ask")
    #expect(log.take() == ["true", "name"])
    #expect(host.warnings == [])
  }

  @Test func `a FocusState value that no control has is reset`() throws {
    let log = Log()
    let host = ViewHost(Guarded(log: log, way: .disabled))
    try host.type("a", into: "Name")
    _ = log.take()
    try host.tap("Ask for what is missing")
    #expect(log.take() == ["mail", "false", "none"])
  }

  @Test func `a write to one FocusState updates the other FocusStates of the control`() throws {
    let log = Log()
    let host = ViewHost(Guarded(log: log, way: .disabled))
    try host.tap("Ask for name")
    #expect(log.take() == ["name", "true"])
  }

  @Test func `the loop guard stops a view that keeps requesting a focus that no control can have`() throws {
    struct Stubborn: View {
      let log: Log
      @FocusState var isFocused: Bool
      var body: some View {
        Button("Ask") { isFocused = true }
          .observe(isFocused, followsCaptureRule: true) { now in
            log("\(now)")
            if !now { isFocused = true }
          }
      }
    }
    let log = Log()
    let host = ViewHost(Stubborn(log: log))
    try host.tap("Ask")
    #expect(log.take() == ["true", "false"])
    #expect(host.warnings == ["onChange(of: Bool) action tried to update multiple times per frame."])
  }

  @Test func `an onSubmit action can keep the focus`() throws {
    struct Chat: View {
      let log: Log
      @State var text = ""
      @FocusState var isFocused: Bool
      var body: some View {
        TextField("Message", text: $text).focused($isFocused)
          .onSubmit {
            log("sends \(text), focused: \(isFocused)")
            text = ""
            isFocused = true
          }
          .observe(isFocused, followsCaptureRule: true) { log("\($0)") }
      }
    }
    let log = Log()
    let host = ViewHost(Chat(log: log))
    try host.type("Hi", into: "Message")
    try host.submit("Message")
    #expect(log.take() == ["true", "sends Hi, focused: true"])
    #expect(host.texts == [""])
  }
}
