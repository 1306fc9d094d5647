#if !canImport(Darwin)
  public import KitNames
  import ViewEngine

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
    public var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    public var accessibilityContrast = UIAccessibilityContrast.unspecified
    public var legibilityWeight = UILegibilityWeight.unspecified
    public var activeAppearance = UIUserInterfaceActiveAppearance.unspecified
    public var forceTouchCapability = UIForceTouchCapability.unknown

    static let ofThePhone: _TraitValues = {
      var values = _TraitValues()
      (values.userInterfaceStyle, values.userInterfaceIdiom, values.userInterfaceLevel) = (.light, .phone, .base)
      (values.horizontalSizeClass, values.verticalSizeClass) = (.compact, .regular)
      (values.displayScale, values.displayGamut, values.layoutDirection) = (2, .P3, .leftToRight)
      (values.preferredContentSizeCategory, values.accessibilityContrast) = (.large, .normal)
      (values.legibilityWeight, values.activeAppearance, values.forceTouchCapability) = (
        .regular, .active, .unavailable
      )
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
      take(\.preferredContentSizeCategory, into: &self)
      take(\.accessibilityContrast, into: &self)
      take(\.legibilityWeight, into: &self)
      take(\.activeAppearance, into: &self)
      take(\.forceTouchCapability, into: &self)
    }
  }

  /// The width or height of a view's place as a class, numbered from 0.
  public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }
  /// Whether a view is in front of others; views have different background colours then.
  public enum UIUserInterfaceLevel: Int, Sendable { case unspecified = -1, base, elevated }
  /// The range of a screen's colours.
  public enum UIDisplayGamut: Int, Sendable { case unspecified = -1, SRGB, P3 }
  /// A direction of reading.
  public enum UITraitEnvironmentLayoutDirection: Int, Sendable { case unspecified = -1, leftToRight, rightToLeft }
  /// Whether colours have a higher contrast.
  public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }
  /// Whether texts are bolder.
  public enum UILegibilityWeight: Int, Sendable { case unspecified = -1, regular, bold }
  /// Whether a window is the active one.
  public enum UIUserInterfaceActiveAppearance: Int, Sendable { case unspecified = -1, inactive, active }
  /// Whether a screen feels pressure.
  public enum UIForceTouchCapability: Int, Sendable { case unknown, unavailable, available }
#endif
