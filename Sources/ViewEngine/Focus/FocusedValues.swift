/// A value that the view with the focus hands to whoever asks for it, known by its type.
public protocol FocusedValueKey {
  associatedtype Value
}

/// What the view with the focus, those around it and the scene hand to whoever asks. Extend it with a property for each
/// `FocusedValueKey` of your own.
public struct FocusedValues {
  private var entries: [ObjectIdentifier: any FocusedEntry] = [:]

  public init() {}

  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { (entries[ObjectIdentifier(key)] as? FocusedValueEntry<Key.Value>)?.value }
    set { entries[ObjectIdentifier(key)] = newValue.map { FocusedValueEntry(value: $0) } }
  }
}

extension FocusedValues: Equatable {
  public static func == (first: FocusedValues, second: FocusedValues) -> Bool {
    first.entries.count == second.entries.count
      && first.entries.allSatisfy { key, entry in second.entries[key].map { entry.isEqual(to: $0) } ?? false }
  }
}

protocol FocusedEntry {
  func isEqual(to other: any FocusedEntry) -> Bool
}

struct FocusedValueEntry<Value>: FocusedEntry {
  let value: Value

  func isEqual(to other: any FocusedEntry) -> Bool {
    (other as? FocusedValueEntry).map { ViewGraph.isEqual(value, $0.value) } ?? false
  }
}

/// Hands a value to whoever asks, while the focus is in it or wherever it is.
struct FocusedValueTrait: ElementTrait {
  /// Whether the focus need not be in it.
  let isOfScene: Bool
  let write: (inout FocusedValues) -> Void
}

extension View {
  /// Hands a value to `@FocusedValue` while the view has the focus, or something in it.
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    focusedValue(keyPath, .some(value))
  }

  /// - Parameter value: nil for none.
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    LandmarkView(
      content: self,
      _look: FocusedValueTrait(isOfScene: false) { if let value { $0[keyPath: keyPath] = value } })
  }

  /// Hands a value to `@FocusedValue` wherever in the scene the focus is.
  public nonisolated func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    focusedSceneValue(keyPath, .some(value))
  }

  /// - Parameter value: nil for none.
  public nonisolated func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    LandmarkView(
      content: self, _look: FocusedValueTrait(isOfScene: true) { if let value { $0[keyPath: keyPath] = value } })
  }
}
