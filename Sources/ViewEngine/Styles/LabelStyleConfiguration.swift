/// The parts of a label.
public struct LabelStyleConfiguration: _StyleConfiguration {
  public let title: Title
  public let icon: Icon

  public struct Title: _ErasedPart { public let _view: AnyView }
  public struct Icon: _ErasedPart { public let _view: AnyView }

  public static var _family: _StyleFamilies { .label }
  public func _control(around body: AnyView) -> AnyView { AnyView(_PlainLabel(content: body)) }
}
