import Testing

@testable import ViewEngine

@MainActor
@Suite("Grids", .timeLimit(.minutes(20))) struct GridsTests {
  @Test func `grids keep their content and layout parameters in the render tree`() {
    let host = ViewHost {
      LazyVGrid(columns: [GridItem(.flexible()), GridItem(.adaptive(minimum: 40))], spacing: 4) { Text("cell") }
      LazyHGrid(rows: [GridItem(.fixed(20))]) { Text("cell") }
      Grid(alignment: .leading, horizontalSpacing: 1, verticalSpacing: 2) {
        GridRow(alignment: .top) {
          Text("left")
          Text("right")
        }
      }
    }
    #expect(
      host.tree == """
        LazyVGrid [columns: 2, spacing: 4.0]
          Text "cell"
        LazyHGrid [rows: 1]
          Text "cell"
        Grid [alignment: leading, horizontalSpacing: 1.0, verticalSpacing: 2.0]
          GridRow [alignment: top]
            Text "left"
            Text "right"
        """)
  }
}
