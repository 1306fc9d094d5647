/// What a `.transaction` modifier makes of the transactions of updates, for everything in it.
///
/// Its closure is called once for each pass that brings something in it up to date, outer modifiers before inner ones.
/// The actions of that pass in it run in the transaction that comes of it.
@MainActor
final class TransactionTransform {
  private let outer: TransactionTransform?
  private unowned let graph: Graph
  private var transform: ((inout Transaction) -> Void)?
  /// The group of writes that the pass is about in which the transform counts; nil for every one.
  private var onlyGroup: UInt32?
  /// The group for which the transaction was made, and that transaction.
  private var made: (group: UInt32, transaction: Transaction, scope: TransactionScope?)?

  init(in pass: borrowing _Pass) {
    outer = EnvironmentValues(in: pass.scope, readBy: nil).transactionTransform.transform
    graph = pass.graph
  }

  /// Takes over the closure.
  ///
  /// - Parameter isOnlyForThisPass: whether it counts for this pass, and for no later one.
  func follow(_ transform: @escaping (inout Transaction) -> Void, isOnlyForThisPass: Bool?) {
    self.transform = transform
    switch isOnlyForThisPass {
    case nil: onlyGroup = nil
    case true?: onlyGroup = graph.evaluation.group
    case false?: if onlyGroup == nil { onlyGroup = 0 }
    }
    made = nil
  }

  /// Has the actions of the pass run in the transaction.
  func bracket() -> TransactionBracket { TransactionBracket(current().scope) }

  private func current() -> (transaction: Transaction, scope: TransactionScope?) {
    let group = graph.evaluation.group
    if let made, made.group == group { return (made.transaction, made.scope) }
    var transaction = outer?.current().transaction ?? graph.evaluation.transactionScope?.transaction ?? Transaction()
    if let transform, onlyGroup == nil || onlyGroup == group {
      Evaluation.untracked { transform(&transaction) }
      transaction.observer?.isWorkedOff(in: graph)
      transaction.observer = nil
    }
    let scope = transaction.isPlain ? nil : TransactionScope(transaction)
    made = (group, transaction, scope)
    return (transaction, scope)
  }
}

extension Transaction {
  /// Whether it asks for nothing.
  fileprivate var isPlain: Bool { animation == nil && !disablesAnimations && !isContinuous && !hasCustomValues }

  /// Has an action run once the changes of the update are done: nothing moves here, so it runs after the frame, in a
  /// frame of its own.
  ///
  /// In a transaction in which nothing is written it runs at once.
  ///
  /// - Parameter criteria: when the changes count as done; both are met at once.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    let before = observer as? TransactionCompletion
    observer = TransactionCompletion {
      before?.take()?()
      completion()
    }
  }
}

extension EnvironmentValues {
  /// The nearest `.transaction` around.
  var transactionTransform: TransactionTransformReference {
    get { self[TransactionTransformReference.self] }
    set { self[TransactionTransformReference.self] = newValue }
  }
}

/// A transform as a value of the environment, which is another one only if its identity is.
struct TransactionTransformReference: EnvironmentKey, Equatable {
  var transform: TransactionTransform?

  static var defaultValue: Self { Self(transform: nil) }
  static func == (first: Self, second: Self) -> Bool { first.transform === second.transform }
}
