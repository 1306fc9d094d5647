/// A stored property of a view whose value is kept elsewhere.
package protocol InspectedProperty {
  /// The value that the view owns; nil if another view owns it.
  var inspectedValue: Any? { get }
  /// Whether a closure that uses the property reads the newest value, whenever the closure was made.
  static var isKept: Bool { get }
  /// Whether a later value of the view may refer to a different place.
  static var isReplaceable: Bool { get }
  var placeKey: String? { get }
}

extension InspectedProperty {
  package static var isKept: Bool { true }
  package static var isReplaceable: Bool { false }
  package var placeKey: String? { nil }
}

/// A property that owns its value.
package protocol OwningProperty: InspectedProperty {
  associatedtype Value
  var wrappedValue: Value { get }
}

extension OwningProperty {
  // Outside of an evaluation, so that the read makes no dependency.
  package var inspectedValue: Any? { wrappedValue }
}

extension State: OwningProperty {}
extension FocusState: OwningProperty {}
extension AccessibilityFocusState: OwningProperty {}
extension AppStorage: OwningProperty { package static var isReplaceable: Bool { true } }
extension SceneStorage: OwningProperty { package static var isReplaceable: Bool { true } }

extension Environment: InspectedProperty {
  /// As of the latest evaluation; nil before it.
  package var inspectedValue: Any? { value }
  package static var isKept: Bool { false }
}

extension Binding: InspectedProperty {
  package var inspectedValue: Any? { nil }
  package static var isReplaceable: Bool { true }
}

/// A stored property whose value a different view owns, or the code that made the view.
package protocol SuppliedProperty { var suppliedValue: Any { get } }

extension Binding: SuppliedProperty {
  // Outside of an evaluation, so that the read makes no dependency.
  package var suppliedValue: Any { wrappedValue }
}

extension FocusState.Binding: InspectedProperty {
  package var inspectedValue: Any? { nil }
  package static var isReplaceable: Bool { true }
}

extension Connection: InspectedProperty { package var inspectedValue: Any? { nil } }
extension Owned: InspectedProperty { package var inspectedValue: Any? { nil } }
extension Namespace: InspectedProperty { package var inspectedValue: Any? { nil } }

/// The closure of an observer. A test kit inspects it.
package struct InspectedClosure {
  package let context: ClosureContext?
  /// Keeps the captured values alive.
  package let keeper: Any

  package init<Action: _ChangeAction>(_ action: Action) {
    var context: ClosureContext?
    // The closure here is a layer around the user's, made for the call. `ClosureContext` looks through it at once.
    action.withClosure { context = ClosureContext(at: $0) }
    self.context = context
    keeper = action
  }
}
