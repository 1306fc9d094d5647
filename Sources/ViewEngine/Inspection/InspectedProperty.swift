/// A stored property of a view that stands for a value kept elsewhere.
package protocol InspectedProperty {
  /// The value that the view owns; nil if another view owns it.
  var inspectedValue: Any? { get }
  /// Whether a closure that uses the property reads the newest value, whenever the closure was made.
  static var isKept: Bool { get }
}

extension InspectedProperty {
  package static var isKept: Bool { true }
}

extension State: InspectedProperty {
  // NB: outside of an evaluation, so that nothing comes to depend on it.
  package var inspectedValue: Any? { wrappedValue }
}

extension Environment: InspectedProperty {
  /// As of the latest evaluation; nil before it.
  package var inspectedValue: Any? { value }
  package static var isKept: Bool { false }
}

extension FocusState: InspectedProperty {
  package var inspectedValue: Any? { wrappedValue }
}

extension AccessibilityFocusState: InspectedProperty {
  package var inspectedValue: Any? { wrappedValue }
}

extension AppStorage: InspectedProperty {
  package var inspectedValue: Any? { wrappedValue }
}

extension SceneStorage: InspectedProperty {
  package var inspectedValue: Any? { wrappedValue }
}

extension Binding: InspectedProperty {
  package var inspectedValue: Any? { nil }
}

extension FocusState.Binding: InspectedProperty {
  package var inspectedValue: Any? { nil }
}

extension Connection: InspectedProperty {
  package var inspectedValue: Any? { nil }
}

extension Owned: InspectedProperty {
  package var inspectedValue: Any? { nil }
}

extension Namespace: InspectedProperty {
  package var inspectedValue: Any? { nil }
}
