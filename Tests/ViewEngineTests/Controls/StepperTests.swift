import Testing

@testable import ViewEngine

@MainActor
@Suite("Stepper", .timeLimit(.minutes(20))) struct StepperTests {
  struct Room: View {
    let log: Log
    @State var beds = 1
    @State var free = 0.5
    var body: some View {
      Stepper("Beds", value: $beds, in: 0...4, step: 3) { log("editing \($0), \(beds)") }
      Stepper(value: $free, step: 0.25) { Text("Free \(free)") }
      Stepper("Actions", onIncrement: { log("up") }, onDecrement: nil)
    }
  }

  func error(_ body: () throws -> Void) -> ViewHostError? { #expect(throws: ViewHostError.self) { try body() } }

  @Test func `a step beyond the bounds stops at the bound, and a further step throws`() throws {
    let log = Log()
    let host = ViewHost(Room(log: log))
    try host.increment("Beds")
    #expect(log.take() == ["editing true, 1", "editing false, 4"])
    #expect(
      error { try host.increment("Beds") }
        == ViewHostError(
          .disabled,
          text: "increment: the stepper \"Beds\" is at its maximum.\n\n"
            + "To fix, widen the stepper's range, or step the other way first."
        ))
    try host.decrement("Beds")
    try host.decrement("Beds")
    #expect(log.take().last == "editing false, 0")
    #expect(error { try host.decrement("Beds") }?.reason == .disabled)
  }

  @Test func `a press begins editing, changes the value and ends editing in three events`() throws {
    struct Counter: View {
      let log: Log
      @State var count = 1
      @State var isEditing = false
      var body: some View {
        Stepper("Count", value: $count) { isEditing = $0 }
          .observe(count, followsCaptureRule: false) { log("\($0), editing \(isEditing)") }
      }
    }
    let log = Log()
    let host = ViewHost(Counter(log: log))
    host.clearTrace()
    try host.increment("Count")
    #expect(log.take() == ["2, editing true"])
    #expect(
      host.trace.filter { if case .event = $0 { true } else { false } } == [
        .event("begin editing Count"), .event("increment Count"), .event("end editing Count"),
      ])
  }

  @Test func `a stepper without bounds steps below zero`() throws {
    let host = ViewHost(Room(log: Log()))
    try host.decrement("Free 0.5")
    try host.decrement("Free 0.25")
    try host.decrement("Free 0.0")
    try host.increment("Free -0.25")
    #expect(host.texts == ["Beds", "Free 0.0", "Actions"])
  }

  @Test func `a stepper runs onIncrement, and is disabled in a direction without an action`() throws {
    let log = Log()
    let host = ViewHost(Room(log: log))
    try host.increment("Actions")
    #expect(log.take() == ["up"])
    #expect(error { try host.decrement("Actions") }?.reason == .disabled)
  }

  @Test func `a value outside the bounds steps back to them, and Int8 limits do not overflow`() throws {
    struct Extreme: View {
      @State var value: Int8 = 100
      @State var outside = 9
      var body: some View {
        Stepper("Int8 \(value)", value: $value, in: .min ... .max, step: 100)
        Stepper("Outside \(outside)", value: $outside, in: 0...4)
      }
    }
    let host = ViewHost(Extreme())
    try host.increment("Int8 100")
    try host.decrement("Int8 127")
    try host.decrement("Outside 9")
    #expect(host.texts == ["Int8 27", "Outside 4"])
  }
}
