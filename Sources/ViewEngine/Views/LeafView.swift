/// A primitive view without children: what stays of it in the tree is the view itself.
public protocol _LeafView: _PrimitiveView where _Mounted == Self {
  var _element: _Element { get }
  var _text: String? { get }
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

/// A view that arranges its content; the engine keeps what it is called and how it was asked to look.
public protocol _ContainerView: _WrapperView where Look == [_Attribute] { static var _name: String { get } }

extension _ContainerView {
  @inlinable public static var _isOwnView: Bool { true }
  @inlinable public static var _isSilent: Bool { true }

  // Traits of a view inside belong to that view, and not to the enclosing one.
  public func _addTraits(to traits: inout _ViewTraits) {}
  public static func _addTraitKeys(to keys: inout _ViewTraitKeys) {}

  public static func _render(_ look: [_Attribute], around content: () -> Void, into rendering: _Rendering) {
    rendering.add(ContainerElement(_name, look), around: content)
  }

  // In a row of a list it is the row, and what is in it are no rows.

  @inlinable public static func _mount(_ view: Self, in pass: inout _Pass) -> _Wrapped<Content, [_Attribute]> {
    let role = pass.contentRole
    pass.contentRole = .none
    defer { pass.contentRole = role }
    return _Wrapped(content: Content._mount(view.content, in: &pass), look: view._look)
  }

  @inlinable public static func _update(
    _ mounted: inout _Wrapped<Content, [_Attribute]>, to view: consuming Self, in pass: inout _Pass
  ) {
    let (content, look) = (view.content, view._look)
    let role = pass.contentRole
    pass.contentRole = .none
    Content._update(&mounted.content, to: content, in: &pass)
    pass.contentRole = role
    mounted.look = look
  }
}

/// A view around one other view that gives the container a trait, such as a tag or a badge.
public protocol _TraitWritingView: _ModifiedView {
  /// Writes the trait. The value of an outer modifier takes precedence.
  func _write(_ traits: inout _ViewTraits)
  /// Adds the keys of the traits that `_write(_:)` may set.
  static func _name(_ keys: inout _ViewTraitKeys)
}

extension _TraitWritingView {
  public func _addTraits(to traits: inout _ViewTraits) {
    _write(&traits)
    content._addTraits(to: &traits)
  }

  public static func _addTraitKeys(to keys: inout _ViewTraitKeys) {
    _name(&keys)
    Content._addTraitKeys(to: &keys)
  }
}

struct LeafElement<Leaf: _LeafView>: ShownElement {
  let leaf: Leaf
  var name: String { leaf._element.name }
  var text: String? { leaf._text }
  var symbol: String? { leaf._element.symbol }
  var attributes: [_Attribute] { leaf._element.attributes }
}

extension _Rendering { @usableFromInline func addLeaf(_ leaf: some _LeafView) { add(LeafElement(leaf: leaf)) } }
