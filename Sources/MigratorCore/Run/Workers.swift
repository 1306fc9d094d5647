import Foundation

/// Runs work on all processors, on threads whose stack is large enough for deeply nested code.
struct Workers: Sendable {
  var count = ProcessInfo.processInfo.activeProcessorCount

  /// The bytes of a thread's stack: a debug build of the parser takes some 100 KB for each level.
  static let stackSize = 256 << 20

  func map<Element: Sendable, Result: Sendable>(
    _ elements: [Element], _ transform: @escaping @Sendable (Element) -> Result
  ) -> [Result] {
    guard !elements.isEmpty else { return [] }
    let queue = Queue<Element, Result>(elements)
    let threads = min(max(count, 1), elements.count)
    let done = DispatchSemaphore(value: 0)
    for _ in 0..<threads {
      let thread = Thread {
        while let (index, element) = queue.next() { queue.finish(index, transform(element)) }
        done.signal()
      }
      thread.stackSize = Self.stackSize
      thread.start()
    }
    for _ in 0..<threads { done.wait() }
    return queue.results
  }

  private final class Queue<Element: Sendable, Result: Sendable>: @unchecked Sendable {
    private let elements: [Element]
    private var position = 0
    private var finished: [Result?]
    private let lock = NSLock()

    init(_ elements: [Element]) {
      self.elements = elements
      finished = Array(repeating: nil, count: elements.count)
    }

    func next() -> (Int, Element)? {
      lock.withLock {
        guard position < elements.count else { return nil }
        defer { position += 1 }
        return (position, elements[position])
      }
    }

    func finish(_ index: Int, _ result: Result) { lock.withLock { finished[index] = result } }
    var results: [Result] { lock.withLock { finished.map { $0! } } }
  }
}
