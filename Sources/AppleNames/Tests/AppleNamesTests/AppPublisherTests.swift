#if OpenCombine && !canImport(Darwin)
  import SwiftUI
  import Testing

  @MainActor
  @Suite("A publisher of the app's values", .timeLimit(.minutes(20))) struct AppPublisherTests {
    @Test func `a publisher of the app sends the current value and does not complete`() {
      var values: [Bool] = []
      var isDone = false
      let subscription = NSApp.publisher(for: \.isActive)
        .sink(receiveCompletion: { _ in isDone = true }, receiveValue: { values.append($0) })
      #expect(values == [NSApp.isActive] && !isDone)
      subscription.cancel()
    }
  }
#endif
