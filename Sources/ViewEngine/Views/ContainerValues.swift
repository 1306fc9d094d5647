public struct ContainerValues {
  let traits: _ViewTraits
  private var values: [ObjectIdentifier: Any] = [:]

  package init(traits: _ViewTraits) {
    self.traits = traits
    // Inner modifiers first, so that outer ones win.
    for set in (traits[ContainerEntriesKey.self] ?? []).reversed() { set(&self) }
  }

  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  public func tag<Tag: Hashable>(for type: Tag.Type) -> Tag? { traits[TagKey.self]?.selection(as: type) }
  public func hasTag<Tag: Hashable>(_ tag: Tag) -> Bool { self.tag(for: Tag.self) == tag }
}

public protocol ContainerValueKey {
  associatedtype Value
  /// The value of a view without the modifier.
  static var defaultValue: Value { get }
}

extension View {
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
