/// Which view those who do not see it are at: `@AccessibilityFocusState private var isAtError: Bool`.
///
/// Nobody goes from view to view in a host: the state holds what the view itself writes (our choice).
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable> {
  // NB: the first field, which a newer value takes over: see `StateProperty`.
  private var location: StateLocation<Value>?
  private let elsewhere: Value

  public init() where Value == Bool { elsewhere = false }
  public init<Wrapped: Hashable>() where Value == Wrapped? { elsewhere = nil }

  public var wrappedValue: Value {
    get { location?.get() ?? elsewhere }
    nonmutating set { location?.set(newValue) }
  }

  public var projectedValue: Binding { Binding(location: location, elsewhere: elsewhere) }

  /// A way to read and write what an `AccessibilityFocusState` holds.
  @propertyWrapper
  public struct Binding {
    fileprivate let location: StateLocation<Value>?
    fileprivate let elsewhere: Value

    public var wrappedValue: Value {
      get { location?.get() ?? elsewhere }
      nonmutating set { location?.set(newValue) }
    }

    public var projectedValue: Binding { self }
  }
}

extension AccessibilityFocusState: DynamicProperty, StateProperty {
  package mutating func mount(in node: _Node, previous: AccessibilityFocusState?) {
    location = previous?.location ?? StateLocation(elsewhere, queue: node.graph.queue)
  }

  package func unmount() { location?.detach() }
  package func isSame(as other: AccessibilityFocusState) -> Bool { true }
  package var changes: UInt32 { location?.changes ?? 0 }
}

/// A view that says in the tree that those who do not see it are at it.
struct AccessibilityFocusedView<Content: View> {
  let content: Content
  let _look: () -> Bool
}

extension AccessibilityFocusedView: _WrapperView {
  static func _render(
    _ look: @escaping () -> Bool, around content: () -> Void, into rendering: _Rendering
  ) {
    rendering.apply(AccessibilityFocusTrait(isFocused: look), around: content)
  }
}

extension View {
  /// Connects the view with a state: the tree says which view is `accessibilityFocused`.
  public nonisolated func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
    AccessibilityFocusedView(content: self, _look: { condition.wrappedValue })
  }

  /// Connects the view with a state: the tree says which view is `accessibilityFocused`.
  ///
  /// - Parameter value: what names the view.
  public nonisolated func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View {
    AccessibilityFocusedView(content: self, _look: { binding.wrappedValue == value })
  }
}

/// Says which view those who do not see it are at now.
struct AccessibilityFocusTrait: ElementTrait {
  let isFocused: () -> Bool
  func attributes(in context: ElementContext) -> [_Attribute] {
    isFocused() ? [_Attribute("accessibilityFocused")] : []
  }
}
