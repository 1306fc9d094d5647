import Foundation
import Testing

@testable import ViewEngine

/// The builders that do not escape: they run while the enclosing body is evaluated, as in SwiftUI.
@MainActor
@Suite("Builders that run in the enclosing body", .timeLimit(.minutes(20))) struct CallerDependencyTests {
  struct Asking: View {
    @State var isPresented = false
    @State var count = 0
    var body: some View {
      Button("Ask") { isPresented = true }
      Button("Add") { count += 1 }
        .alert("Title", isPresented: $isPresented) { Button("Take \(count)") { count += 10 } }
    }
  }

  @Test func `reads in an alert's actions are dependencies of the enclosing body`() throws {
    let host = ViewHost(Asking())
    host.clearTrace()
    try host.tap("Add")
    #expect(host.trace == [.event("tap Add"), .body("Asking")])
    try host.tap("Ask")
    #expect(host.texts == ["Ask", "Add", "Title", "Take 1"])
  }

  @Test func `the start and the end of an alert evaluate the enclosing body once each`() throws {
    let host = ViewHost(Asking())
    host.clearTrace()
    try host.tap("Ask")
    #expect(host.trace == [.event("tap Ask"), .body("Asking")])
    host.clearTrace()
    try host.tap("Take 0")
    #expect(host.trace == [.event("tap Take 0"), .body("Asking")])
  }

  @Test func `reads in the actions and the message of a confirmation dialog are dependencies of the body`() throws {
    struct Choosing: View {
      @State var isPresented = false
      @State var count = 0
      @State var detail = "a"
      var body: some View {
        Button("Add") { count += 1 }
        Button("Detail") { detail += "b" }
          .confirmationDialog("Title", isPresented: $isPresented) {
            Button("Take \(count)") {}
          } message: {
            Text(detail)
          }
      }
    }
    let host = ViewHost(Choosing())
    host.clearTrace()
    try host.tap("Add")
    try host.tap("Detail")
    #expect(host.trace == [.event("tap Add"), .body("Choosing"), .event("tap Detail"), .body("Choosing")])
  }

  @Test func `an alert's builders for data run only while it is presented and has data`() throws {
    struct Item: Identifiable { let id: Int }
    struct Failure: LocalizedError { var errorDescription: String? { "failed" } }
    struct Everything: View {
      let log: Log
      @State var isPresented = false
      @State var data: String?
      @State var item: Item?
      var body: some View {
        Button("Data") { data = "x" }
        Button("Present") { isPresented = true }
        Button("Item") { item = Item(id: 3) }
          .alert(Text("Data"), isPresented: $isPresented, presenting: data) { data in
            Text(data)
            let _ = log("actions")
          } message: { _ in
            let _ = log("message")
          }
          .alert(isPresented: $isPresented, error: data.map { _ in Failure() }) { let _ = log("error") }
          .confirmationDialog("Dialog", isPresented: $isPresented, presenting: data) { _ in let _ = log("dialog") }
        Text("value")
          .alert(isPresented: $isPresented) {
            log("alert")
            return Alert(title: Text("Alert"))
          }
          .actionSheet(isPresented: $isPresented) {
            log("sheet")
            return ActionSheet(title: Text("Sheet"))
          }
          .alert(item: $item) {
            log("alert of \($0.id)")
            return Alert(title: Text("Item"))
          }
          .actionSheet(item: $item) {
            log("sheet of \($0.id)")
            return ActionSheet(title: Text("Item"))
          }
      }
    }
    let log = Log()
    let host = ViewHost(Everything(log: log))
    try host.tap("Data")
    #expect(log.take() == [])
    try host.tap("Item")
    #expect(log.take() == ["alert of 3", "sheet of 3"])
    try ViewHost(Everything(log: log)).tap("Present")
    #expect(log.take() == ["alert", "sheet"])
    _ = ViewHost(Everything(log: log, isPresented: true, data: "y"))
    #expect(log.take() == ["actions", "message", "error", "dialog", "alert", "sheet"])
  }

  /// A view that logs each evaluation of its body.
  struct Logging: View {
    let log: Log
    let name: String
    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
      log("make \(name)")
    }
    var body: some View {
      let _ = log("evaluate \(name)")
      Text(name)
    }
  }

  struct Linking: View {
    let log: Log
    @State var count = 0
    @State var isActive = false
    @State var isPresented = false
    @State var tag: Int?
    var body: some View {
      let _ = log("body")
      NavigationStack {
        Button("Add") { count += 1 }
        NavigationLink("Link") { Logging("link \(count)", log) }
        NavigationLink("Active", isActive: $isActive) { Logging("active", log) }
        NavigationLink("Tag", tag: 1, selection: $tag) { Logging("tag", log) }
        Button("Present") { isPresented = true }
          .navigationDestination(isPresented: $isPresented) { Logging("destination", log) }
      }
    }
  }

  @Test func `reads in a NavigationLink's destination are dependencies of the enclosing body`() throws {
    let host = ViewHost(Linking(log: Log()))
    host.clearTrace()
    try host.tap("Add")
    #expect(host.trace == [.event("tap Add"), .body("Linking")])
    try host.tap("Link")
    #expect(host.texts == ["link 1"])
  }

  @Test func `a destination is made with the enclosing body, and its body is evaluated when it is shown`() throws {
    let log = Log()
    let host = ViewHost(Linking(log: log))
    #expect(log.take() == ["body", "make link 0", "make active", "make tag", "make destination"])
    for (label, page) in [
      ("Link", "link 0"), ("Active", "active"), ("Tag", "tag"), ("Present", "destination"),
    ] {
      try host.tap(label)
      #expect(host.texts == [page])
      #expect(log.take().filter { $0.hasPrefix("evaluate") } == ["evaluate \(page)"])
      try host.goBack()
      #expect(log.take().filter { $0.hasPrefix("evaluate") } == [])
    }
  }

  @Test func `reads in the destination of navigationDestination are dependencies of the enclosing body`() throws {
    struct Pushing: View {
      @State var isPresented = false
      @State var count = 0
      var body: some View {
        NavigationStack {
          Button("Add") { count += 1 }
            .navigationDestination(isPresented: $isPresented) { Text("page \(count)") }
        }
      }
    }
    let host = ViewHost(Pushing())
    host.clearTrace()
    try host.tap("Add")
    #expect(host.trace == [.event("tap Add"), .body("Pushing")])
  }

  @Test func `the views of an alert's actions are evaluated when the alert is shown`() throws {
    struct Asking: View {
      let log: Log
      @State var isPresented = false
      var body: some View {
        Button("Ask") { isPresented = true }
          .alert("Title", isPresented: $isPresented) {
            Logging("actions", log)
          } message: {
            Logging("message", log)
          }
      }
    }
    let log = Log()
    let host = ViewHost(Asking(log: log))
    #expect(log.take() == ["make actions", "make message"])
    try host.tap("Ask")
    #expect(log.take() == ["make actions", "make message", "evaluate message", "evaluate actions"])
  }
}
