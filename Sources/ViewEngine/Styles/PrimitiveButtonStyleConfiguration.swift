/// The parts of a button, and its action.
public struct PrimitiveButtonStyleConfiguration: _StyleConfiguration {
  public let role: ButtonRole?
  public let label: Label
  let action: () -> Void

  public struct Label: _ErasedPart { public let _view: AnyView }

  /// Does what the button is for.
  public func trigger() { action() }

  public static var _family: _StyleFamilies { .button }
  public func _control(around body: AnyView) -> AnyView { body }
}
