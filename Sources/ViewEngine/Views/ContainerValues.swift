/// The values that modifiers pass from a view to its container.
public struct ContainerValues {
  let traits: _ViewTraits
  private var values: [ObjectIdentifier: Any] = [:]

  package init(traits: _ViewTraits) {
    self.traits = traits
    // Inner modifiers first, so that outer ones win.
    for set in (traits[ContainerEntriesKey.self] ?? []).reversed() { set(&self) }
  }

  /// The value of a key; its default where no modifier sets it.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The tag of the subview with that type; nil without one.
  public func tag<Tag: Hashable>(for type: Tag.Type) -> Tag? { traits[TagKey.self]?.selection(as: type) }
  /// True if the subview's tag equals this one in type and value.
  public func hasTag<Tag: Hashable>(_ tag: Tag) -> Bool { self.tag(for: Tag.self) == tag }
}

/// A value that a view passes to its container.
public protocol ContainerValueKey {
  associatedtype Value
  /// The value of a view without the modifier.
  static var defaultValue: Value { get }
}

extension View {
  /// Passes a value to the container of the view, which reads it in `Subview.containerValues`.
  public nonisolated func containerValue<Value>(
    _ keyPath: WritableKeyPath<ContainerValues, Value>, _ value: Value
  ) -> some View {
    ContainerValueView(content: self) { $0[keyPath: keyPath] = value }
  }
}

/// What the modifiers of a view set, the outer ones first.
enum ContainerEntriesKey: _ViewTraitKey { typealias Value = [(inout ContainerValues) -> Void] }

/// A view that passes a value to its container.
private struct ContainerValueView<Content: View> {
  let content: Content
  let _look: (inout ContainerValues) -> Void

  init(content: Content, _ set: @escaping (inout ContainerValues) -> Void) {
    self.content = content
    _look = set
  }
}

extension ContainerValueView: _WrapperView {
  static var _isSilent: Bool { true }
  static func _render(
    _ look: (inout ContainerValues) -> Void, around content: () -> Void, into rendering: _Rendering
  ) { content() }
}

extension ContainerValueView: _TraitWritingView {
  func _write(_ traits: inout _ViewTraits) {
    traits[ContainerEntriesKey.self] = (traits[ContainerEntriesKey.self] ?? []) + [_look]
  }
  static func _name(_ keys: inout _ViewTraitKeys) { keys.insert(ContainerEntriesKey.self) }
}
