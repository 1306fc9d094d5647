/// The parts of a button whose action a tap runs.
public struct ButtonStyleConfiguration {
  public let role: ButtonRole?
  public let label: Label
  /// Whether a finger is on it. A tap of a host presses the button in one event, and releases it in the next.
  public let isPressed: Bool

  public struct Label: _ErasedPart { public let _view: AnyView }
}
