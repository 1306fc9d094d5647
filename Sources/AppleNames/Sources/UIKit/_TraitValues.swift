/// The traits of `UITraitCollection` and of `UITraitOverrides`, unspecified at first.
public struct _TraitValues: Hashable, Sendable {
  public var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  public var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  public var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  public var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  public var userInterfaceLevel = UIUserInterfaceLevel.unspecified
  public var displayScale: CGFloat = 0
  public var displayGamut = UIDisplayGamut.unspecified
  public var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  public var accessibilityContrast = UIAccessibilityContrast.unspecified
  public var legibilityWeight = UILegibilityWeight.unspecified
  static let ofThePhone: _TraitValues = {
    var values = _TraitValues()
    (values.userInterfaceStyle, values.userInterfaceIdiom, values.userInterfaceLevel) = (.light, .phone, .base)
    (values.horizontalSizeClass, values.verticalSizeClass) = (.compact, .regular)
    (values.displayScale, values.displayGamut, values.layoutDirection) = (2, .P3, .leftToRight)
    (values.accessibilityContrast, values.legibilityWeight) = (.normal, .regular)
    return values
  }()
  /// Takes the specified traits of the other values.
  mutating func merge(_ other: _TraitValues) {
    let unspecified = _TraitValues()
    func take<Value: Equatable>(_ trait: WritableKeyPath<_TraitValues, Value>, into values: inout _TraitValues) {
      if other[keyPath: trait] != unspecified[keyPath: trait] { values[keyPath: trait] = other[keyPath: trait] }
    }
    take(\.userInterfaceStyle, into: &self)
    take(\.horizontalSizeClass, into: &self)
    take(\.verticalSizeClass, into: &self)
    take(\.userInterfaceIdiom, into: &self)
    take(\.userInterfaceLevel, into: &self)
    take(\.displayScale, into: &self)
    take(\.displayGamut, into: &self)
    take(\.layoutDirection, into: &self)
    take(\.accessibilityContrast, into: &self)
    take(\.legibilityWeight, into: &self)
  }
}
