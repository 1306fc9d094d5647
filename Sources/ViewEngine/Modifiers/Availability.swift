/// Has controls not react, which nothing inside can undo.
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
  public static func _render(
    _ look: Void, around content: () -> Void, into rendering: _Rendering
  ) {
    rendering.apply(PresenceTrait.hidden, around: content)
  }
}

private struct IsEnabledKey: EnvironmentKey { static let defaultValue = true }

extension EnvironmentValues {
  /// Whether controls react; `disabled(_:)` says that they do not.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }
}

extension _EnvironmentScope {
  /// Whether it is set here that controls react.
  final var isEnabledHere: Bool? { ownValue(of: IsEnabledKey.self) }
}

extension View {
  /// Has the controls in the view not react, and `isEnabled` be false in its environment; an outer
  /// `disabled(true)` cannot be undone from inside.
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    _EnvironmentView(self, _DisabledSetting(disabled: disabled))
  }

  /// Keeps the view, its state and its actions, and has nobody see it.
  public nonisolated func hidden() -> some View { _HiddenView(content: self, _look: ()) }
}
