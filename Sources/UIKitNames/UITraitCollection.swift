#if !canImport(Darwin)
  public import KitNames
  import ViewEngine

  /// The surroundings of a view: appearance, size classes, text size and so on.
  ///
  /// `current` has those of a phone held upright in the light. Others have the values from their initializer.
  @dynamicMemberLookup
  public struct UITraitCollection: Hashable, Sendable {
    var values: _TraitValues

    init(values: _TraitValues) { self.values = values }
    private init<Value>(_ trait: WritableKeyPath<_TraitValues, Value>, _ value: Value) {
      self.init()
      values[keyPath: trait] = value
    }
    /// A collection in which each trait is unspecified.
    public init() { values = _TraitValues() }
    /// Keeps the style; a colour's provider receives it.
    public init(userInterfaceStyle: UIUserInterfaceStyle) { self.init(\.userInterfaceStyle, userInterfaceStyle) }
    /// Keeps one trait.
    public init(horizontalSizeClass: UIUserInterfaceSizeClass) { self.init(\.horizontalSizeClass, horizontalSizeClass) }
    /// Keeps one trait.
    public init(verticalSizeClass: UIUserInterfaceSizeClass) { self.init(\.verticalSizeClass, verticalSizeClass) }
    /// Keeps one trait.
    public init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) { self.init(\.userInterfaceIdiom, idiom) }
    /// Keeps one trait.
    public init(userInterfaceLevel: UIUserInterfaceLevel) { self.init(\.userInterfaceLevel, userInterfaceLevel) }
    /// Keeps one trait.
    public init(displayScale scale: CGFloat) { self.init(\.displayScale, scale) }
    /// Keeps one trait.
    public init(displayGamut: UIDisplayGamut) { self.init(\.displayGamut, displayGamut) }
    /// Keeps one trait.
    public init(layoutDirection: UITraitEnvironmentLayoutDirection) { self.init(\.layoutDirection, layoutDirection) }
    /// Keeps one trait.
    public init(preferredContentSizeCategory: UIContentSizeCategory) {
      self.init(\.preferredContentSizeCategory, preferredContentSizeCategory)
    }
    /// Keeps one trait.
    public init(accessibilityContrast: UIAccessibilityContrast) {
      self.init(\.accessibilityContrast, accessibilityContrast)
    }
    /// Keeps one trait.
    public init(legibilityWeight: UILegibilityWeight) { self.init(\.legibilityWeight, legibilityWeight) }
    /// Keeps one trait.
    public init(activeAppearance: UIUserInterfaceActiveAppearance) { self.init(\.activeAppearance, activeAppearance) }
    /// Keeps one trait.
    public init(forceTouchCapability: UIForceTouchCapability) {
      self.init(\.forceTouchCapability, forceTouchCapability)
    }
    /// The specified traits of all collections; the last one wins.
    public init(traitsFrom traitCollections: [UITraitCollection]) {
      self.init(values: traitCollections.reduce(into: _TraitValues()) { $0.merge($1.values) })
    }
    /// The traits that the closure sets.
    public init(mutations: (inout any UIMutableTraits) -> Void) {
      self = UITraitCollection().modifyingTraits(mutations)
    }
    /// A copy with the closure's changes.
    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
      var traits: any UIMutableTraits = UITraitOverrides(_values: values)
      mutations(&traits)
      return UITraitCollection(values: traits._values)
    }

    /// The traits of the process, which never change.
    public static let current = UITraitCollection(values: .ofThePhone)
    /// A trait's value.
    public subscript<Value>(dynamicMember trait: KeyPath<_TraitValues, Value>) -> Value { values[keyPath: trait] }
    /// Always the default of a program's own trait.
    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { Trait.defaultValue }

    /// Whether the style, the level or the contrast differs.
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
      guard let other = traitCollection?.values else { return true }
      return values.userInterfaceStyle != other.userInterfaceStyle
        || values.userInterfaceLevel != other.userInterfaceLevel
        || values.accessibilityContrast != other.accessibilityContrast
    }
    /// Whether this collection has each specified trait of the other one.
    public func containsTraits(in trait: UITraitCollection?) -> Bool {
      var merged = values
      trait.map { merged.merge($0.values) }
      return merged == values
    }
    /// Runs the actions at once; `current` does not change.
    public func performAsCurrent(_ actions: () -> Void) { actions() }
  }
#endif
