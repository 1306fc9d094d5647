public protocol _ForwardingView: _PrimitiveView where _Mounted == Plain._Mounted {
  associatedtype Plain: View
  var _plain: Plain { get }
}

extension _ForwardingView {
  @inlinable public static var _readsModels: Bool { Plain._readsModels }

  @inlinable public static func _mount(_ view: Self, in pass: inout _Pass) -> Plain._Mounted {
    Plain._mount(view._plain, in: &pass)
  }

  @inlinable public static func _update(
    _ mounted: inout Plain._Mounted, to view: consuming Self, in pass: inout _Pass
  ) {
    Plain._update(&mounted, to: view._plain, in: &pass)
  }

  @inlinable public static func _change(_ mounted: inout Plain._Mounted, to presence: _Presence, in pass: inout _Pass) {
    Plain._change(&mounted, to: presence, in: &pass)
  }

  @inlinable public static func _visit(_ mounted: Plain._Mounted, by visitor: _Visitor) {
    Plain._visit(mounted, by: visitor)
  }
}
