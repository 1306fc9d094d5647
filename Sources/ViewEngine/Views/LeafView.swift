/// A primitive view without children: what stays of it in the tree is the view itself.
public protocol _LeafView: _PrimitiveView where _Mounted == Self {
  /// What a person sees of it.
  var _element: _Element { get }
  /// What a person reads on it.
  var _text: String? { get }
}

/// What a leaf shows, as the view has it.
struct LeafElement<Leaf: _LeafView>: ShownElement {
  let leaf: Leaf
  var name: String { leaf._element.name }
  var text: String? { leaf._text }
  var symbol: String? { leaf._element.symbol }
  var attributes: [_Attribute] { leaf._element.attributes }
}

extension _LeafView {
  public var _text: String? { _element.text }
  @inlinable public static var _readsModels: Bool { false }
  @inlinable public static func _mount(_ view: Self, in pass: inout _Pass) -> Self { view }
  @inlinable public static func _update(_ mounted: inout Self, to view: consuming Self, in pass: inout _Pass) {
    mounted = view
  }
  @inlinable public static func _change(_ mounted: inout Self, to presence: _Presence, in pass: inout _Pass) {}
  @inlinable public static func _visit(_ mounted: Self, by visitor: _Visitor) {
    guard let rendering = visitor.rendering else { return }
    rendering.note(Self.self) { rendering.addLeaf(mounted) }
  }
}

extension _Rendering {
  @usableFromInline func addLeaf(_ leaf: some _LeafView) { add(LeafElement(leaf: leaf)) }
}
