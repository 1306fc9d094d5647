import Testing

@testable import ViewEngine

@MainActor
@Suite("Lifecycle of what is empty", .timeLimit(.minutes(5))) struct EmptyContentTests {
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

  @Test func `nothing appears where there is no view`() {
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

  @Test func `the first view that comes appears, and the last that goes disappears`() throws {
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

  @Test func `rows that come and go do not appear anew`() throws {
    let log = Log()
    let host = ViewHost(
      Switched(log: log) { isOn in ForEach(isOn ? [1, 2] : [1], id: \.self) { Text("\($0)") } })
    #expect(log.take() == ["appears"])
    try host.tap("Switch")
    try host.tap("Switch")
    #expect(log.take() == [])
  }
}
