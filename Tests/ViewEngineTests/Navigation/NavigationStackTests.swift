import Testing

@testable import ViewEngine

@MainActor
@Suite("NavigationStack", .timeLimit(.minutes(20))) struct NavigationStackTests {
  struct Page: View {
    let name: String
    let log: Log
    @Environment(\.dismiss) private var dismiss
    @State private var count = 0
    var body: some View {
      VStack {
        Text("\(name) \(count)")
        Button("Add to \(name)") { count += 1 }
        Button("Leave \(name)") { dismiss() }
      }
      .navigationTitle(name)
      .onAppear { log("\(name) appears") }
      .onDisappear { log("\(name) disappears") }
    }
  }

  struct Root: View {
    let log: Log
    var body: some View {
      NavigationStack {
        VStack {
          Page(name: "Root", log: log)
          NavigationLink("One", value: 1)
          NavigationLink("Text", value: "text")
          NavigationLink("None", value: nil as Int?)
          NavigationLink {
            Page(name: "Own", log: log)
          } label: {
            Label("Own page", systemImage: "star")
          }
        }
        .navigationDestination(for: Int.self) { number in
          Page(name: "Page \(number)", log: log)
          NavigationLink("Further", value: number + 1)
        }
      }
    }
  }

  struct Bound: View {
    let log: Log
    @State var path: [Int] = []
    @State var prefix = "Page"
    var body: some View {
      NavigationStack(path: $path) {
        Page(name: "Root", log: log)
          .navigationDestination(for: Int.self) { Page(name: "\(prefix) \($0)", log: log) }
      }
      Text("\(path)")
      Button("Deep") { path = [1, 2, 3] }
      Button("Home") { path = [] }
      Button("Swap") { path[path.count - 1] += 10 }
      Button("Rename") { prefix = "Leaf" }
    }
  }

  func error(_ body: () throws -> Void) -> ViewHostError? { #expect(throws: ViewHostError.self) { try body() } }

  @Test func `the new top page appears before the old one disappears, on push and on back`() throws {
    let log = Log()
    let host = ViewHost(Root(log: log))
    try host.tap("Add to Root")
    #expect(log.take() == ["Root appears"])
    try host.tap("One")
    #expect(log.take() == ["Page 1 appears", "Root disappears"])
    #expect(host.texts == ["Page 1", "Page 1 0", "Add to Page 1", "Leave Page 1", "Further"])
    try host.tap("Further")
    #expect(log.take() == ["Page 2 appears", "Page 1 disappears"])
    try host.goBack()
    #expect(log.take() == ["Page 1 appears", "Page 2 disappears"])
    try host.tap("Leave Page 1")
    #expect(log.take() == ["Root appears", "Page 1 disappears"])
    #expect(host.texts.prefix(2) == ["Root", "Root 1"])
  }

  @Test func `a NavigationLink's destination view is updated while it is pushed`() throws {
    struct Linking: View {
      @State var count = 0
      var body: some View {
        NavigationStack {
          NavigationLink("Open") {
            Text("count \(count)")
            NavigationLink("Deeper", destination: Text("deep"))
          }
        }
        Button("Add") { count += 1 }
      }
    }
    let host = ViewHost(Linking())
    try host.tap("Open")
    try host.tap("Add")
    #expect(host.texts == ["count 1", "Deeper", "Add"])
    try host.tap("Deeper")
    #expect(host.texts == ["deep", "Add"])
    try host.goBack()
    try host.goBack()
    #expect(host.texts == ["Open", "Add"])
  }

  @Test func `the path decides which pages are pushed, and only the top page appears`() throws {
    let log = Log()
    let host = ViewHost(Bound(log: log))
    _ = log.take()
    try host.tap("Deep")
    #expect(log.take() == ["Page 3 appears", "Root disappears"])
    #expect(host.texts.first == "Page 3")
    try host.goBack()
    #expect(log.take() == ["Page 2 appears", "Page 3 disappears"])
    #expect(host.texts[4] == "[1, 2]")
    try host.tap("Swap")
    #expect(log.take() == ["Page 12 appears", "Page 2 disappears"])
    try host.tap("Home")
    #expect(log.take() == ["Root appears", "Page 12 disappears"])
    #expect(host.texts.first == "Root")
  }

  @Test func `a stack with an initial path starts at the path's top page`() {
    let log = Log()
    let host = ViewHost(Bound(log: log, path: [7]))
    #expect(log.take() == ["Page 7 appears"])
    #expect(host.texts.first == "Page 7")
  }

  @Test func `a page is rebuilt when its destination closure changes, even with a covered root`() throws {
    let log = Log()
    let host = ViewHost(Bound(log: log, path: [1, 2]))
    try host.tap("Add to Page 2")
    try host.tap("Rename")
    #expect(host.texts.prefix(2) == ["Leaf 2", "Leaf 2 1"])
    try host.goBack()
    #expect(host.texts.prefix(2) == ["Leaf 1", "Leaf 1 0"])
    #expect(log.take() == ["Page 2 appears", "Leaf 1 appears", "Leaf 2 disappears"])
  }

  @Test func `a NavigationPath holds values of several types`() throws {
    struct Mixed: View {
      let log: Log
      @State var path = NavigationPath([1])
      var body: some View {
        NavigationStack(path: $path) {
          Text("root")
            .navigationDestination(for: Int.self) { Page(name: "Int \($0)", log: log) }
            .navigationDestination(for: String.self) { Page(name: "String \($0)", log: log) }
        }
        Button("Push") { path.append("a") }
        Button("Pop") { path.removeLast() }
        Text("\(path.count) \(path.isEmpty)")
      }
    }
    let host = ViewHost(Mixed(log: Log()))
    #expect(host.texts.first == "Int 1")
    try host.tap("Push")
    #expect(host.texts.first == "String a")
    try host.goBack()
    try host.tap("Pop")
    #expect(host.texts == ["root", "Push", "Pop", "0 true"])
  }

  @Test func `a value without a destination reports SwiftUI's warning and shows no page`() throws {
    let message =
      "A NavigationLink is presenting a value of type \"String\" but there is no matching navigationDestination "
      + "declaration visible from the location of the link. The link cannot be activated."
    let host = ViewHost(Root(log: Log()), configuration: .silent)
    try host.tap("Text")
    #expect(host.warnings == [message])
    #expect(host.texts.first == "Root")

    let path = ViewHost(configuration: .silent) {
      NavigationStack(path: .constant(["x"])) { Text("root") }
    }
    #expect(path.warnings == [message])
    #expect(path.texts == [])
  }

  @Test func `a link reports a warning if the path cannot hold its value`() throws {
    let host = ViewHost(configuration: .silent) {
      NavigationStack(path: .constant([1])) {
        Text("root").navigationDestination(for: Int.self) { _ in NavigationLink("Text", value: "text") }
          .navigationDestination(for: String.self) { Text($0) }
      }
    }
    try host.tap("Text")
    #expect(
      host.warnings == [
        "NavigationLink: the path of the NavigationStack cannot hold a value of type String.\n\n"
          + "To fix, use a NavigationPath, which holds values of all types."
      ])
  }

  @Test func `a link with a nil value is disabled, and a link outside a stack reports a warning`() throws {
    #expect(error { try ViewHost(Root(log: Log())).tap("None") }?.reason == .disabled)
    let host = ViewHost(configuration: .silent) { NavigationLink("Lost", value: 1) }
    try host.tap("Lost")
    #expect(
      host.warnings == [
        "NavigationLink: there is no NavigationStack around the link, so it does nothing.\n\n"
          + "To fix, put the view into a NavigationStack."
      ])
  }

  @Test func `tap() on a covered page throws an error that says how to uncover it`() throws {
    let host = ViewHost(Root(log: Log()))
    try host.tap("One")
    #expect(
      error { try host.tap("Add to Root") }
        == ViewHostError(
          .hidden,
          text: """
            tap: the button "Add to Root" is on a page that a later page covers.

            To fix, leave the later pages first: goBack().
            """))
  }

  @Test func `goBack() throws without a pushed page, and if the page hides its back button`() throws {
    let host = ViewHost(Root(log: Log()))
    #expect(
      error { try host.goBack() }
        == ViewHostError(
          .notFound,
          text: "goBack: no navigation stack on screen shows a page above its root.\n\n"
            + "To fix, push a page first, such as by a tap on its NavigationLink."))
    let kept = ViewHost {
      NavigationStack(path: .constant([1])) {
        Text("root").navigationDestination(for: Int.self) { _ in Text("page").navigationBarBackButtonHidden() }
      }
    }
    #expect(
      error { try kept.goBack() }?.message
        == "goBack: the page has no back button: .navigationBarBackButtonHidden applies to it.\n\n"
        + "To fix, use the page's own control.")
  }

  @Test func `goBack() does not pop pages in a tab that is not selected`() throws {
    let host = ViewHost {
      TabView {
        NavigationStack(path: .constant([1])) {
          Text("root").navigationDestination(for: Int.self) { Text("page \($0)") }
        }
        .tabItem { Text("Stack") }
        Text("other").tabItem { Text("Other") }
      }
    }
    try host.select("Other")
    #expect(
      error { try host.goBack() }
        == ViewHostError(
          .notFound,
          text: "goBack: no navigation stack on screen shows a page above its root.\n\n"
            + "To fix, push a page first, such as by a tap on its NavigationLink."))
  }

  @Test func `a covered page that hides its back button does not affect the page above it`() throws {
    struct Hiding: View {
      @State private var path = [1]
      var body: some View {
        NavigationStack(path: $path) {
          Text("root").navigationBarBackButtonHidden()
            .navigationDestination(for: Int.self) { Text("page \($0)") }
        }
      }
    }
    let host = ViewHost(Hiding())
    #expect(host.texts == ["page 1"])
    try host.goBack()
    #expect(host.texts == ["root"])
  }

  @Test func `dismissing the host makes only the page on screen disappear`() {
    let log = Log()
    let host = ViewHost(Bound(log: log, path: [1, 2]))
    _ = log.take()
    host.dismiss()
    #expect(log.take() == ["Page 2 disappears"])
  }

  @Test func `a stack in a tab keeps its pages while the tab is off screen`() throws {
    struct Tabbed: View {
      let log: Log
      var body: some View {
        TabView {
          Root(log: log).tabItem { Text("Stack") }
          Text("other").tabItem { Text("Other") }
        }
      }
    }
    let log = Log()
    let host = ViewHost(Tabbed(log: log))
    try host.tap("One")
    _ = log.take()
    try host.select("Other")
    #expect(log.take() == ["Page 1 disappears"])
    try host.select("Stack")
    #expect(log.take() == ["Page 1 appears"])
    #expect(host.texts.prefix(2) == ["Page 1", "Page 1 0"])
    try host.goBack()
    #expect(log.take() == ["Root appears", "Page 1 disappears"])
  }

  @Test func `the render tree names a NavigationStack by its page's title`() {
    let host = ViewHost {
      NavigationStack { Text("root").navigationTitle("Home").navigationBarTitleDisplayMode(.inline) }
    }
    #expect(
      host.tree == """
        NavigationStack "Home"
          Text "root" [navigationTitle: Home, navigationBarTitleDisplayMode: inline]
        """)
  }

  @Test func `a link's page is popped together with the path values below it`() throws {
    struct Deep: View {
      @State var path = [1]
      var body: some View {
        NavigationStack(path: $path) {
          Text("root").navigationDestination(for: Int.self) { number in
            Text("page \(number)")
            NavigationLink("Own") { Text("own of \(number)") }
          }
        }
        Button("Home") { path = [] }
        Button("Two") { path = [2] }
      }
    }
    let host = ViewHost(Deep())
    try host.tap("Own")
    #expect(host.texts == ["own of 1", "Home", "Two"])
    try host.tap("Home")
    #expect(host.texts == ["root", "Home", "Two"])
    try host.tap("Two")
    #expect(host.texts == ["page 2", "Own", "Home", "Two"])
    try host.tap("Own")
    try host.goBack()
    #expect(host.texts == ["page 2", "Own", "Home", "Two"])
  }

  @Test func `pages that are popped together are released from the top down`() throws {
    final class Kept {
      let end: () -> Void
      init(end: @escaping () -> Void) { self.end = end }
      deinit { end() }
    }
    struct Keeping: View {
      let number: Int
      let log: Log
      @State private var kept: Kept?
      var body: some View {
        Text("page \(number)").onAppear { kept = Kept { [log, number] in log("\(number) is let go") } }
      }
    }
    struct Deep: View {
      let log: Log
      @State private var path: [Int] = []
      var body: some View {
        NavigationStack(path: $path) {
          Text("root").navigationDestination(for: Int.self) { Keeping(number: $0, log: log) }
        }
        Button("Further") { path.append(path.count + 1) }
        Button("Home") { path = [] }
      }
    }
    let log = Log()
    let host = ViewHost(Deep(log: log))
    for _ in 1...3 { try host.tap("Further") }
    #expect(log.take() == [])
    try host.tap("Home")
    #expect(log.take() == ["3 is let go", "2 is let go", "1 is let go"])
  }
}
