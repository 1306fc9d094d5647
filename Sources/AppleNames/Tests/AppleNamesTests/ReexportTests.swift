import Testing
import UIKit

// This file imports nothing else: on Apple's systems, UIKit brings Combine along.

private final class Counter: ObservableObject {
  @Published var count = 0
}

@Suite("Modules that bring others along", .timeLimit(.minutes(20))) struct ReexportTests {
  @Test func `a file that imports only UIKit can declare an observable object and subscribe to it`() {
    let counter = Counter()
    var counts: [Int] = []
    let subscription: AnyCancellable = counter.$count.sink { counts.append($0) }
    counter.count = 2
    subscription.cancel()
    counter.count = 3
    #expect(counts == [0, 2])
  }
}
