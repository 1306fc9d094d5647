@_spi(AppleNames) import ViewEngine

extension AppStorage where Value == Date {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(json: wrappedValue, key, store)
  }
}

extension AppStorage where Value == Date? {
  public init(_ key: String, store: UserDefaults? = nil) { self.init(json: nil, key, store) }
}

extension AccessibilityFocusState {
  public init(for technologies: AccessibilityTechnologies) where Value == Bool { self.init() }
  public init<Wrapped: Hashable>(for technologies: AccessibilityTechnologies) where Value == Wrapped? { self.init() }
}
