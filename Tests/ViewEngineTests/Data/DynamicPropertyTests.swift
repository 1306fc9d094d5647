import Testing

@testable import ViewEngine

@MainActor
@Suite("DynamicProperty", .timeLimit(.minutes(20))) struct DynamicPropertyTests {
  @Test func `@State inside a custom DynamicProperty is kept, and a write evaluates the view`() throws {
    let host = ViewHost(Meter(log: Log()))
    try host.tap("Add")
    try host.tap("Add")
    #expect(host.texts == ["2", "Add", "Other 0"])
    #expect(host.bodyCount == 3)
  }

  @Test func `update() runs before each evaluation, with the current state`() throws {
    let log = Log()
    let host = ViewHost(Meter(log: log))
    #expect(log.take() == ["update 0", "body 0"])
    try host.tap("Add")
    #expect(log.take() == ["update 1", "body 1"])
    try host.tap("Other 0")
    #expect(log.take() == ["update 1", "body 1"])
  }

  @Test func `a nested DynamicProperty is updated before its parent`() {
    let log = Log()
    let host = ViewHost(NestedView(log: log))
    #expect(log.take() == ["inner", "outer sees 1"])
    #expect(host.texts == ["1"])
  }

  @Test func `two views do not share the state of a DynamicProperty`() throws {
    let host = ViewHost {
      Meter(log: Log())
      Meter(log: Log())
    }
    try host.tap("Add", at: 1)
    #expect(host.texts == ["0", "Add", "Other 0", "1", "Add", "Other 0"])
  }

  @Test func `@Environment in a DynamicProperty reads the view's environment, and follows a write`() {
    let host = ViewHost(EnvironmentMeter())
    host.setEnvironment(\.unit, to: "km")
    #expect(host.texts == ["3 km"])
  }
}

private struct Tally: DynamicProperty {
  let log: Log
  @State private var count = 0

  var value: Int { count }
  func add() { count += 1 }
  mutating func update() { log("update \(count)") }
}

private struct Meter: View {
  let log: Log
  private let tally: Tally
  @State private var other = 0

  init(log: Log) {
    self.log = log
    tally = Tally(log: log)
  }

  var body: some View {
    let _ = log("body \(tally.value)")
    Text("\(tally.value)")
    Button("Add") { tally.add() }
    Button("Other \(other)") { other += 1 }
  }
}

private struct Inner: DynamicProperty {
  let log: Log
  var updates = 0
  mutating func update() {
    updates += 1
    log("inner")
  }
}

private struct Outer: DynamicProperty {
  var inner: Inner
  mutating func update() { inner.log("outer sees \(inner.updates)") }
}

private struct NestedView: View {
  private let outer: Outer
  init(log: Log) { outer = Outer(inner: Inner(log: log)) }
  var body: some View { Text("\(outer.inner.updates)") }
}

private struct Measured: DynamicProperty {
  @Environment(\.unit) private var unit
  var text: String { "3 \(unit)" }
}

private struct EnvironmentMeter: View {
  private let measured = Measured()
  var body: some View { Text(measured.text) }
}

private struct UnitKey: EnvironmentKey {
  static let defaultValue = "m"
}

extension EnvironmentValues {
  fileprivate var unit: String {
    get { self[UnitKey.self] }
    set { self[UnitKey.self] = newValue }
  }
}
