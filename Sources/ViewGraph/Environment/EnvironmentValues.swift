/// The values of the environment at a place of the tree, by key.
///
/// Extend it with a property for each of your own `EnvironmentKey`s. A value of it that a view keeps
/// (`@Environment(\.self)`) is a copy, which later changes do not affect.
public struct EnvironmentValues {
  /// The scope that answers for keys not among the entries; nil for detached values.
  private(set) var scope: _EnvironmentScope?
  /// The node or scope to invalidate when a value that it read changes.
  private let reader: _EnvironmentScope.Dependent?
  private(set) var entries: [EnvironmentEntry] = []

  /// The default values. A view's environment begins as a copy of its parent's.
  public init() {
    scope = nil
    reader = nil
  }

  package init(in scope: _EnvironmentScope?, readBy reader: _EnvironmentScope.Dependent?) {
    (self.scope, self.reader) = (scope, reader)
  }

  /// The value of a key: the one set nearest around the view, otherwise its default.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { entry(as: EnvironmentValueEntry<Key>.self)?.value ?? Key.defaultValue }
    set { set(EnvironmentValueEntry<Key>(newValue)) }
  }

  /// The same values, detached from their scope.
  package var copy: EnvironmentValues {
    var copy = EnvironmentValues()
    copy.entries = entries
    var scope = scope
    while let next = scope {
      if case .node(let node) = reader { next.dependentsOnAll.add(node) }
      for entry in next.ownEntries where !copy.entries.contains(where: { $0.key == entry.key }) {
        copy.entries.append(entry)
      }
      scope = next.base
    }
    return copy
  }

  private func entry<Entry: EnvironmentEntry>(as type: Entry.Type) -> Entry? {
    let key = EnvironmentEntry.Key(type)
    let found = entries.first { $0.key == key } ?? scope?.entry(for: key, readBy: reader)
    // Unchecked, because the key is the type.
    return found.map { unsafeDowncast($0, to: type) }
  }

  private mutating func set(_ entry: EnvironmentEntry) {
    if let index = entries.firstIndex(where: { $0.key == entry.key }) {
      entries[index] = entry
    } else {
      entries.append(entry)
    }
  }
}
