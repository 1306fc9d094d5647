/// A value that a view tells the layout that it is in.
public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

extension View {
  /// Tells the layout that the view is in a value.
  public nonisolated func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
    painted("layoutValue", "\(key) \(value)")
  }
}
