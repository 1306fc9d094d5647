/// A value of the environment, known by its type.
///
///     struct HoveringKey: EnvironmentKey { static let defaultValue = false }
///     extension EnvironmentValues {
///       var hovering: Bool { get { self[HoveringKey.self] } set { self[HoveringKey.self] = newValue } }
///     }
///
/// With the package's trait `Macros`, `@Entry var hovering = false` in such an extension declares both.
public protocol EnvironmentKey {
  associatedtype Value
  /// The default: read where no view around sets the value.
  static var defaultValue: Value { get }
}
