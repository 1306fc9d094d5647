import Testing

@testable import ViewEngine

@Suite("Animation", .timeLimit(.minutes(20))) struct AnimationTests {
  @Test func `the description of a repeated animation says whether it autoreverses`() {
    #expect(Animation.linear.repeatForever().description == "linear for ever")
    #expect(Animation.linear.repeatForever(autoreverses: false).description == "linear for ever forwards")
    #expect(Animation.easeIn.repeatCount(2, autoreverses: false).description == "easeIn 2 times forwards")
  }
}
