extension View {
  /// Animates changes that come together with `value`. The actions in the view run in the transaction of such an
  /// update, which has that animation, unless it disables animations.
  public nonisolated func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View {
    TransactionView(content: self, value: value) { $0.animate(animation) }
      .painted("animation", animation?.description ?? "none")
  }

  /// The same for all that changes.
  @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
  public nonisolated func animation(_ animation: Animation?) -> some View {
    TransactionView(content: self, value: Never?.none) { $0.animate(animation) }
      .painted("animation", animation?.description ?? "none")
  }

  public nonisolated func animation<Content: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> Content
  ) -> some View {
    body(PlaceholderContentView(content: AnyView(self))).painted("animation", animation?.description ?? "none")
  }

  /// Changes the transaction of updates of the view's content. The engine paints nothing: the transaction applies to
  /// the writes of the view's actions in that update, and to the bindings that they write to.
  public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    TransactionView(content: self, value: Never?.none, transform: transform).painted("transaction")
  }

  public nonisolated func transaction<Value: Equatable>(
    value: Value, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { TransactionView(content: self, value: value, transform: transform).painted("transaction") }
}

extension ViewModifier {
  public nonisolated func animation(_ animation: Animation?) -> some ViewModifier {
    concat(TransactionModifier(transform: { $0.animate(animation) }))
  }

  public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier {
    concat(TransactionModifier(transform: transform))
  }
}

extension Transaction {
  /// Whether it asks for nothing.
  var isPlain: Bool { animation == nil && !disablesAnimations && !isContinuous && !hasCustomValues }

  /// Runs an action once the changes of the update are done. Nothing moves here, so it runs after the frame, in its own
  /// frame.
  ///
  /// In a transaction without a write, it runs at once.
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

// A modifier by extension, because its initialiser would else belong to the main actor.
private struct TransactionModifier { let transform: (inout Transaction) -> Void }

extension TransactionModifier: ViewModifier {
  func body(content: Content) -> some View { content.transaction(transform) }
}

extension Transaction {
  fileprivate mutating func animate(_ animation: Animation?) { if !disablesAnimations { self.animation = animation } }
}

/// A view in which updates have another transaction.
struct TransactionView<Content: View, Value: Equatable> {
  let content: Content
  /// The value whose changes select the updates; nil for all updates.
  let value: Value?
  let transform: (inout Transaction) -> Void
}

extension TransactionView: _ModifiedView, _PrimitiveView {
  typealias Inner = _EnvironmentView<Content, TransactionSetting>

  struct _Mounted {
    var content: Inner._Mounted
    var value: Value?
    let transform: TransactionTransform
  }

  private func inner(_ transform: TransactionTransform) -> Inner {
    _EnvironmentView(content, TransactionSetting(transform: transform))
  }

  static func _mount(_ view: consuming Self, in pass: inout _Pass) -> _Mounted {
    _ = pass.graph.service(TransactionBrackets.self)
    let transform = TransactionTransform(in: pass)
    transform.follow(view.transform, isOnlyForThisPass: view.value.map { _ in false })
    let inner = view.inner(transform)
    let content = pass.collect(in: transform.bracket()) { pass in Inner._mount(inner, in: &pass) }
    return _Mounted(content: content, value: view.value, transform: transform)
  }

  static func _update(_ mounted: inout _Mounted, to view: consuming Self, in pass: inout _Pass) {
    let isOther = view.value.map { !isEqual($0, mounted.value) }
    mounted.transform.follow(view.transform, isOnlyForThisPass: isOther)
    mounted.value = view.value
    let inner = view.inner(mounted.transform)
    pass.collect(in: mounted.transform.bracket()) { pass in Inner._update(&mounted.content, to: inner, in: &pass) }
  }

  static func _change(_ mounted: inout _Mounted, to presence: _Presence, in pass: inout _Pass) {
    Inner._change(&mounted.content, to: presence, in: &pass)
  }

  static var _mayBeEmpty: Bool { Inner._mayBeEmpty }
  static func _isEmpty(_ mounted: _Mounted) -> Bool { Inner._isEmpty(mounted.content) }
  static func _leavesAtOnce(_ mounted: _Mounted) -> Bool { Inner._leavesAtOnce(mounted.content) }
  static func _visit(_ mounted: _Mounted, by visitor: _Visitor) { Inner._visit(mounted.content, by: visitor) }
}

/// The effect of a `.transaction` modifier on the transactions of updates, for all of its content. Its closure is
/// called once for each pass that updates its content, outer modifiers before inner ones. The content's actions of that
/// pass run in the resulting transaction.
@MainActor
final class TransactionTransform {
  private let outer: TransactionTransform?
  private unowned let graph: Graph
  private var transform: ((inout Transaction) -> Void)?
  /// The group of writes that the pass is about in which the transform counts; nil for every one.
  private var onlyGroup: UInt32?
  private var made: (group: UInt32, transaction: Transaction, scope: TransactionScope?)?

  init(in pass: borrowing _Pass) {
    outer = EnvironmentValues(in: pass.scope, readBy: nil).transactionTransform.transform
    graph = pass.graph
  }

  /// Takes over the closure.
  func follow(_ transform: @escaping (inout Transaction) -> Void, isOnlyForThisPass: Bool?) {
    self.transform = transform
    switch isOnlyForThisPass {
    case nil: onlyGroup = nil
    case true?: onlyGroup = graph.evaluation.group
    case false?: if onlyGroup == nil { onlyGroup = 0 }
    }
    made = nil
  }

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

extension EnvironmentValues {
  var transactionTransform: TransactionTransformReference {
    get { self[TransactionTransformReference.self] }
    set { self[TransactionTransformReference.self] = newValue }
  }
}

/// A transform as a value of the environment, compared by identity.
struct TransactionTransformReference: EnvironmentKey, Equatable {
  var transform: TransactionTransform?
  static var defaultValue: Self { Self(transform: nil) }
  static func == (first: Self, second: Self) -> Bool { first.transform === second.transform }
}

/// Sets the transform of the views in it, and marks their scopes.
struct TransactionSetting: _EnvironmentSetting {
  let transform: TransactionTransform

  // The lower bits belong to `_StyleFamilies`.
  static let flag: UInt16 = 1 << 15
  var _flags: UInt16 { Self.flag }
  func differs(from other: TransactionSetting) -> Bool { transform !== other.transform }
  func apply(to values: inout EnvironmentValues) {
    values.transactionTransform = TransactionTransformReference(transform: transform)
  }
}

/// Brackets the actions below a `TransactionView` when a pass begins there rather than at the view itself.
private final class TransactionBrackets: BracketService {
  init(of graph: Graph) {}

  func bracket(in scope: _EnvironmentScope) -> (any ActionBracket)? {
    // By the flag, because each node of a pass asks, and most are below no transform.
    guard scope.flags & TransactionSetting.flag != 0 else { return nil }
    return EnvironmentValues(in: scope, readBy: nil).transactionTransform.transform?.bracket()
  }
}

/// Runs the actions of a part of a pass in a transaction.
final class TransactionBracket: ActionBracket {
  private let scope: TransactionScope?
  private var outer: UnsafeRawPointer?

  /// - Parameter scope: nil for plain writes.
  init(_ scope: TransactionScope?) { self.scope = scope }

  // Not retained by the thread. The graph keeps the bracket, and with it the scope, until it has left it.
  func enter() {
    outer = Transaction.scopes.swap(scope.map { UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque()) })
  }

  func leave() { Transaction.scopes.restore(outer) }
}
