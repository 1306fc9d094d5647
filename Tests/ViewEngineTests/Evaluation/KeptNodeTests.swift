import Testing

@testable import ViewEngine

/// Bodies that become out of date while they are off screen.
@MainActor
@Suite("Parts that are put away", .timeLimit(.minutes(20))) struct KeptNodeTests {
  /// Logs when it is evaluated, comes, goes, and sees another value.
  struct Reader: View {
    let name: String
    let log: Log
    @Binding var value: Int
    var body: some View {
      let _ = log("\(name) is evaluated")
      Text("\(name) \(value)")
        .onAppear { log("\(name) appears") }
        .onDisappear { log("\(name) disappears") }
        .observe(value, followsCaptureRule: true) { log("\(name) sees \($0)") }
    }
  }

  /// Two tabs of which the first holds what `inner` makes; the value can be changed from outside.
  struct Screen<Inner: View>: View {
    @State var value = 0
    @ViewBuilder let inner: (Binding<Int>) -> Inner
    var body: some View {
      TabView {
        inner($value).tabItem { Text("In") }
        Text("away").tabItem { Text("Out") }
      }
      Button("Add") { value += 1 }
    }
  }

  @Test func `an off-screen body is not evaluated, and catches up before it appears again`() throws {
    let log = Log()
    let host = ViewHost(Screen { Reader(name: "A", log: log, value: $0) })
    #expect(log.take() == ["A is evaluated", "A appears"])
    try host.select("Out")
    #expect(log.take() == ["A disappears"])
    try host.tap("Add")
    try host.tap("Add")
    #expect(log.take() == [])
    try host.select("In")
    #expect(log.take() == ["A is evaluated", "A sees 2", "A appears"])
    #expect(host.texts.first == "A 2")
  }

  @Test func `an up-to-date body is not re-evaluated when its tab returns`() throws {
    let log = Log()
    let host = ViewHost(Screen { Reader(name: "A", log: log, value: $0) })
    try host.select("Out")
    _ = log.take()
    try host.select("In")
    #expect(log.take() == ["A appears"])
  }

  @Test func `a value restored while off screen re-evaluates the body but runs no observer`() throws {
    let log = Log()
    var value: Binding<Int>?
    let host = ViewHost(
      Screen { binding in
        let _ = value = binding
        Reader(name: "A", log: log, value: binding)
      })
    try host.tap("Add")
    try host.select("Out")
    _ = log.take()
    host.update { value?.wrappedValue = 7 }
    host.update { value?.wrappedValue = 1 }
    #expect(log.take() == [])
    try host.select("In")
    #expect(log.take() == ["A is evaluated", "A appears"])
    #expect(host.texts.first == "A 1")
  }

  @Test func `readers outside the hidden tab are evaluated as usual`() throws {
    struct Both: View {
      let log: Log
      @State var value = 0
      var body: some View {
        Reader(name: "Beside", log: log, value: $value)
        TabView {
          Reader(name: "A", log: log, value: $value).tabItem { Text("In") }
          Reader(name: "B", log: log, value: $value).tabItem { Text("Out") }
        }
        Button("Add") { value += 1 }
      }
    }
    let log = Log()
    let host = ViewHost(Both(log: log))
    try host.select("Out")
    _ = log.take()
    try host.tap("Add")
    #expect(log.take() == ["Beside is evaluated", "B is evaluated", "Beside sees 1", "B sees 1"])
    try host.select("In")
    #expect(log.take() == ["A is evaluated", "A sees 1", "A appears", "B disappears"])
    try host.tap("Add")
    try host.select("Out")
    #expect(
      log.take() == [
        "Beside is evaluated", "A is evaluated", "Beside sees 2", "A sees 2",
        "B is evaluated", "B sees 2", "B appears", "A disappears",
      ])
  }

  @Test func `one event can select a tab and change the value that it reads`() throws {
    struct Both: View {
      let log: Log
      @State var value = 0
      @State var tab = 1
      var body: some View {
        TabView(selection: $tab) {
          Reader(name: "A", log: log, value: $value).tabItem { Text("In") }.tag(1)
          Reader(name: "B", log: log, value: $value).tabItem { Text("Out") }.tag(2)
        }
        Button("Both") {
          value += 1
          tab = 3 - tab
        }
      }
    }
    let log = Log()
    let host = ViewHost(Both(log: log))
    _ = log.take()
    try host.tap("Both")
    #expect(log.take() == ["B is evaluated", "B appears", "A disappears"])
    try host.tap("Both")
    #expect(log.take() == ["A is evaluated", "A sees 2", "A appears", "B disappears"])
  }

  @Test func `a view inserted into a hidden tab appears once, and a removed one does not disappear twice`() throws {
    let log = Log()
    struct Choice: View {
      let log: Log
      @Binding var value: Int
      var body: some View {
        if value == 0 { Reader(name: "Zero", log: log, value: $value) }
        if value == 1 { Reader(name: "One", log: log, value: $value) }
      }
    }
    let host = ViewHost(Screen { Choice(log: log, value: $0) })
    try host.select("Out")
    #expect(log.take() == ["Zero is evaluated", "Zero appears", "Zero disappears"])
    try host.tap("Add")
    try host.select("In")
    #expect(log.take() == ["One is evaluated", "One appears"])
    #expect(host.texts.first == "One 1")
    try host.tap("Add")
    #expect(log.take() == ["One disappears"])
  }

  @Test func `several deeply nested readers in a hidden tab catch up on its return`() throws {
    let log = Log()
    struct Level: View {
      let depth: Int
      let log: Log
      @Binding var value: Int
      var body: some View {
        if depth == 0 {
          Reader(name: "leaf", log: log, value: $value)
        } else {
          VStack {
            Level(depth: depth - 1, log: log, value: $value)
            if depth == 2 { Reader(name: "side", log: log, value: $value) }
          }
        }
      }
    }
    let host = ViewHost(Screen { Level(depth: 4, log: log, value: $0) })
    try host.select("Out")
    _ = log.take()
    try host.tap("Add")
    #expect(log.take() == [])
    try host.select("In")
    #expect(
      log.take() == [
        "leaf is evaluated", "side is evaluated", "leaf sees 1", "side sees 1", "leaf appears", "side appears",
      ])
    try host.tap("Add")
    #expect(log.take() == ["leaf is evaluated", "side is evaluated", "leaf sees 2", "side sees 2"])
  }

  // MARK: Nested

  struct Nested: View {
    let log: Log
    @Binding var value: Int
    @State var inner = 1
    var body: some View {
      TabView(selection: $inner) {
        Reader(name: "X", log: log, value: $value).tabItem { Text("X") }.tag(1)
        Reader(name: "Y", log: log, value: $value).tabItem { Text("Y") }.tag(2)
      }
      .observe(value, followsCaptureRule: true) { if $0 == 5 { inner = 2 } }
    }
  }

  @Test func `an unselected inner tab stays hidden when the outer tab returns`() throws {
    let log = Log()
    let host = ViewHost(Screen { Nested(log: log, value: $0) })
    try host.select("Y")
    #expect(
      log.take() == ["X is evaluated", "X appears", "Y is evaluated", "Y appears", "X disappears"])
    try host.select("Out")
    #expect(log.take() == ["Y disappears"])
    try host.tap("Add")
    try host.select("In")
    #expect(log.take() == ["Y is evaluated", "Y sees 1", "Y appears"])
    try host.select("X")
    #expect(log.take() == ["X is evaluated", "X sees 1", "X appears", "Y disappears"])
  }

  @Test func `an inner selection changed in a hidden outer tab shows when that tab returns`() throws {
    struct Outer: View {
      let log: Log
      @State var value = 0
      @State var outer = 1
      @State var inner = 1
      var body: some View {
        TabView(selection: $outer) {
          TabView(selection: $inner) {
            Reader(name: "X", log: log, value: $value).tabItem { Text("X") }.tag(1)
            Reader(name: "Y", log: log, value: $value).tabItem { Text("Y") }.tag(2)
          }
          .tabItem { Text("In") }.tag(1)
          Text("away").tabItem { Text("Out") }.tag(2)
        }
        Button("Add") { value += 1 }
        Button("Switch") { inner = 3 - inner }
      }
    }
    let log = Log()
    let host = ViewHost(Outer(log: log))
    try host.tap("Switch")
    try host.tap("Switch")
    try host.select("Out")
    _ = log.take()
    try host.tap("Add")
    try host.tap("Switch")
    #expect(log.take() == [])
    try host.select("In")
    #expect(log.take() == ["Y is evaluated", "Y sees 1", "Y appears"])
    #expect(host.texts.first == "Y 1")
    try host.tap("Switch")
    #expect(log.take() == ["X is evaluated", "X sees 1", "X appears", "Y disappears"])
    try host.select("Out")
    host.dismiss()
    #expect(log.take() == ["X disappears"])
  }

  @Test func `the content of a ViewModifier in a hidden tab catches up on its return`() throws {
    struct Tabbed: ViewModifier {
      func body(content: Content) -> some View {
        TabView {
          content.tabItem { Text("In") }
          Text("away").tabItem { Text("Out") }
        }
      }
    }
    struct Modified: View {
      let log: Log
      @State var value = 0
      var body: some View {
        Text("content \(value)").onAppear { log("appears") }
          .observe(value, followsCaptureRule: true) { log("sees \($0)") }
          .modifier(Tabbed())
        Button("Add") { value += 1 }
      }
    }
    let log = Log()
    let host = ViewHost(Modified(log: log))
    try host.select("Out")
    _ = log.take()
    try host.tap("Add")
    #expect(log.take() == [])
    try host.select("In")
    #expect(log.take() == ["sees 1", "appears"])
    #expect(host.texts.first == "content 1")
  }

  @Test func `a view removed while off screen runs no actions, then or at dismissal`() throws {
    struct Removing: View {
      let log: Log
      @State var isThere = true
      @State var value = 0
      var body: some View {
        if isThere {
          TabView {
            Reader(name: "A", log: log, value: $value).tabItem { Text("In") }
            Text("away").tabItem { Text("Out") }
          }
        }
        Button("Add") { value += 1 }
        Button("Remove") { isThere = false }
      }
    }
    let log = Log()
    let host = ViewHost(Removing(log: log))
    try host.select("Out")
    try host.tap("Add")
    _ = log.take()
    try host.tap("Remove")
    try host.tap("Add")
    host.dismiss()
    #expect(log.take() == [])
  }

  // MARK: Tasks

  @Test func `a hidden tab starts no task, and each task starts once when the tab returns`() async throws {
    struct Working: View {
      let log: Log
      @Binding var value: Int
      var body: some View {
        Text("work").task(id: value) { log("task \(value)") }
        if value > 0 { Text("new").task { log("new task") } }
      }
    }
    let log = Log()
    let host = ViewHost(Screen { Working(log: log, value: $0) })
    await host.settle()
    #expect(log.take() == ["task 0"])
    try host.select("Out")
    try host.tap("Add")
    await host.settle()
    #expect(log.take() == [])
    try host.select("In")
    await host.settle()
    #expect(log.take() == ["task 1", "new task"])
  }
}
