import Testing

@testable import ViewEngine

@MainActor
@Suite("What the host sets while groups of writes wait", .timeLimit(.minutes(20))) struct WaitingSettingsTests {
  private struct Root: View {
    @Environment(\.lineLimit) private var limit
    @State private var count = 0
    var body: some View {
      Text("\(count) \(limit ?? 0)").onAppear {
        for _ in 0..<5 { withAnimation { count += 1 } }
      }
    }
  }

  /// A host with five groups of writes, of which each frame works off one.
  private func host() -> ViewHost {
    var configuration = ViewHost.Configuration.silent
    configuration.passLimit = 1
    return ViewHost(Root(), configuration: configuration)
  }

  @Test(.requiresRuntime) func `setEnvironment with an unchanged value adds no frame`() async {
    let (host, other) = (host(), host())
    host.setEnvironment(\.lineLimit, to: nil)
    other.update {}
    for host in [host, other] {
      #expect(await host.settle())
      #expect(host.texts == ["5 0"])
    }
    #expect(host.frameCount == other.frameCount)
    #expect(host.bodyCount == other.bodyCount)
  }

  @Test func `setEnvironment takes effect after the older groups of writes`() async {
    let host = host()
    host.setEnvironment(\.lineLimit, to: 7)
    var texts: [[String]] = []
    for _ in 0..<6 { texts.append(host.texts) }
    #expect(texts == [["3 0"], ["4 0"], ["5 0"], ["5 7"], ["5 7"], ["5 7"]])
  }

  @Test(.requiresRuntime) func `the last setEnvironment wins, even if it restores the original value`() async {
    let host = host()
    host.setEnvironment(\.lineLimit, to: 7)
    host.setEnvironment(\.lineLimit, to: nil)
    #expect(await host.settle())
    #expect(host.texts == ["5 0"])
    host.setEnvironment(\.lineLimit, to: 7)
    #expect(host.texts == ["5 7"])
  }
}
