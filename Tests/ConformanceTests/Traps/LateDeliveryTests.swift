import Testing

@MainActor
@Suite("Trap: delivery a turn late", .timeLimit(.minutes(20))) struct LateDeliveryTests {
  /// Leaves the frame before it runs the action, to get at the newest closure.
  struct Wrong<Value: Equatable>: Backport {
    let value: Value
    let initial: Bool
    let action: (Value, Value) -> Void

    @available(*, deprecated, message: "calls the legacy form")
    func body(content: Content) -> some View {
      content.onChange(of: value) { [value] new in
        nonisolated(unsafe) let run = { action(value, new) }
        Task { @MainActor in run() }
      }
    }
  }

  func trace<Form: Backport<Int>>(of form: Form.Type) async throws -> [String] {
    let log = Log()
    let host = ViewHost(Counter<Form>(log: log))
    try host.tap("Add")
    log("the frame is over")
    for _ in 0..<10_000 where log.lines.count < 2 { await Task.yield() }
    return log.take()
  }

  @Test func `the action runs in the frame of the change`() async throws {
    #expect(try await trace(of: Wrong.self) == ["the frame is over", "0 → 1"])
    #expect(try await trace(of: Shim.self) == ["0 → 1", "the frame is over"])
  }
}
