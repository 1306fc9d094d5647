import Testing

@testable import ViewEngine

@MainActor
@Suite("Namespace", .timeLimit(.minutes(20))) struct NamespaceTests {
  private final class Seen { var ids: [Namespace.ID] = [] }

  @Test func `a Namespace id stays the same for a mounted view, and differs between views`() {
    struct Reader: View {
      let seen: Seen
      @Namespace private var space
      var body: some View {
        let _ = seen.ids.append(space)
        Text("a").matchedGeometryEffect(id: "a", in: space)
      }
    }
    let seen = Seen()
    let host = ViewHost {
      Reader(seen: seen)
      Reader(seen: seen)
    }
    host.render()
    #expect(seen.ids.count == 4)
    #expect(seen.ids[0] != seen.ids[1])
    #expect(seen.ids[2...] == seen.ids[..<2])
  }
}
