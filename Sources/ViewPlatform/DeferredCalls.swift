/// Calls that wait until a piece of work on a thread besides the main one has ended.
///
/// A model tells of a change before it stores the new value. An evaluation on the main thread in between would read the
/// old value, and no further call would follow.
package final class DeferredCalls {
  private static let ofThread = ThreadLocal<DeferredCalls>()
  private var calls: [() -> Void] = []

  /// Makes a call once this thread's piece of work has ended; at once if the thread has none.
  package static func perform(_ call: @escaping () -> Void) {
    if let here = ofThread.current { here.calls.append(call) } else { call() }
  }

  /// Runs a piece of work, then the calls that it has deferred.
  package static func run(_ work: () -> Void) {
    let deferred = DeferredCalls()
    ofThread.withValue(deferred, work)
    for call in deferred.calls { call() }
  }
}
