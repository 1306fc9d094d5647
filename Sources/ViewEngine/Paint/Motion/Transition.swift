/// How far a view is with coming or going.
public enum TransitionPhase: Hashable, Sendable {
  case willAppear, identity, didDisappear
  public var isIdentity: Bool { self == .identity }
  /// -1 before the view appears, 1 after it has disappeared, else 0.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// What stands for a view in a closure or a transition that changes it.
public struct PlaceholderContentView<Value> {
  let content: AnyView
}

extension PlaceholderContentView: View {
  public var body: some View { content }
}

/// How a view comes and goes, described by a body.
///
/// The engine shows a view at once as it is when it has come: the body is asked for the phase `identity`, and for no
/// other.
@MainActor @preconcurrency
public protocol Transition {
  associatedtype Body: View
  typealias Content = PlaceholderContentView<Self>
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

/// A transition as the modifier that it is for a view that is there.
public struct _TransitionModifier<Change: Transition> {
  let transition: Change
}

extension _TransitionModifier: ViewModifier {
  public func body(content: Content) -> some View {
    transition.body(content: PlaceholderContentView(content: AnyView(content)), phase: .identity)
  }
}

extension View {
  /// - Parameter transition: the tree names it by its type.
  public nonisolated func transition<Change: Transition>(_ transition: Change) -> some View {
    modifier(_TransitionModifier(transition: transition)).painted("transition", TraceEvent.name(of: Change.self))
  }
}
