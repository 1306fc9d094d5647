/// The pages that a navigation stack shows above its root, as values of any types.
public struct NavigationPath: Equatable {
  var values: [AnyHashable] = []

  public init() {}

  public init<Elements: Sequence>(_ elements: Elements) where Elements.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  public var count: Int { values.count }
  public var isEmpty: Bool { values.isEmpty }

  public mutating func append<Value: Hashable>(_ value: Value) { values.append(AnyHashable(value)) }

  /// - Parameter count: how many pages to remove; at most as many as there are.
  public mutating func removeLast(_ count: Int = 1) { values.removeLast(count) }
}
