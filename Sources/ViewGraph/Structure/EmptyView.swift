/// A view that shows nothing.
public struct EmptyView: Sendable, BitwiseCopyable {
  @inlinable public init() {}
}

extension EmptyView: _PrimitiveView {
  @inlinable public static var _readsModels: Bool { false }
  @inlinable public static func _mount(_ view: EmptyView, in pass: inout _Pass) -> EmptyView { view }
  @inlinable public static func _update(_ mounted: inout EmptyView, to view: EmptyView, in pass: inout _Pass) {}
  @inlinable public static func _change(_ mounted: inout Self, to presence: _Presence, in pass: inout _Pass) {}
  @inlinable public static var _mayBeEmpty: Bool { true }
  @inlinable public static func _isEmpty(_ mounted: EmptyView) -> Bool { true }
  @inlinable public static func _visit(_ mounted: EmptyView, by visitor: _Visitor) {}
  public func _addParts(to parts: inout _ViewParts) {}
}
