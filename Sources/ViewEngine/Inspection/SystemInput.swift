/// A value of the environment that the system changes while an app runs.
// Not the language, the calendar and the time zone: most apps start again for a new one.
@MainActor
package struct SystemInput {
  /// As in `EnvironmentValues`.
  package let name: String
  package let keyPath: AnyKeyPath
  private let property: Any

  private init<Value>(_ name: String, _ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.name = name
    self.keyPath = keyPath
    property = Environment(keyPath)
  }

  fileprivate func isRead<Value>(by other: Environment<Value>) -> Bool {
    (property as? Environment<Value>)?.isSame(as: other) == true
  }

  fileprivate static let all: [SystemInput] = [
    SystemInput("viewportSize", \.viewportSize), SystemInput("colorScheme", \.colorScheme),
    SystemInput("scenePhase", \.scenePhase),
    SystemInput("horizontalSizeClass", \.horizontalSizeClass), SystemInput("verticalSizeClass", \.verticalSizeClass),
    SystemInput("dynamicTypeSize", \.dynamicTypeSize), SystemInput("layoutDirection", \.layoutDirection),
    SystemInput("controlActiveState", \.controlActiveState),
    SystemInput("accessibilityReduceMotion", \.accessibilityReduceMotion),
    SystemInput("accessibilityDifferentiateWithoutColor", \.accessibilityDifferentiateWithoutColor),
    SystemInput("accessibilityVoiceOverEnabled", \.accessibilityVoiceOverEnabled),
  ]
}

/// A property that may read a value of the system.
@MainActor
package protocol SystemReader { var systemInput: SystemInput? { get } }

extension Environment: SystemReader {
  package var systemInput: SystemInput? { SystemInput.all.first { $0.isRead(by: self) } }
}
