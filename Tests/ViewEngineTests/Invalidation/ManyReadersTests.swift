import Testing

@testable import ViewEngine

@MainActor
@Suite("Readers of one state", .timeLimit(.minutes(20))) struct ManyReadersTests {
  private struct Reader: View {
    @Binding var value: Int
    var body: some View { Text("\(value)") }
  }

  private struct Owner: View {
    let count: Int
    @State private var value = 0
    var body: some View {
      Button("Change") { value += 1 }
      ForEach(0..<count) { _ in Reader(value: $value) }
    }
  }

  // From the tenth on they are known by a set.
  @Test(arguments: [1, 2, 9, 10, 11, 40]) func `a state change evaluates each of its readers once`(_ count: Int)
    throws
  {
    let host = ViewHost(Owner(count: count))
    for value in 1...3 {
      host.clearTrace()
      try host.tap("Change")
      #expect(host.texts == ["Change"] + Array(repeating: "\(value)", count: count))
      #expect(host.trace == [.event("tap Change")] + Array(repeating: .body("Reader"), count: count))
    }
  }
}
