/// The parts of a toggle.
public struct ToggleStyleConfiguration: _StyleConfiguration {
  public let label: Label
  @Binding public var isOn: Bool
  /// Whether some of several values are on, and some off.
  public var isMixed: Bool { mixed() }
  let mixed: () -> Bool
  let isPart: Bool

  public struct Label: _ErasedPart { public let _view: AnyView }

  public static var _family: _StyleFamilies { .toggle }

  public func _control(around body: AnyView) -> AnyView {
    AnyView(ToggleControl(content: body, _look: ToggleLook(isMixed: isMixed, isOn: $isOn, isPart: isPart)))
  }
}
