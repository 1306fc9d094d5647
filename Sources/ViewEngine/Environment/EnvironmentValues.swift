/// The values of the environment at a place of the tree: what was set around it, by key.
///
/// Extend it with a property for each `EnvironmentKey` of your own. A value of it that a view keeps
/// (`@Environment(\.self)`) is a copy, which later changes leave as it is.
public struct EnvironmentValues {
  /// Where a key is looked for that is not among the entries; nil for values that stand for themselves.
  private(set) var scope: EnvironmentScope?
  /// Who is to be told when what was read changes.
  private let reader: EnvironmentScope.Reader?
  private(set) var entries: [(key: ObjectIdentifier, entry: EnvironmentEntry)] = []

  /// The default values.
  public init() {
    scope = nil
    reader = nil
  }

  init(in scope: EnvironmentScope?, readBy reader: EnvironmentScope.Reader?) {
    self.scope = scope
    self.reader = reader
  }

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { entry(for: ObjectIdentifier(key))?.value(as: Key.Value.self) ?? Key.defaultValue }
    set { set(EnvironmentEntryOf(newValue), for: ObjectIdentifier(key)) }
  }

  /// The same values, without any tie to the place that they come from.
  var copy: EnvironmentValues {
    var copy = EnvironmentValues()
    copy.entries = entries
    var scope = scope
    while let next = scope {
      if case .node(let node) = reader { next.readersOfAll.add(node) }
      for (key, entry) in next.ownEntries where !copy.entries.contains(where: { $0.key == key }) {
        copy.entries.append((key, entry))
      }
      scope = next.base
    }
    return copy
  }

  private func entry(for key: ObjectIdentifier) -> EnvironmentEntry? {
    for own in entries where own.key == key { return own.entry }
    return scope?.entry(for: key, readBy: reader)
  }

  private mutating func set(_ entry: EnvironmentEntry, for key: ObjectIdentifier) {
    if let index = entries.firstIndex(where: { $0.key == key }) {
      entries[index].entry = entry
    } else {
      entries.append((key, entry))
    }
  }
}

// MARK: Objects

/// What an object of the environment is known by: its type. It has no value, and is a value only so that a
/// key path can hold it.
struct EnvironmentObjectKey<Object: AnyObject>: Hashable {}

/// An object of the environment, which is another one only if its identity is.
private struct EnvironmentObjectReference<Object: AnyObject>: Equatable {
  let object: Object?
  static func == (first: Self, second: Self) -> Bool { first.object === second.object }
}

extension EnvironmentValues {
  subscript<Object: AnyObject>(object key: EnvironmentObjectKey<Object>) -> Object? {
    get { entry(for: ObjectIdentifier(Object.self))?.value(as: EnvironmentObjectReference<Object>.self).object }
    set { set(EnvironmentEntryOf(EnvironmentObjectReference(object: newValue)), for: ObjectIdentifier(Object.self)) }
  }
}
