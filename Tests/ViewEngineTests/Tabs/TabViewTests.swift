import Testing

@testable import ViewEngine

@MainActor
@Suite("TabView", .timeLimit(.minutes(20))) struct TabViewTests {
  struct Page: View {
    let name: String
    let log: Log
    @State var count = 0
    var body: some View {
      Text("\(name) \(count)")
        .onAppear { log("\(name) appears") }
        .onDisappear { log("\(name) disappears") }
      Button("Add to \(name)") { count += 1 }
    }
  }

  struct Tabs: View {
    let log: Log
    var body: some View {
      TabView {
        Page(name: "A", log: log).tabItem { Text("First") }
        Page(name: "B", log: log).tabItem { Label("Second", systemImage: "2.circle") }
      }
    }
  }

  struct Selected: View {
    let log: Log
    @State var selection = "a"
    var body: some View {
      TabView(selection: $selection) {
        Page(name: "A", log: log).tag("a").tabItem { Text("First") }
        Page(name: "B", log: log).tabItem { Text("Second") }.tag("b")
        Page(name: "C", log: log).tabItem { Text("Third") }.tag(3)
      }
      Button("Go to B") { selection = "b" }
      Button("Go nowhere") { selection = "?" }
    }
  }

  @Test func `only the selected tab's content is mounted, and every tab has its item`() {
    let host = ViewHost(Tabs(log: Log()))
    #expect(host.texts == ["A 0", "Add to A", "First", "Second"])
    #expect(host.bodyCount == 2)
    #expect(
      host.tree == """
        TabView
          Text "A 0"
          Button
            Text "Add to A"
          Tab [selected]
            Text "First"
          Tab
            Label
              Image [systemName: 2.circle]
              Text "Second"
        """)
  }

  @Test func `the new tab appears before the old one disappears, and both keep their state`() throws {
    let log = Log()
    let host = ViewHost(Tabs(log: log))
    #expect(log.take() == ["A appears"])
    try host.tap("Add to A")
    try host.select("Second")
    #expect(log.take() == ["B appears", "A disappears"])
    try host.tap("Add to B")
    try host.select("First")
    #expect(log.take() == ["A appears", "B disappears"])
    #expect(host.texts == ["A 1", "Add to A", "First", "Second"])
    try host.select("Second")
    #expect(host.texts == ["B 1", "Add to B", "First", "Second"])
    #expect(log.take() == ["B appears", "A disappears"])
  }

  @Test func `selecting the selected tab changes nothing`() throws {
    let log = Log()
    let host = ViewHost(Tabs(log: log))
    _ = log.take()
    host.clearTrace()
    try host.select("First")
    #expect(host.trace == [.event("select First")])
    #expect(log.take() == [])
  }

  @Test func `the selection binding selects a tab, and select() writes the binding`() throws {
    let log = Log()
    let host = ViewHost(Selected(log: log))
    try host.select("Second")
    #expect(host.texts.first == "B 0")
    try host.select("First")
    #expect(host.texts.first == "A 0")
    try host.tap("Go to B")
    #expect(host.texts.first == "B 0")
    #expect(
      log.take() == [
        "A appears", "B appears", "A disappears", "A appears", "B disappears", "B appears", "A disappears",
      ])
  }

  @Test func `a selection without a matching tab shows the first tab and reports a warning`() throws {
    let host = ViewHost(Selected(log: Log(), selection: "b"), configuration: .silent)
    try host.tap("Go nowhere")
    host.render()
    #expect(host.texts.first == "A 0")
    #expect(
      host.warnings == [
        "TabView: the selection \"?\" of type String is the tag of no tab; the first tab is shown.\n\n"
          + "To fix, give a tab this tag, or select the tag of a tab."
      ])
  }

  @Test func `select() throws for a missing tab, a tag of the wrong type and a disabled TabView`() {
    let host = ViewHost(Selected(log: Log()))
    #expect(
      throws: ViewHostError(
        .notFound,
        text: """
          select: there is no tab "Fourth" on screen.
            On screen: "First", "Third", "Second".

          To fix, use one of these labels, or perform the event that shows the tab first.
          """)
    ) { try host.select("Fourth") }
    #expect(
      throws: ViewHostError(
        .invalidValue,
        text: "select: the tab \"Third\" has no tag of the selection's type.\n\n"
          + "To fix, give the tab a .tag(_:) of that type.")
    ) { try host.select("Third") }
    #expect(
      throws: ViewHostError(
        .disabled,
        text: """
          select: the tab "First" is disabled by the .disabled modifier on the TabView around it.

          To fix, perform the event that enables it first, or remove .disabled.
          """)
    ) {
      try ViewHost(Tabs(log: Log()).disabled(true)).select("First")
    }
  }

  @Test func `tap() in a tab that is not selected throws an error that names the tab`() throws {
    let host = ViewHost(Tabs(log: Log()))
    try host.select("Second")
    #expect(
      throws: ViewHostError(
        .hidden,
        text: """
          tap: the button "Add to A" is in the tab "First", which is not selected.

          To fix, select the tab first: select("First").
          """)
    ) { try host.tap("Add to A") }
  }

  @Test func `ForEach rows make tabs, and their ids serve as tags`() throws {
    struct Rows: View {
      let log: Log
      @State var ids = ["a", "b", "c"]
      @State var selection = "b"
      var body: some View {
        TabView(selection: $selection) {
          if !ids.isEmpty {
            ForEach(ids, id: \.self) { id in Page(name: id, log: log).tabItem { Text("Tab \(id)") } }
          }
        }
        Button("Reverse") { ids.reverse() }
        Button("Drop b") { ids.removeAll { $0 == "b" } }
      }
    }
    let log = Log()
    let host = ViewHost(Rows(log: log), configuration: .silent)
    try host.tap("Add to b")
    try host.select("Tab c")
    #expect(log.take() == ["b appears", "c appears", "b disappears"])
    try host.tap("Reverse")
    #expect(host.texts.prefix(5) == ["c 0", "Add to c", "Tab c", "Tab b", "Tab a"])
    try host.select("Tab b")
    #expect(host.texts.first == "b 1")
    #expect(log.take() == ["b appears", "c disappears"])
    try host.tap("Drop b")
    #expect(host.texts.prefix(4) == ["c 0", "Add to c", "Tab c", "Tab a"])
    #expect(log.take() == ["c appears", "b disappears"])
  }

  @Test func `removing a TabView makes only the selected tab disappear`() throws {
    struct Screen: View {
      let log: Log
      @State var isShown = true
      var body: some View {
        if isShown { Tabs(log: log) }
        Button("Remove") { isShown = false }
      }
    }
    let log = Log()
    let host = ViewHost(Screen(log: log))
    try host.select("Second")
    _ = log.take()
    try host.tap("Remove")
    #expect(log.take() == ["B disappears"])
    #expect(host.texts == ["Remove"])
  }

  @Test func `dismissing the host makes only the selected tab disappear`() throws {
    let log = Log()
    let host = ViewHost(Tabs(log: log))
    try host.select("Second")
    _ = log.take()
    host.dismiss()
    #expect(log.take() == ["B disappears"])
  }

  @Test func `a Tab with a label needs no tabItem`() throws {
    struct Labelled: View {
      @State var selection = 1
      var body: some View {
        TabView(selection: $selection) {
          Tab("One", systemImage: "1.circle", value: 1) { Text("first") }
          Tab(value: 2) {
            Text("second")
          } label: {
            Text("Two")
          }
        }
      }
    }
    let host = ViewHost(Labelled())
    try host.select("Two")
    #expect(host.texts == ["second", "One", "Two"])
    let plain = ViewHost { TabView { Tab("One", systemImage: "1.circle") { Text("first") } } }
    #expect(plain.texts == ["first", "One"])
  }

  @Test func `a tabItem is found through other modifiers and through AnyView`() throws {
    let host = ViewHost {
      TabView {
        Text("first").tabItem { Text("One") }.onAppear {}.disabled(false).id(1).modifier(EmptyModifier())
        AnyView(Text("second").tabItem { Text("Two") })
      }
    }
    try host.select("Two")
    #expect(host.texts == ["second", "One", "Two"])
  }

  struct Inbox: View {
    let log: Log
    @State var unread = 3
    var body: some View {
      let _ = log("Inbox is evaluated")
      NavigationStack {
        Button("Read \(unread)") { unread -= 1 }
          .onAppear { log("Inbox appears") }
          .onDisappear { log("Inbox disappears") }
      }
      .tabItem { Text(unread == 0 ? "Inbox" : "Inbox \(unread)") }
    }
  }

  struct Mail: View {
    let log: Log
    @State var selection: Int
    @State var isShown = true
    var body: some View {
      TabView(selection: $selection) {
        Page(name: "A", log: log).tabItem { Text("First") }.tag(0)
        if isShown { Inbox(log: log).tag(1).onAppear { log("Tab appears") } }
        Page(name: "B", log: log).tag(2)
      }
      Button("Drop") { isShown = false }
    }
  }

  @Test(arguments: [0, 1]) func `a tabItem in a tab's body is found without selecting the tab, and follows its state`(
    _ selection: Int
  ) throws {
    let log = Log()
    let host = ViewHost(Mail(log: log, selection: selection))
    #expect(host.texts.dropFirst(2 - selection) == ["First", "Inbox 3", "Drop"])
    #expect(
      log.take()
        == (selection == 0
          ? ["Inbox is evaluated", "A appears"] : ["Inbox is evaluated", "Inbox appears", "Tab appears"])
    )
    if selection == 0 { try host.select("Inbox 3") }
    _ = log.take()
    for _ in 0..<3 { try host.tap(host.texts[0]) }
    #expect(host.texts == ["Read 0", "First", "Inbox", "Drop"])
    #expect(log.take() == Array(repeating: "Inbox is evaluated", count: 3))
    try host.select("First")
    #expect(log.take() == ["A appears", "Inbox disappears"])
    try host.select("Inbox")
    #expect(log.take() == ["Inbox appears", "Tab appears", "A disappears"])
    try host.tap("Drop")
    #expect(log.take() == ["A appears", "Inbox disappears"])
    #expect(host.texts.dropFirst(2) == ["First", "Drop"])
  }

  @Test func `a nested TabView has separate tab items`() throws {
    struct Inner: View {
      var body: some View {
        TabView {
          Text("x").tabItem { Text("X") }
          Text("y").tabItem { Text("Y") }
        }
        .tabItem { Text("Inner") }
      }
    }
    let host = ViewHost {
      TabView {
        Text("plain").tabItem { Text("Plain") }
        Inner()
      }
    }
    #expect(host.texts == ["plain", "Plain", "Inner"])
    try host.select("Inner")
    #expect(host.texts == ["x", "X", "Y", "Plain", "Inner"])
    try host.select("Y")
    #expect(host.texts == ["y", "X", "Y", "Plain", "Inner"])
  }

  @Test func `a tab view without tabs shows nothing`() {
    #expect(ViewHost { TabView {} }.tree == "TabView")
  }

  struct TaggedPage: View {
    let name: String
    let tag: Int
    let log: Log
    @State var options = 7
    var body: some View {
      VStack {
        Picker("Option", selection: $options) { Text("seven").tag(7) }
        Text(name).onAppear { log("\(name) appears") }.onDisappear { log("\(name) disappears") }
      }
      .tabItem { Text("Tab \(name)") }
      .tag(tag)
    }
  }

  @Test(arguments: [1, 2, 3]) func `a tag in the body of a tab's view is found before any tab appears`(_ first: Int)
    throws
  {
    struct Numbers: View {
      let log: Log
      @State var selection: Int
      @State var hasThird = false
      var body: some View {
        TabView(selection: $selection) {
          TaggedPage(name: "one", tag: 1, log: log)
          TaggedPage(name: "two", tag: 2, log: log).onAppear {}
          if hasThird { TaggedPage(name: "three", tag: 3, log: log) }
        }
        Text("selected \(selection)")
        Button("Third") { hasThird = true }
      }
    }
    let log = Log()
    let host = ViewHost(Numbers(log: log, selection: first), configuration: .silent)
    let name = ["one", "two", "one"][first - 1]
    #expect(log.take() == ["\(name) appears"])
    #expect(host.warnings.count == (first == 3 ? 1 : 0))
    try host.tap("Third")
    #expect(log.take() == (first == 3 ? ["three appears", "one disappears"] : []))
    try host.select("Tab two")
    try host.select("Tab one")
    #expect(host.texts.suffix(5) == ["Tab one", "Tab two", "Tab three", "selected 1", "Third"])
    #expect(host.texts.contains("one"))
    #expect(log.take().last == "two disappears")
  }
}
