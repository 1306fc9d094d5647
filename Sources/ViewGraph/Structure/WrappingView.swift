/// A primitive view around one other view. It supplies the content's mounted part and its own behaviour;
/// all other requirements are forwarded to the content.
public protocol _WrappingView: _ModifiedView, _PrimitiveView {
  static func _content(of mounted: _Mounted) -> Content._Mounted
}

extension _WrappingView {
  @inlinable public static var _readsModels: Bool { Content._readsModels }
  @inlinable public static var _mayBeEmpty: Bool { Content._mayBeEmpty }
  @inlinable public static func _isEmpty(_ mounted: _Mounted) -> Bool { Content._isEmpty(_content(of: mounted)) }

  @inlinable public static func _leavesAtOnce(_ mounted: _Mounted) -> Bool {
    Content._leavesAtOnce(_content(of: mounted))
  }

  @inlinable public static func _visit(_ mounted: _Mounted, by visitor: _Visitor) {
    Content._visit(_content(of: mounted), by: visitor)
  }
}

/// A wrapping view without its own value in the mounted tree.
extension _WrappingView where _Mounted == Content._Mounted {
  @inlinable public static func _content(of mounted: _Mounted) -> Content._Mounted { mounted }

  @inlinable public static func _change(_ mounted: inout _Mounted, to presence: _Presence, in pass: inout _Pass) {
    Content._change(&mounted, to: presence, in: &pass)
  }
}
