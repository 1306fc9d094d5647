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

extension View {
  /// - Parameter transition: the tree names it by its type.
  public nonisolated func transition<Change: Transition>(_ transition: Change) -> some View {
    modifier(_TransitionModifier(transition: transition)).painted("transition", TraceEvent.name(of: Change.self))
  }
}
