import Foundation
import Testing

@testable import ViewEngine

@MainActor
@Suite("Curves", .timeLimit(.minutes(20))) struct CurveTests {
  @Test func `a spring is defined by its duration and its bounce`() {
    #expect(Spring(response: 0.4, dampingRatio: 0.7) == Spring(duration: 0.4, bounce: 1 - 0.7))
    #expect(Spring.smooth.dampingRatio == 1)
    #expect(Animation.spring(.bouncy) == .spring(duration: 0.5, bounce: 0.3))
  }
}
