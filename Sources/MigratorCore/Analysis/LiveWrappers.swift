/// Property wrappers of well-known packages. The setting `liveWrappers` adds others.
enum LiveWrappers {
  /// A read returns the current value, also through a copy of the view that was made before.
  static let live: Set<String> = [
    // Defaults, and stores like it.
    "Default", "CloudStorage", "DefaultsStorage",
    // The Composable Architecture's shared state.
    "Shared", "SharedReader",
    // Realm keeps the results and the object in a state of the view.
    "ObservedResults", "ObservedSectionedResults", "StateRealmObject",
    // Factory resolves at each read; Infomaniak's container keeps what it has made.
    "DynamicInjected", "InjectService", "LazyInjectService",
  ]

  static let bindings: Set<String> = ["Default", "CloudStorage", "DefaultsStorage"]

  /// A read returns an object that was resolved when the view was made, or that the parent gave.
  static let references: Set<String> = [
    // swift-dependencies
    "Dependency",
    // Factory and Resolver
    "Injected", "LazyInjected", "WeakLazyInjected", "OptionalInjected", "InjectedObject", "InjectedObservable",
    // Realm
    "ObservedRealmObject",
  ]

  /// Wrappers with the name of another type or module in front.
  static let qualified: [String: StorageKind] = [
    "FocusState.Binding": .binding, "AccessibilityFocusState.Binding": .binding, "Perception.Bindable": .bindable,
  ]

  /// Functions that give a part of the code other values of swift-dependencies than the app has.
  static let dependencyChanges: Set<String> = [
    "withDependencies", "prepareDependencies", "withEscapedDependencies", "dependency", "transformDependency",
  ]
}
