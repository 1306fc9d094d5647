/// Refreshes a view's data: `@Environment(\.refresh) private var refresh`.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void
  public func callAsFunction() async { await action() }
}

/// A view that a person can pull down to refresh.
public struct _RefreshableView<Content: View> {
  public let content: Content
  public let _look: _Look
  public struct _Look { let action: RefreshAction }
}

extension _RefreshableView: _WrapperView {
  public static func _render(_ look: _Look, around content: () -> Void, into rendering: _Rendering) {
    rendering.apply(landmark: RefreshTrait(action: look.action), around: content)
  }
}

/// The refresh action of its content.
struct RefreshTrait: ElementTrait {
  let action: RefreshAction
  func attributes(in context: ElementContext) -> [_Attribute] { [_Attribute("refreshable")] }
  var hasSharedActions: Bool { true }
  func addSharedActions(to collector: inout ActionCollector) { collector.add(Refresh.self, action.action) }
}

extension View {
  /// Lets a person ask for newer content; a host does it with `refresh(at:in:)`.
  public nonisolated func refreshable(@_inheritActorContext action: @escaping @Sendable () async -> Void) -> some View {
    let action = RefreshAction(action: action)
    return _RefreshableView(content: environment(\.refresh, action), _look: .init(action: action))
  }
}
