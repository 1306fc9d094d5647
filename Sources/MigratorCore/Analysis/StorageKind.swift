/// The storage of a value that a closure reads.
package enum StorageKind: String, Sendable, Codable, CaseIterable {
  // Read when asked, from a place that stays the same.
  case state, stateObject, appStorage, sceneStorage, focusState, gestureState, namespace, adaptor, proxy, global
  case constant
  // A reference that could be exchanged.
  case observedObject, environmentObject, binding, bindable, focusedObject, classTyped, storedClosure, objectSelf
  /// A plain property that a parent gives. No place is seen to change it together with the observed value.
  case given
  // A copy, made when the closure was.
  case property, environment, updatedWrapper, configuration, local, parameter, capture, functionReference
  case wholeView, unresolved
  /// An object that changes together with the observed value, because it supplies that too.
  case exchangedObject

  /// The effect on a value when a different closure runs.
  package enum Stability: String, Sendable, Codable { case stable, reference, snapshot }

  package var stability: Stability {
    switch self {
    case .state, .stateObject, .appStorage, .sceneStorage, .focusState, .gestureState, .namespace, .adaptor, .proxy,
      .global, .constant:
      .stable
    case .observedObject, .environmentObject, .binding, .bindable, .focusedObject, .classTyped, .storedClosure,
      .objectSelf, .given:
      .reference
    case .property, .environment, .updatedWrapper, .configuration, .local, .parameter, .capture, .functionReference,
      .wholeView, .unresolved, .exchangedObject:
      .snapshot
    }
  }

  /// The kind in a reader's words.
  package var phrase: String {
    switch self {
    case .state: "@State"
    case .stateObject: "@StateObject"
    case .appStorage: "@AppStorage"
    case .sceneStorage: "@SceneStorage"
    case .focusState: "@FocusState"
    case .gestureState: "@GestureState"
    case .namespace: "@Namespace"
    case .adaptor: "delegate adaptor"
    case .proxy: "proxy"
    case .global: "global or static storage"
    case .constant: "constant"
    case .observedObject: "@ObservedObject"
    case .environmentObject: "environment object"
    case .binding: "@Binding"
    case .bindable: "@Bindable"
    case .focusedObject: "focused object or binding"
    case .classTyped: "reference to an object"
    case .storedClosure: "stored closure"
    case .objectSelf: "member of the object self"
    case .property, .given: "plain property"
    case .environment: "environment value"
    case .updatedWrapper: "value of a property wrapper"
    case .configuration: "style's configuration"
    case .local: "local"
    case .parameter: "parameter"
    case .capture: "capture list"
    case .functionReference: "bound when the body was evaluated"
    case .wholeView: "the view as a whole"
    case .exchangedObject: "object that also supplies the observed value"
    case .unresolved: "not found in the given paths, counted as a copy"
    }
  }
}
