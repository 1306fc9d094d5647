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
  public struct AccessibilityTechnologies: SetAlgebra, Sendable {
    private var names: Set<String> = []
    public init() {}
    private init(_ name: String) { names = [name] }
    public static let voiceOver = AccessibilityTechnologies("voiceOver")
    public static let switchControl = AccessibilityTechnologies("switchControl")

    public func contains(_ member: AccessibilityTechnologies) -> Bool { names.isSuperset(of: member.names) }
    public func union(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
      var result = self
      result.names.formUnion(other.names)
      return result
    }
    public func intersection(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
      var result = self
      result.names.formIntersection(other.names)
      return result
    }
    public func symmetricDifference(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
      var result = self
      result.names.formSymmetricDifference(other.names)
      return result
    }
    @discardableResult public mutating func insert(
      _ newMember: AccessibilityTechnologies
    ) -> (inserted: Bool, memberAfterInsert: AccessibilityTechnologies) {
      let isNew = !contains(newMember)
      names.formUnion(newMember.names)
      return (isNew, newMember)
    }
    @discardableResult public mutating func remove(_ member: AccessibilityTechnologies) -> AccessibilityTechnologies? {
      let found = contains(member)
      names.subtract(member.names)
      return found ? member : nil
    }
    @discardableResult public mutating func update(with newMember: AccessibilityTechnologies) -> AccessibilityTechnologies? {
      insert(newMember).inserted ? nil : newMember
    }
    public mutating func formUnion(_ other: AccessibilityTechnologies) { names.formUnion(other.names) }
    public mutating func formIntersection(_ other: AccessibilityTechnologies) { names.formIntersection(other.names) }
    public mutating func formSymmetricDifference(_ other: AccessibilityTechnologies) {
      names.formSymmetricDifference(other.names)
    }
  }
#endif
