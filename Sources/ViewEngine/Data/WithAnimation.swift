public func withTransaction<Result, Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.scopes.current?.transaction ?? Transaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// Runs `body`; its state writes form their own animated update.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
  try withTransaction(\.animation, animation, body)
}

/// `completion` runs in its own frame after that of the writes; at once if there are none.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete, _ body: () throws -> Result,
  completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction.scopes.current?.transaction ?? Transaction()
  transaction.animation = animation
  let done = TransactionCompletion(completion)
  let scope = TransactionScope(transaction, observer: done)
  let result = try Transaction.scopes.withValue(scope, body)
  done.takeUnawaited()?()
  return result
}

/// The moment when an animation counts as done. No animation runs here: it is done with the frame by either criterion.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let isLogical: Bool
  public static let logicallyComplete = AnimationCompletionCriteria(isLogical: true)
  public static let removed = AnimationCompletionCriteria(isLogical: false)
}

extension Transaction {
  private enum AnimationKey {}
  private enum DisablesAnimationsKey {}
  private enum IsContinuousKey {}

  /// A transaction with that animation; changes still apply at once.
  public init(animation: Animation?) {
    self.init()
    self.animation = animation
  }

  /// The animation of the changes; the engine carries it, and paints nothing.
  public var animation: Animation? {
    get { self[AnimationKey.self, default: nil] }
    set { self[AnimationKey.self, default: nil] = newValue }
  }

  public var disablesAnimations: Bool {
    get { self[DisablesAnimationsKey.self, default: false] }
    set { self[DisablesAnimationsKey.self, default: false] = newValue }
  }

  public var isContinuous: Bool {
    get { self[IsContinuousKey.self, default: false] }
    set { self[IsContinuousKey.self, default: false] = newValue }
  }
}

/// A value of transactions, known by its type: add a property to `Transaction` that reads `self[Key.self]`.
public protocol TransactionKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

extension Transaction {
  public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
    get { customValues[ObjectIdentifier(key)].flatMap { $0.value as? Key.Value } ?? Key.defaultValue }
    set { customValues[ObjectIdentifier(key)] = CustomValue(value: newValue) }
  }

  /// Whether a key of the app's was set.
  var hasCustomValues: Bool { !customValues.isEmpty }
  private enum CustomValuesKey {}

  // Unchecked, as in SwiftUI: a key's value need not be Sendable, and a transaction goes where the writes go.
  private struct CustomValue: @unchecked Sendable { let value: Any }

  private var customValues: [ObjectIdentifier: CustomValue] {
    get { self[CustomValuesKey.self, default: [:]] }
    set { self[CustomValuesKey.self, default: [:]] = newValue }
  }
}

/// The action that runs once, after the writes of a `withAnimation` are worked off.
final class TransactionCompletion: TransactionObserver, @unchecked Sendable {
  private let lock = Lock()
  // Both guarded by the lock.
  private var action: (() -> Void)?
  private var isAwaited = false
  init(_ action: @escaping () -> Void) { self.action = action }
  func hasWrites() { lock.withLock { isAwaited = true } }

  func isWorkedOff(in graph: Graph) { if let action = take() { graph.service(CompletionService.self).add(action) } }

  func isOver() { takeUnawaited()?() }

  /// The action and its owner; nil once it has been taken.
  func take() -> (() -> Void)? { lock.withLock { action.take() } }
  func takeUnawaited() -> (() -> Void)? { lock.withLock { isAwaited ? nil : action.take() } }
}

/// The completions that are due after the frame, each in its own frame.
private final class CompletionService: FrameEndService {
  private unowned let graph: Graph
  private var due: [() -> Void] = []
  private var isCompleting = false
  init(of graph: Graph) { self.graph = graph }
  func add(_ completion: @escaping () -> Void) { due.append(completion) }

  // A completion that follows from a completion waits: an animation may start itself again for ever.
  func frameEnded() {
    let ready = due
    due = []
    for completion in ready {
      if isCompleting {
        nonisolated(unsafe) let completion = completion
        graph.queue.post { completion() }
      } else {
        isCompleting = true
        graph.openFrame("completion", completion)
        isCompleting = false
      }
    }
  }
}
