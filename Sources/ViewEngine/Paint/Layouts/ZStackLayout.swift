/// What `ZStack` does, as a layout.
public struct ZStackLayout: _BuiltInLayout {
  public var alignment: Alignment

  public init(alignment: Alignment = .center) { self.alignment = alignment }

  public var _outline: _Outline {
    _Outline("ZStack", _Attribute.list([alignment != .center ? ("alignment", "\(alignment)") : nil]))
  }
}
