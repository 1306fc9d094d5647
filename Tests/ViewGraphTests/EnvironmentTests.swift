import Testing

@testable import ViewGraph

private struct SizeKey: EnvironmentKey { static let defaultValue = 0 }
private struct ColorKey: EnvironmentKey { static let defaultValue = "none" }

extension EnvironmentValues {
  fileprivate var size: Int {
    get { self[SizeKey.self] }
    set { self[SizeKey.self] = newValue }
  }
  fileprivate var color: String {
    get { self[ColorKey.self] }
    set { self[ColorKey.self] = newValue }
  }
}

/// Sets a value, or makes one of the value around.
private struct Setting: _EnvironmentSetting {
  let size: Int?
  var adds = 0
  func differs(from other: Setting) -> Bool { size != other.size || adds != other.adds }
  func apply(to values: inout EnvironmentValues) { values.size = (size ?? values.size) + adds }
}

extension View {
  fileprivate func size(_ size: Int) -> _EnvironmentView<Self, Setting> { _EnvironmentView(self, Setting(size: size)) }
  fileprivate func size(adding value: Int) -> _EnvironmentView<Self, Setting> {
    _EnvironmentView(self, Setting(size: nil, adds: value))
  }
}

@MainActor
@Suite("Environment", .timeLimit(.minutes(20))) struct EnvironmentTests {
  private let log = Log()
  private let count = Handle(0)

  private struct Reader: View {
    @Environment(\.size) private var size
    let log: Log
    var body: some View { Leaf("size \(size)", log) }
  }

  private struct ColorReader: View {
    @Environment(\.color) private var color
    let log: Log
    var body: some View { Leaf(color, log) }
  }

  private struct CountReader: View {
    @Environment(\.size) private var size
    let count: Int
    let log: Log
    var body: some View { Leaf("count \(count), size \(size)", log) }
  }

  private struct CopyReader: View {
    @Environment(\.self) private var values
    let log: Log
    var body: some View { Leaf("\(values.size) \(values.color)", log) }
  }

  @Test func `a view reads the nearest environment value above it`() {
    let log = log
    let host = CoreHost(
      log,
      Group {
        Reader(log: log)
        Group {
          Reader(log: log).size(3)
          Reader(log: log)
        }
        .size(2)
      })
    #expect(host.leaves == ["size 0", "size 3", "size 2"])
  }

  @Test func `a new value evaluates its readers only`() {
    let log = log
    let host = CoreHost(
      log,
      Stateful(count) { count in
        Group {
          Reader(log: log)
          ColorReader(log: log)
          Reader(log: log).size(7)
          Named("other", log)
        }
        .size(count.wrappedValue)
      })
    _ = log.take()
    #expect(
      host.event { count.value = 1 } == ["evaluate Stateful", "evaluate Reader", "update size 0 to size 1"])
  }

  @Test func `an equal value evaluates no reader`() {
    let log = log
    let host = CoreHost(log, Stateful(count) { Reader(log: log).size($0.wrappedValue / 2) })
    _ = log.take()
    #expect(host.event { count.value = 1 } == ["evaluate Stateful"])
  }

  @Test func `a setting derived from an outer value follows that value`() {
    let log = log
    let host = CoreHost(
      log, Stateful(count) { Group { Reader(log: log).size(adding: 10) }.size($0.wrappedValue) })
    #expect(host.leaves == ["size 10"])
    _ = log.take()
    #expect(
      host.event { count.value = 1 } == ["evaluate Stateful", "evaluate Reader", "update size 10 to size 11"])
  }

  @Test func `a value set at the root reaches existing readers`() {
    let log = log
    let host = CoreHost(log, Group { Reader(log: log) })
    _ = log.take()
    #expect(host.set(\.size, to: 4) == ["evaluate Reader", "update size 0 to size 4"])
    #expect(host.set(\.size, to: 4) == [])
    #expect(host.leaves == ["size 4"])
  }

  @Test func `a value set at the root takes effect after the older writes that wait`() {
    let (log, count) = (log, count)
    var configuration = GraphConfiguration()
    configuration.passLimit = 1
    let host = CoreHost(
      log, configuration: configuration, Stateful(count) { CountReader(count: $0.wrappedValue, log: log) })
    host.event { for _ in 1...3 { withTransaction(Transaction()) { count.value += 1 } } }
    func updates(_ lines: [String]) -> [String] { lines.filter { $0.hasPrefix("update") } }
    #expect(
      updates(host.set(\.size, to: 4)) == [
        "update count 1, size 0 to count 2, size 0", "update count 2, size 0 to count 3, size 0",
      ])
    #expect(updates(host.event()) == ["update count 3, size 0 to count 3, size 4"])
  }

  @Test func `a root view reads the environment values given to the host`() {
    var values = EnvironmentValues()
    values.color = "red"
    let host = CoreHost(log, values: values, ColorReader(log: log))
    #expect(host.leaves == ["red"])
  }

  @Test func `a view that copies all environment values is re-evaluated when a value changes`() {
    let log = log
    let host = CoreHost(log, Stateful(count) { CopyReader(log: log).size($0.wrappedValue) })
    _ = log.take()
    #expect(
      host.event { count.value = 1 } == ["evaluate Stateful", "evaluate CopyReader", "update 0 none to 1 none"])
  }

  @Test func `a removed view is not evaluated for a new environment value`() {
    let log = log
    let isShown = Handle(true)
    let host = CoreHost(
      log,
      Stateful(count) { count in
        Stateful(isShown) { if $0.wrappedValue { Reader(log: log) } }.size(count.wrappedValue)
      })
    host.event { isShown.value = false }
    #expect(host.event { count.value = 1 } == ["evaluate Stateful"])
  }

  @Test func `standalone environment values have defaults, keep writes and copy by value`() {
    var values = EnvironmentValues()
    #expect(values.size == 0)
    values.size = 2
    let copy = values
    values.size = 3
    #expect([copy.size, values.size] == [2, 3])
    #expect(values.color == "none")
  }
}
