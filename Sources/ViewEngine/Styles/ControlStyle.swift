/// What the styles of controls have in common.
@MainActor @preconcurrency
public protocol _ControlStyle {
  /// What the tree calls a style that leaves the control as the engine has it; nil for one that makes something.
  nonisolated var _plainName: String? { get }
  /// What the tree calls the style.
  nonisolated var _name: String { get }
}

extension _ControlStyle {
  public nonisolated var _plainName: String? { nil }
  public nonisolated var _name: String { _plainName ?? "\(Self.self)" }
}

/// The parts of a control, as its style gets them.
public protocol _StyleConfiguration {
  static var _family: _StyleFamilies { get }
  /// Puts what a style made of the parts in the place of the control.
  @MainActor func _control(around body: AnyView) -> AnyView
}
