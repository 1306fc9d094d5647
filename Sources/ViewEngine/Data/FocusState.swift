/// Which control of a view has the focus: `@FocusState private var isFocused: Bool` for one control,
/// `@FocusState private var field: Field?` for one of several.
///
/// A text control that is typed into takes the focus, and a write moves it. A host has one focus: a state that
/// takes it takes it away from the others, which then hold `false` or `nil`.
@propertyWrapper
public struct FocusState<Value: Hashable> {
  // NB: the first field, which a newer value takes over: see `StateProperty`.
  private var location: FocusLocation<Value>?
  private let unfocused: Value

  /// Whether a control has the focus; none has at first.
  public init() where Value == Bool { unfocused = false }

  /// Which control has the focus; none has at first.
  public init<Wrapped: Hashable>() where Value == Wrapped? { unfocused = nil }

  /// What has the focus. A write before the view is mounted has nowhere to go.
  public var wrappedValue: Value {
    get { location?.get() ?? unfocused }
    nonmutating set { location?.set(newValue) }
  }

  public var projectedValue: Binding { Binding(location: location, unfocused: unfocused) }

  /// A way to read and move the focus that a `FocusState` describes.
  @propertyWrapper
  public struct Binding {
    let location: FocusLocation<Value>?
    fileprivate let unfocused: Value

    public var wrappedValue: Value {
      get { location?.get() ?? unfocused }
      nonmutating set { location?.set(newValue) }
    }

    public var projectedValue: Binding { self }

    /// Whether anything that the state describes has the focus.
    var isFocused: Bool { wrappedValue != unfocused }
  }
}

extension FocusState: DynamicProperty, StateProperty {
  package mutating func mount(in node: _Node, previous: FocusState?) {
    location =
      previous?.location
      ?? FocusLocation(
        unfocused, holders: MainActor.assumeIsolated { node.graph.focusHolders }, queue: node.graph.queue)
  }

  package func unmount() { location?.detach() }
  package func isSame(as other: FocusState) -> Bool { true }
  package var changes: UInt32 { location?.changes ?? 0 }
}

extension FocusState.Binding: DynamicProperty, MountedProperty {
  package mutating func mount(in node: _Node, previous: FocusState.Binding?) {}
  package func isSame(as other: FocusState.Binding) -> Bool { location === other.location }
}
