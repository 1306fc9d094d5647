/// A part of a control, handed to a style without its type.
public protocol _ErasedPart: _PrimitiveView where _Mounted == _AnyViewNode {
  var _view: AnyView { get }
}

extension _ErasedPart {
  public static func _mount(_ part: Self, in pass: inout _Pass) -> _AnyViewNode {
    AnyView._mount(part._view, in: &pass)
  }

  public static func _update(_ mounted: inout _AnyViewNode, to part: Self, in pass: inout _Pass) {
    AnyView._update(&mounted, to: part._view, in: &pass)
  }
}
