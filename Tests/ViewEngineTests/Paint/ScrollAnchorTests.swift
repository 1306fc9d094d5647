import Testing
import ViewEngine

@MainActor
@Suite("Anchors of scroll views", .timeLimit(.minutes(20))) struct ScrollAnchorTests {
  @Test func `the render tree shows a scroll anchor and its role`() {
    let host = ViewHost {
      ScrollView { Text("a") }.defaultScrollAnchor(.center, for: .alignment).defaultScrollAnchor(nil, for: .sizeChanges)
    }
    #expect(host.tree.contains("defaultScrollAnchor: (0.5, 0.5) for alignment"))
    #expect(host.tree.contains("defaultScrollAnchor: none for sizeChanges"))
  }
}
