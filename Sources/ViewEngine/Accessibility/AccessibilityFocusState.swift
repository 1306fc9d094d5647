/// The focus of assistive technology: `@AccessibilityFocusState private var isAtError: Bool`.
///
/// A host has no assistive technology: the state holds what the view itself writes (our choice).
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable> {
  // The first field, which is copied from a newer value: see `StateProperty`.
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

/// A view that has the focus of assistive technology, as the tree shows.
struct AccessibilityFocusedView<Content: View> {
  let content: Content
  let _look: () -> Bool
}

extension AccessibilityFocusedView: _WrapperView {
  static func _render(_ look: @escaping () -> Bool, around content: () -> Void, into rendering: _Rendering) {
    rendering.apply(AccessibilityFocusTrait(isFocused: look), around: content)
  }
}

extension View {
  /// Connects the view with a state: the tree says which view is `accessibilityFocused`.
  public nonisolated func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
    AccessibilityFocusedView(content: self, _look: { condition.wrappedValue })
  }

  /// Connects the view with a state: the tree says which view is `accessibilityFocused`.
  public nonisolated func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { AccessibilityFocusedView(content: self, _look: { binding.wrappedValue == value }) }
}

/// Marks the view with the focus of assistive technology.
struct AccessibilityFocusTrait: ElementTrait {
  let isFocused: () -> Bool
  func attributes(in context: ElementContext) -> [_Attribute] {
    isFocused() ? [_Attribute("accessibilityFocused")] : []
  }
}
