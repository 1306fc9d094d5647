import Testing

/// The value that an observer compares with, for equal but not identical values. SwiftUI's observer keeps the modifier
/// of the evaluation before, value and closure, whether it ran or not.
@MainActor
@Suite("onChange of values that are equal, but not the same", .timeLimit(.minutes(20))) struct EqualValueTests {
  /// A number that is equal to all that are near it.
  struct Near: Equatable {
    let number: Int
    static func == (a: Near, b: Near) -> Bool { abs(a.number - b.number) < 10 }
  }

  struct Walker: View {
    let log: Log
    let api: API
    @State private var number = 0
    var body: some View {
      Button("Step") { number += 6 }
      Button("Jump") { number += 20 }
      Text("\(number)").observe(Near(number: number), with: api) { old, new in log("\(old.number)→\(new.number)") }
    }
  }

  @Test(arguments: API.allCases)
  func `onChange compares with the previous evaluation's value, even if that equalled an earlier one`(api: API)
    throws
  {
    let log = Log()
    let host = ViewHost(Walker(log: log, api: api))
    for _ in 1...3 { try host.tap("Step") }
    #expect(log.take() == [])
    try host.tap("Jump")
    #expect(log.take() == ["18→38"])
  }
}
