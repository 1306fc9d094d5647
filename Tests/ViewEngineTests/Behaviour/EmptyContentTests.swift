import Testing

@testable import ViewEngine

@MainActor
@Suite("Lifecycle of what is empty", .timeLimit(.minutes(20))) struct EmptyContentTests {
  struct Switched<Content: View>: View {
    let log: Log
    @State var isOn = false
    @ViewBuilder let content: (Bool) -> Content
    var body: some View {
      Button("Switch") { isOn.toggle() }
      VStack {
        content(isOn)
          .onAppear { log("appears") }
          .onDisappear { log("disappears") }
      }
    }
  }

  @Test func `an empty view, Group or ForEach does not appear and starts no task`() {
    let log = Log()
    let host = ViewHost {
      VStack { EmptyView().onAppear { log("empty") }.onDisappear { log("empty goes") } }
      Group {}.onAppear { log("group") }
      ForEach([Int](), id: \.self) { Text("\($0)") }.onAppear { log("rows") }
      EmptyView().task { log("task") }
      Text("there").onAppear { log("text") }
    }
    host.dismiss()
    #expect(log.take() == ["text"])
  }

  @Test func `a Group appears with its first view and disappears with its last`() throws {
    let log = Log()
    let host = ViewHost(Switched(log: log) { isOn in Group { if isOn { Text("a") } } })
    #expect(log.take() == [])
    try host.tap("Switch")
    #expect(log.take() == ["appears"])
    try host.tap("Switch")
    #expect(log.take() == ["disappears"])
    host.dismiss()
    #expect(log.take() == [])
  }

  @Test func `a ForEach that keeps a row does not appear again when rows change`() throws {
    let log = Log()
    let host = ViewHost(
      Switched(log: log) { isOn in ForEach(isOn ? [1, 2] : [1], id: \.self) { Text("\($0)") } })
    #expect(log.take() == ["appears"])
    try host.tap("Switch")
    try host.tap("Switch")
    #expect(log.take() == [])
  }

  struct Nothing: View {
    var isOn = false
    var body: some View { if isOn { Text("on") } }
  }

  struct Around<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View { content }
  }

  struct Padded: ViewModifier {
    func body(content: Content) -> some View { content.padding() }
  }

  struct Instead: ViewModifier {
    let isOn: Bool
    func body(content: Content) -> some View { if isOn { content } }
  }

  private func log(of view: some View) -> [String] {
    let log = Log()
    let host = ViewHost {
      view
        .onAppear { log("appears") }
        .onDisappear { log("disappears") }
        .task { log("task") }
      Text("there")
    }
    host.render()
    host.dismiss()
    return log.take()
  }

  @Test func `a view with an empty body does not appear, through any wrapper`() {
    #expect(log(of: AnyView(EmptyView())) == [])
    #expect(log(of: Nothing()) == [])
    #expect(log(of: Around { Around { AnyView(Nothing()) } }) == [])
    #expect(
      log(
        of: Group {
          Nothing(); AnyView(Nothing())
        }) == [])
    #expect(log(of: ForEach([1, 2], id: \.self) { _ in Nothing() }) == [])
    #expect(log(of: Nothing().padding().opacity(0.5).disabled(true)) == [])
    #expect(log(of: Nothing().modifier(Padded())) == [])
    #expect(log(of: Text("hidden").modifier(Instead(isOn: false))) == [])
    #expect(log(of: Nothing().id(1).transition(.opacity)) == [])
    #expect(log(of: Nothing().onTapGesture {}.tag(1).equatableNothing) == [])
  }

  @Test func `an empty AnyView at the root of a host appears, and a nested one does not`() throws {
    struct Screen<Content: View>: View {
      let log: Log
      @ViewBuilder let content: Content
      var body: some View { content.onAppear { log("appears") }.onDisappear { log("disappears") } }
    }
    func log(of present: (Log) -> ViewHost) -> [String] {
      let log = Log()
      let host = present(log)
      host.render()
      host.dismiss()
      return log.take()
    }
    let both = ["appears", "disappears"]
    #expect(log { log in ViewHost(Screen(log: log) { AnyView(EmptyView()) }) } == both)
    #expect(log { log in ViewHost(Around { Screen(log: log) { AnyView(Nothing()) }.padding() }) } == both)
    #expect(log { log in ViewHost(Screen(log: log) { EmptyView() }) } == [])
    #expect(log { log in ViewHost(Screen(log: log) { Nothing() }) } == [])
    #expect(log { log in ViewHost(VStack { Screen(log: log) { AnyView(EmptyView()) } }) } == [])
    #expect(log { log in ViewHost(AnyView(Screen(log: log) { AnyView(EmptyView()) })) } == [])
  }

  struct InStack: ViewModifier {
    func body(content: Content) -> some View { VStack { content } }
  }

  struct Erased: ViewModifier {
    func body(content: Content) -> some View { AnyView(content.padding()) }
  }

  @Test func `an empty root AnyView still appears through modifiers that only show their content`() {
    struct Screen<Content: View>: View {
      let log: Log
      @ViewBuilder let content: Content
      var body: some View { content.onAppear { log("appears") } }
    }
    func log(of screen: (Log) -> some View) -> [String] {
      let log = Log()
      let host = ViewHost(screen(log))
      host.dismiss()
      return log.take()
    }
    let nothing = AnyView(EmptyView())
    #expect(log { log in Screen(log: log) { nothing.modifier(Padded()) } } == ["appears"])
    #expect(log { log in Screen(log: log) { nothing }.modifier(Padded()) } == ["appears"])
    #expect(log { log in Screen(log: log) { nothing.modifier(Padded()) }.modifier(Padded()) } == ["appears"])
    #expect(log { log in Screen(log: log) { EmptyView().modifier(Erased()) } } == ["appears"])
    #expect(log { log in Screen(log: log) { nothing }.modifier(InStack()) } == [])
    #expect(log { log in Screen(log: log) { nothing }.modifier(Instead(isOn: true)) } == [])
    #expect(log { log in Screen(log: log) { EmptyView() }.modifier(Padded()) } == [])
  }

  @Test func `a container appears even without content, and a wrapper appears if it shows a view`() {
    let both = ["appears", "disappears"]
    #expect(log(of: VStack { Nothing() }) == both)
    #expect(log(of: List { Nothing() }) == both)
    #expect(log(of: ScrollView { Nothing() }) == both)
    #expect(log(of: Around { AnyView(Around { Nothing(isOn: true) }) }) == both)
    #expect(log(of: Text("shown").modifier(Padded()).modifier(Instead(isOn: true))) == both)
    #expect(
      log(
        of: Group {
          Nothing(); Text("one")
        }) == both)
  }

  @Test func `any wrapper appears with its first view and disappears with its last`() throws {
    func logs(_ content: @escaping (Bool) -> some View) throws -> [[String]] {
      let log = Log()
      let host = ViewHost(Switched(log: log) { isOn in content(isOn) })
      var logs = [log.take()]
      for _ in 1...2 {
        try host.tap("Switch")
        logs.append(log.take())
      }
      host.dismiss()
      return logs + [log.take()]
    }
    let expected = [[], ["appears"], ["disappears"], []]
    #expect(try logs { Nothing(isOn: $0) } == expected)
    #expect(try logs { $0 ? AnyView(Text("on")) : AnyView(EmptyView()) } == expected)
    #expect(try logs { isOn in Around { AnyView(Nothing(isOn: isOn)) } } == expected)
    #expect(try logs { Text("on").modifier(Instead(isOn: $0)) } == expected)
    #expect(try logs { Nothing(isOn: $0).modifier(Padded()).padding() } == expected)
    #expect(try logs { isOn in ForEach([1, 2], id: \.self) { Nothing(isOn: isOn && $0 == 2) } } == expected)
  }

  @Test(arguments: [ViewHost.SiblingOrder.declared, .reversed])
  func `views inserted or removed through a binding run child actions before parent actions`(
    order: ViewHost.SiblingOrder
  ) throws {
    struct Screen: View {
      let log: Log
      @State var isOn = false
      var body: some View {
        Button("Switch") { isOn.toggle() }
        Group {
          Group {
            Toggled(log: log, name: "a", isOn: $isOn); Toggled(log: log, name: "b", isOn: $isOn)
          }
          .onAppear { log("inner") }.onDisappear { log("inner goes") }
          Toggled(log: log, name: "c", isOn: $isOn)
        }
        .onAppear { log("outer") }.onDisappear { log("outer goes") }
      }
    }
    struct Toggled: View {
      let log: Log
      let name: String
      @Binding var isOn: Bool
      var body: some View {
        if isOn { Text(name).onAppear { log(name) }.onDisappear { log("\(name) goes") } }
      }
    }
    let log = Log()
    var configuration = ViewHost.Configuration()
    configuration.siblingOrder = order
    let host = ViewHost(Screen(log: log), configuration: configuration)
    try host.tap("Switch")
    let isDeclared = order == .declared
    #expect(log.take() == (isDeclared ? ["a", "b", "inner", "c", "outer"] : ["c", "b", "a", "inner", "outer"]))
    try host.tap("Switch")
    #expect(
      log.take()
        == (isDeclared
          ? ["a goes", "b goes", "inner goes", "c goes", "outer goes"]
          : ["c goes", "b goes", "a goes", "inner goes", "outer goes"]))
  }

  @Test func `task(id:) starts once per new id, and not while its view is empty`() async throws {
    struct Loading: View {
      let log: Log
      @State var isOn = false
      @State var id = 0
      var body: some View {
        Button("Switch") { isOn.toggle() }
        Button("Next") { id += 1 }
        Button("Both") {
          isOn.toggle()
          id += 1
        }
        Nothing(isOn: isOn).task(id: id) { [id] in log("loads \(id)") }
      }
    }
    let log = Log()
    let host = ViewHost(Loading(log: log))
    var logs: [[String]] = []
    for button in ["Next", "Both", "Next", "Switch", "Next", "Switch"] {
      try host.tap(button)
      await host.settle()
      logs.append(log.take())
    }
    #expect(logs == [[], ["loads 2"], ["loads 3"], [], [], ["loads 4"]])
  }

  @Test func `a reselected tab appears again, unless it is empty`() throws {
    struct Tabs: View {
      let log: Log
      @State var isOn = false
      var body: some View {
        TabView {
          Nothing(isOn: isOn).onAppear { log("one") }.onDisappear { log("one goes") }.tabItem { Text("One") }
          Button("Switch") { isOn.toggle() }.tabItem { Text("Two") }
        }
      }
    }
    let log = Log()
    let host = ViewHost(Tabs(log: log))
    var logs: [[String]] = [log.take()]
    for isSwitched in [false, true, false, true] {
      try host.select("Two")
      if isSwitched { try host.tap("Switch") }
      try host.select("One")
      logs.append(log.take())
    }
    #expect(logs == [[], [], ["one"], ["one goes", "one"], ["one goes"]])
  }
}

extension View {
  fileprivate var equatableNothing: some View { modifier(EmptyModifier()) }
}
