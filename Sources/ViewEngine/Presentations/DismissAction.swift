/// The older form of `dismiss` and `isPresented` in the environment.
public struct PresentationMode {
  public let isPresented: Bool
  let action: DismissAction

  /// Ends the presentation that the view is in; where nothing is presented, it does nothing.
  @MainActor @preconcurrency public mutating func dismiss() { action() }
}

extension EnvironmentValues {
  /// The presentation that the view is in: `presentationMode.wrappedValue.dismiss()`.
  public var presentationMode: Binding<PresentationMode> {
    .constant(PresentationMode(isPresented: isPresented, action: dismiss))
  }
}

/// Outside of a presentation, the call does nothing.
public struct DismissAction: @unchecked Sendable {
  // Sent to any thread, called on the main actor only. An object, so that a view that reads the action is not evaluated
  // again for the same presentation.
  private let presentation: AnyObject?
  private let action: () -> Void

  init() {
    presentation = nil
    action = {}
  }

  /// - Parameters:
  ///   - presentation: what is ended: two actions for the same object count as the same.
  ///   - action: ends it.
  init(of presentation: AnyObject, action: @escaping () -> Void) {
    (self.presentation, self.action) = (presentation, action)
  }

  @MainActor @preconcurrency public func callAsFunction() { action() }
}

extension DismissAction: Equatable {
  public static func == (first: DismissAction, second: DismissAction) -> Bool {
    first.presentation === second.presentation
  }
}

/// The sheets of one level: those of a host, or those that what is on a sheet presents. One of them is up at a time,
/// as in SwiftUI; the next one waits until it ends.
final class PresentationLevel: OwnableObject {
  private struct Waiting { weak var node: _Node? }

  // NB: weak, because the presented page keeps its level.
  private weak var presented: AnyObject?
  private var waiting: [Waiting] = []
  /// Whether the presented page is down, and its `onDismiss` has not run yet.
  private(set) var isEnding = false
  init() {}

  /// Whether a presentation may be up; the node of a refused one is evaluated again once the level is free.
  func admits(_ presentation: AnyObject, of node: _Node) -> Bool {
    if isTaken(from: presentation) {
      waiting.append(Waiting(node: node))
      return false
    }
    (presented, isEnding) = (presentation, false)
    return true
  }

  func isTaken(from presentation: AnyObject) -> Bool { presented.map { $0 !== presentation } ?? false }

  /// A presentation is down; the level stays taken until `end`.
  func beginEnd(of presentation: AnyObject) { if presented === presentation { isEnding = true } }

  /// The `onDismiss` of a presentation has run: waiting presentations are tried in the next pass.
  func end(_ presentation: AnyObject, _ queue: WriteQueue) {
    guard isEnding else { return }
    for node in free(from: presentation) { queue.invalidate(node) }
  }

  /// A presentation has ended: waiting presentations are tried again.
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

/// The `onDismiss` actions that are due: each runs once nothing else is pending, as after a dismissal's animation.
@MainActor
final class DismissalService: SettlingService, FrameEndService {
  private unowned let graph: Graph
  private var due: [(onDismiss: (() -> Void)?, end: () -> Void)] = []
  /// Whether a frame was asked for.
  private var isAwaited = false
  init(of graph: Graph) { self.graph = graph }

  /// - Parameters:
  ///   - onDismiss: nil if only `end` is to run.
  ///   - end: runs right after it.
  func add(_ onDismiss: (() -> Void)?, then end: @escaping () -> Void) { due.append((onDismiss, end)) }

  // Last, because an action runs only if no other service has a write.
  static var settlingOrder: Int { 4 }

  func settle() -> Bool {
    guard !due.isEmpty else { return false }
    run(due.removeFirst())
    return true
  }

  // Actions beyond a frame's pass limit wait for the next one, which this requests: one frame for all.
  func frameEnded() {
    if due.isEmpty || isAwaited { return }
    isAwaited = true
    graph.queue.post(if: { [weak self] in self?.takeFrame() ?? false }, {})
  }

  /// Whether the requested frame still has work.
  private func takeFrame() -> Bool {
    isAwaited = false
    return !due.isEmpty
  }

  private func run(_ dismissal: (onDismiss: (() -> Void)?, end: () -> Void)) {
    if graph.isDismissed { return }
    if let onDismiss = dismissal.onDismiss {
      graph.recorder?.note(action: "onDismiss")
      onDismiss()
    }
    dismissal.end()
  }
}
