/// What a view that acts when it comes or goes has to act with.
// NB: one word, for every modern observer has one and most have nothing in it.
@usableFromInline
enum LifecycleResponse {
  case nothing
  case action(LifecycleAction)
  /// What sees to the action, where the content may come to be nothing.
  case node(_Node)

  @inlinable init(_ action: (() -> Void)?) {
    if let action { self = .action(LifecycleAction(action)) } else { self = .nothing }
  }

  /// Takes the newest action over.
  @inlinable mutating func renew(_ action: consuming (() -> Void)?) {
    if let action {
      if case .action(let kept) = self { kept.run = action } else { self = .action(LifecycleAction(action)) }
    } else if case .nothing = self {
      return
    } else {
      self = .nothing
    }
  }
}
