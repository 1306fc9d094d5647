import Testing

@testable import endurance

/// The shapes of `endurance shapes`, with as many views as a debug build handles in seconds.
@MainActor
@Suite("Views as deep and as wide as one likes", .timeLimit(.minutes(20))) struct ShapeTests {
  @Test(arguments: Shape.allCases) func `each shape works with 25,000 views`(shape: Shape) {
    #expect(shape.run(25_000) == [])
  }
}
