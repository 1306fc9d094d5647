import Testing

@testable import endurance

/// What `endurance shapes` does with 100,000 and more, with as many as debug builds take seconds for.
@MainActor
@Suite("Views as deep and as wide as one likes", .timeLimit(.minutes(5))) struct ShapeTests {
  @Test(arguments: Shape.allCases) func `nothing recurses from one to the other`(shape: Shape) {
    #expect(shape.run(25_000) == [])
  }
}
