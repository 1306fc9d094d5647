/// A value of the environment, known by its type.
///
/// `@Entry` declares one, and a property of `EnvironmentValues` for it. By hand, it is:
///
///     struct HoveringKey: EnvironmentKey {
///       static let defaultValue = false
///     }
///
///     extension EnvironmentValues {
///       var hovering: Bool {
///         get { self[HoveringKey.self] }
///         set { self[HoveringKey.self] = newValue }
///       }
///     }
public protocol EnvironmentKey {
  associatedtype Value
  /// What a place reads around which nobody has set the value.
  static var defaultValue: Value { get }
}
