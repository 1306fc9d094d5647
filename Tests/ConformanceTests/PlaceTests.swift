import OnChangeCompat
import Testing

@MainActor
@Test func `the shim re-exports the engine`() {
  #expect(ViewHost(Text("here")).texts == ["here"])
}
