import OnChangeCompat
import Testing

@MainActor
@Suite("Binding hooks", .timeLimit(.minutes(20))) struct BindingHooksTests {
  let log = Log()

  struct Stepper: View {
    @Binding var value: Int
    var body: some View {
      Button("add") { value += 1 }
      Button("same") { value += 0 }
      Button("double") { value *= 2 }
    }
  }

  struct Hooked: View {
    let log: Log
    let hook: (Binding<Int>) -> Binding<Int>
    @State private var v = 1
    var body: some View {
      let _ = log("evaluate \(v)")
      Stepper(value: hook($v))
      Button("past the binding") { v += 1 }
    }
  }

  @Test func `didSet runs after each write through the binding, even an equal one, and before evaluation`() throws {
    let host = ViewHost(
      Hooked(log: log) { [log] binding in binding.didSet { log("set \($0), reads \(binding.wrappedValue)") } })
    #expect(log.take() == ["evaluate 1"])
    try host.tap("add")
    #expect(log.take() == ["set 2, reads 2", "evaluate 2"])
    try host.tap("same")
    #expect(log.take() == ["set 2, reads 2"])
    try host.tap("past the binding")
    #expect(log.take() == ["evaluate 3"])
  }

  @Test func `didSet can write the binding again, and one evaluation follows`() throws {
    let host = ViewHost(Hooked(log: log) { binding in binding.didSet { if $0 < 10 { binding.wrappedValue = 10 } } })
    _ = log.take()
    try host.tap("add")
    #expect(log.take() == ["evaluate 10"])
  }

  @Test func `conditionSet writes what it accepts`() throws {
    let host = ViewHost(
      Hooked(log: log) { [log] binding in
        binding.conditionSet {
          log("asked \($0)"); return $0 < 4
        }
      })
    _ = log.take()
    try host.tap("double")
    #expect(log.take() == ["asked 2", "evaluate 2"])
    try host.tap("double")
    #expect(log.take() == ["asked 4"])
    try host.tap("add")
    #expect(log.take() == ["asked 3", "evaluate 3"])
  }

  @Test func `a conditionSet that refuses every value leaves the state unchanged and causes no evaluation`() throws {
    let host = ViewHost(Hooked(log: log) { $0.conditionSet { _ in false } })
    _ = log.take()
    for label in ["add", "double", "same"] { try host.tap(label) }
    #expect(log.take() == [])
    try host.tap("past the binding")
    #expect(log.take() == ["evaluate 2"])
  }

  @Test func `a didSet inside conditionSet does not run for refused values`() throws {
    let host = ViewHost(
      Hooked(log: log) { [log] in $0.didSet { log("set \($0)") }.conditionSet { $0.isMultiple(of: 2) } })
    _ = log.take()
    try host.tap("add")
    try host.tap("add")
    #expect(log.take() == ["set 2", "evaluate 2"])
  }

  @Test func `a didSet outside conditionSet also runs for refused values`() throws {
    let host = ViewHost(Hooked(log: log) { [log] in $0.conditionSet { _ in false }.didSet { log("set \($0)") } })
    _ = log.take()
    try host.tap("add")
    #expect(log.take() == ["set 2"])
  }

  @Test func `hooks work on a binding with custom accessors and on a constant binding`() {
    var stored = 0
    let binding = Binding(get: { stored }, set: { stored = $0 })
    var heard: [Int] = []
    binding.didSet { heard.append($0) }.conditionSet { $0 > 0 }.wrappedValue = 3
    binding.didSet { heard.append($0) }.conditionSet { $0 > 0 }.wrappedValue = -3
    #expect(stored == 3)
    #expect(heard == [3])
    Binding.constant(1).didSet { heard.append($0) }.wrappedValue = 9
    #expect(heard == [3, 9])
  }

  @Test func `a write through a hooked binding belongs to the transaction in which it was made`() throws {
    struct Animated: View {
      let log: Log
      @State private var v = 0
      @State private var w = 0
      var body: some View {
        let _ = log("evaluate \(v) \(w)")
        let hooked = $v.didSet { _ in }
        Button("together") {
          withAnimation {
            hooked.wrappedValue += 1
            w += 1
          }
        }
        Button("apart") {
          hooked.animation().wrappedValue += 1
          w += 1
        }
      }
    }
    let host = ViewHost(Animated(log: log))
    _ = log.take()
    try host.tap("together")
    #expect(log.take() == ["evaluate 1 1"])
    try host.tap("apart")
    #expect(log.take() == ["evaluate 2 1", "evaluate 2 2"])
  }
}
