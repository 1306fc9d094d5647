/// Disables controls; content inside cannot enable them again.
public struct _DisabledSetting: _EnvironmentSetting {
  let disabled: Bool
  public func differs(from other: Self) -> Bool { disabled != other.disabled }
  public func apply(to values: inout EnvironmentValues) { values.isEnabled = values.isEnabled && !disabled }
}

/// A view that takes its room and is not seen.
public struct _HiddenView<Content: View> {
  public let content: Content
  public let _look: Void
}

extension _HiddenView: _WrapperView {
  public static func _render(_ look: Void, around content: () -> Void, into rendering: _Rendering) {
    rendering.apply(PresenceTrait.hidden, around: content)
  }
}

extension EnvironmentValues {
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }
}

extension View {
  /// Inner views cannot undo an outer `disabled(true)`.
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    _EnvironmentView(self, _DisabledSetting(disabled: disabled))
  }

  /// Keeps the view, its state and its actions off screen.
  public nonisolated func hidden() -> some View { _HiddenView(content: self, _look: ()) }
}

/// A view that is more or less transparent.
public struct _OpacityView<Content: View> {
  public let content: Content
  public let _look: Double
}

extension _OpacityView: _WrapperView {
  public static func _render(_ look: Double, around content: () -> Void, into rendering: _Rendering) {
    let attribute = _Attribute("opacity", "\(look)")
    guard look <= 0 else { return rendering.decorate(attribute, around: content) }
    rendering.apply(PresenceTrait(flags: .hidden, attribute: attribute, modifier: "opacity(0)"), around: content)
  }
}

extension View {
  /// A host treats a view of opacity 0 as hidden.
  public nonisolated func opacity(_ opacity: Double) -> some View { _OpacityView(content: self, _look: opacity) }
}

private struct IsEnabledKey: EnvironmentKey { static let defaultValue = true }

extension _EnvironmentScope {
  /// The value of `isEnabled` that is set here; nil if none is.
  final var isEnabledHere: Bool? { ownValue(of: IsEnabledKey.self) }
}
