/// A value of the environment, known by its type.
///
/// Declare one, and a property of `EnvironmentValues` for it:
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
///
/// SwiftUI's `@Entry` writes this for you. It is a macro, and would need a compiler plug-in, which no
/// toolchain outside of Apple's brings along: here it is the declaration above.
public protocol EnvironmentKey {
  associatedtype Value
  /// What a place reads around which nobody has set the value.
  static var defaultValue: Value { get }
}
