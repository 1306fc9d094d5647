import Testing

@testable import ViewEngine

@MainActor
@Suite("Groups of writes", .timeLimit(.minutes(20))) struct GroupsOfWritesTests {
  // That this takes as long as its groups are many is what the suite's time limit checks.
  @Test(.requiresRuntime) func `20,000 groups of writes in one event are applied one by one, in linear time`() async {
    struct Root: View {
      @State private var value = 0
      let log: Log
      var body: some View {
        Text("\(value)").onAppear {
          log.write = { [value = $value] in if let number = $0 as? Int { value.wrappedValue = number } }
        }
      }
    }
    let log = Log()
    var configuration = ViewHost.Configuration.silent
    configuration.records = false
    let host = ViewHost(Root(log: log), configuration: configuration)
    host.update { for number in 1...20_000 { withAnimation { log.write?(number) } } }
    // Eight in the frame of the event, and as many in that of who looks.
    #expect(host.texts == ["16"])
    #expect(await host.settle(maxFrames: .max))
    #expect(host.texts == ["20000"])
    #expect(host.bodyCount == 20_001)
    #expect(host.frameCount == 1 + 2_500)
  }
}
