import Foundation
import Testing

@testable import ViewEngine

@MainActor
@Suite("What a host says of itself", .timeLimit(.minutes(20))) struct DescriptionTests {
  @Test func `the description of a host shows its screen`() {
    let host = ViewHost(VStack { Text("a") })
    #expect("\(host)" == "VStack\n  Text \"a\"")
    #expect("\(ViewHost(EmptyView()))" == "ViewHost (nothing is shown)")
    host.dismiss()
    #expect("\(host)" == "ViewHost (ended)")
  }

  @Test func `the description of a host does not show the screen off the main actor`() async {
    let host = ViewHost(Text("a"))
    let text = await Task.detached { "\(host)" }.value
    #expect(text == "ViewHost (its screen can be read only on the main actor)")
  }

  @Test func `a repeated warning is recorded once per frame and printed once per host`() async throws {
    struct Careless: View {
      @State private var value = 0
      var body: some View {
        let _ = value = 1
        let _ = value = 2
        Text("\(value)")
      }
    }
    let result = try await #require(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let host = ViewHost(Careless())
        host.render()
        host.render()
        precondition(host.warnings.count == 3)
      }
    }
    let said = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(said.components(separatedBy: "Modifying state during view update").count == 2)
  }
}
