#if !canImport(Darwin)
  public import KitNames
  import ViewEngine

  /// Traits that a program sets.
  @dynamicMemberLookup
  public protocol UIMutableTraits {
    var _values: _TraitValues { get set }
  }

  extension UIMutableTraits {
    /// A trait's value.
    public subscript<Value>(dynamicMember trait: WritableKeyPath<_TraitValues, Value>) -> Value {
      get { _values[keyPath: trait] }
      set { _values[keyPath: trait] = newValue }
    }
    /// Always the default of a program's own trait; a new value is dropped.
    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
      get { Trait.defaultValue }
      set {}
    }
  }

  /// Traits that a program sets for a view; kept, and no view takes them.
  public struct UITraitOverrides: UIMutableTraits, Sendable {
    public var _values = _TraitValues()
    init(_values: _TraitValues = _TraitValues()) { self._values = _values }
    /// Makes a program's own trait unspecified; without effect, as none is kept.
    public mutating func remove<Trait: UITraitDefinition>(_ trait: Trait.Type) {}
    /// Always false, as no trait of a program is kept.
    public func contains<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Bool { false }
  }

  /// A trait of a program or of the system, as a type.
  public protocol UITraitDefinition {
    associatedtype Value
    static var defaultValue: Value { get }
    /// The type's name by default.
    static var name: String { get }
    /// The type's name by default.
    static var identifier: String { get }
    /// False by default.
    static var affectsColorAppearance: Bool { get }
  }

  extension UITraitDefinition {
    public static var name: String { "\(self)" }
    public static var identifier: String { "\(self)" }
    public static var affectsColorAppearance: Bool { false }
  }

  /// A trait's type.
  public typealias UITrait = any UITraitDefinition.Type

  // The system's traits, for `registerForTraitChanges`.
  /// A trait of the system, for `registerForTraitChanges`; it never changes.
  public enum UITraitUserInterfaceStyle: UITraitDefinition {
    public static let defaultValue = UIUserInterfaceStyle.unspecified
  }
  /// A trait of the system, for `registerForTraitChanges`; it never changes.
  public enum UITraitHorizontalSizeClass: UITraitDefinition {
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  }
  /// A trait of the system, for `registerForTraitChanges`; it never changes.
  public enum UITraitVerticalSizeClass: UITraitDefinition {
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  }
  /// A trait of the system, for `registerForTraitChanges`; it never changes.
  public enum UITraitUserInterfaceIdiom: UITraitDefinition {
    public static let defaultValue = UIUserInterfaceIdiom.unspecified
  }
  /// A trait of the system, for `registerForTraitChanges`; it never changes.
  public enum UITraitUserInterfaceLevel: UITraitDefinition {
    public static let defaultValue = UIUserInterfaceLevel.unspecified
  }
  /// A trait of the system, for `registerForTraitChanges`; it never changes.
  public enum UITraitDisplayScale: UITraitDefinition { public static let defaultValue: CGFloat = 0 }
  /// A trait of the system, for `registerForTraitChanges`; it never changes.
  public enum UITraitDisplayGamut: UITraitDefinition { public static let defaultValue = UIDisplayGamut.unspecified }
  /// A trait of the system, for `registerForTraitChanges`; it never changes.
  public enum UITraitLayoutDirection: UITraitDefinition {
    public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
  }
  /// A trait of the system, for `registerForTraitChanges`; it never changes.
  public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
    public static let defaultValue = UIContentSizeCategory.unspecified
  }
  /// A trait of the system, for `registerForTraitChanges`; it never changes.
  public enum UITraitAccessibilityContrast: UITraitDefinition {
    public static let defaultValue = UIAccessibilityContrast.unspecified
  }
  /// A trait of the system, for `registerForTraitChanges`; it never changes.
  public enum UITraitLegibilityWeight: UITraitDefinition {
    public static let defaultValue = UILegibilityWeight.unspecified
  }
  /// A trait of the system, for `registerForTraitChanges`; it never changes.
  public enum UITraitActiveAppearance: UITraitDefinition {
    public static let defaultValue = UIUserInterfaceActiveAppearance.unspecified
  }
#endif
