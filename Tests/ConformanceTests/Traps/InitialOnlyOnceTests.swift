import Testing

@MainActor
@Suite("Trap: `initial` only once", .timeLimit(.minutes(20))) struct InitialOnlyOnceTests {
  /// Takes `initial` for "the first time": a tab that comes back appears again.
  struct Wrong<Value: Equatable>: Backport {
    let value: Value
    let initial: Bool
    let action: (Value, Value) -> Void
    @State var first = First()

    init(value: Value, initial: Bool, action: @escaping (Value, Value) -> Void) {
      self.value = value
      self.initial = initial
      self.action = action
    }

    func body(content: Content) -> some View {
      content
        .onChange(of: value, action)
        .onAppear {
          if initial, !first.isOver { action(value, value) }
          first.isOver = true
        }
    }
  }

  final class First {
    var isOver = false
  }

  struct Tabs<Form: Backport<Int>>: View {
    let log: Log
    @State var tab = "counter"

    var body: some View {
      TabView(selection: $tab) {
        Counter<Form>(log: log, initial: true).tabItem { Text("Counter") }.tag("counter")
        Text("nothing to count").tabItem { Text("Rest") }.tag("rest")
      }
    }
  }

  func trace<Form: Backport<Int>>(of form: Form.Type) throws -> [String] {
    let log = Log()
    let host = ViewHost(Tabs<Form>(log: log))
    try host.tap("Add")
    try host.select("Rest")
    log("away")
    try host.select("Counter")
    return log.take()
  }

  @Test func `initial runs at every appearance`() throws {
    #expect(try trace(of: Wrong.self) == ["0 → 0", "0 → 1", "away"])
    #expect(try trace(of: Shim.self) == ["0 → 0", "0 → 1", "away", "1 → 1"])
  }
}
