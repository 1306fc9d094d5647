#if !canImport(Darwin)
  public import Foundation
  public import ViewEngine

  extension AppStorage where Value == Date {
    /// Reads the date from the store, or uses the given one where there is none.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
      self.init(json: wrappedValue, key, store)
    }
  }

  extension AppStorage where Value == Date? {
    /// Reads the date from the store; nil where there is none.
    public init(_ key: String, store: UserDefaults? = nil) { self.init(json: nil, key, store) }
  }

  extension AccessibilityFocusState {
    /// The focus of certain technologies; a host has none.
    public init(for technologies: AccessibilityTechnologies) where Value == Bool { self.init() }
    /// The focus of certain technologies; a host has none.
    public init<Wrapped: Hashable>(for technologies: AccessibilityTechnologies) where Value == Wrapped? { self.init() }
  }

  /// Technologies that read a screen.
  public struct AccessibilityTechnologies: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
    public static let switchControl = AccessibilityTechnologies(rawValue: 2)
  }
#endif
