/// The surroundings of a view: appearance, size classes, text size and so on.
@dynamicMemberLookup
public struct UITraitCollection: Hashable, Sendable {
  var values: _TraitValues
  init(values: _TraitValues) { self.values = values }
  private init<Value>(_ trait: WritableKeyPath<_TraitValues, Value>, _ value: Value) {
    self.init()
    values[keyPath: trait] = value
  }
  public init() { values = _TraitValues() }
  public init(userInterfaceStyle: UIUserInterfaceStyle) { self.init(\.userInterfaceStyle, userInterfaceStyle) }
  public init(horizontalSizeClass: UIUserInterfaceSizeClass) { self.init(\.horizontalSizeClass, horizontalSizeClass) }
  public init(verticalSizeClass: UIUserInterfaceSizeClass) { self.init(\.verticalSizeClass, verticalSizeClass) }
  public init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) { self.init(\.userInterfaceIdiom, idiom) }
  public init(displayScale scale: CGFloat) { self.init(\.displayScale, scale) }
  public init(layoutDirection: UITraitEnvironmentLayoutDirection) { self.init(\.layoutDirection, layoutDirection) }
  public init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(values: traitCollections.reduce(into: _TraitValues()) { $0.merge($1.values) })
  }
  public static let current = UITraitCollection(values: .ofThePhone)
  public subscript<Value>(dynamicMember trait: KeyPath<_TraitValues, Value>) -> Value { values[keyPath: trait] }
  /// Whether this collection has each specified trait of the other one.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    var merged = values
    trait.map { merged.merge($0.values) }
    return merged == values
  }
  public func performAsCurrent(_ actions: () -> Void) { actions() }
}
