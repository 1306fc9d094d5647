/// The sheets of one level: those of a host, or those that what is on a sheet presents. One of them is up at a time,
/// as in SwiftUI; the next one waits until it ends.
final class PresentationLevel: OwnableObject {
  private struct Waiting {
    weak var node: _Node?
  }

  // NB: weak, for what is presented knows its level.
  private weak var presented: AnyObject?
  private var waiting: [Waiting] = []
  /// Whether what is presented is down, and its `onDismiss` has not run yet.
  private(set) var isEnding = false

  init() {}

  /// Whether a presentation may be up; the node of one that is refused is evaluated anew once the level is free.
  func admits(_ presentation: AnyObject, of node: _Node) -> Bool {
    if isTaken(from: presentation) {
      waiting.append(Waiting(node: node))
      return false
    }
    (presented, isEnding) = (presentation, false)
    return true
  }

  /// Whether another presentation is up.
  func isTaken(from presentation: AnyObject) -> Bool {
    presented.map { $0 !== presentation } ?? false
  }

  /// A presentation is down; the level stays taken until `end`.
  func beginEnd(of presentation: AnyObject) { if presented === presentation { isEnding = true } }

  /// The `onDismiss` of a presentation has run: whoever waits is asked in the next pass, unless it is up again.
  func end(_ presentation: AnyObject, _ queue: WriteQueue) {
    guard isEnding else { return }
    for node in free(from: presentation) { queue.invalidate(node) }
  }

  /// A presentation has ended: whoever waits is asked again.
  @MainActor func release(_ presentation: AnyObject, in pass: inout _Pass) {
    if isEnding { return }
    for node in free(from: presentation) { pass.reevaluate(node) }
  }

  /// A presentation is gone with the view that it belongs to, and so may be who waits: that is asked in the next pass.
  @MainActor func abandon(_ presentation: AnyObject, in pass: inout _Pass) {
    pass.collect { [queue = pass.graph.queue] in
      for node in self.free(from: presentation) { queue.invalidate(node) }
    }
  }

  private func free(from presentation: AnyObject) -> [_Node] {
    guard presented === presentation else { return [] }
    (presented, isEnding) = (nil, false)
    defer { waiting = [] }
    return waiting.compactMap(\.node)
  }
}

extension PresentationLevel: Equatable {
  static func == (first: PresentationLevel, second: PresentationLevel) -> Bool { first === second }
}
