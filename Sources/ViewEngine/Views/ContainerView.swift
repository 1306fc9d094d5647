/// A view that arranges its content; the engine keeps what it is called and how it was asked to look.
public protocol _ContainerView: _WrapperView where Look == [_Attribute] {
  static var _name: String { get }
}

extension _ContainerView {
  @inlinable public static var _isOwnView: Bool { true }
  @inlinable public static var _isSilent: Bool { true }

  // What is said about a view in it, is said to it and not to what is around.
  public func _addTraits(to traits: inout _ViewTraits) {}
  public static func _addTraitKeys(to keys: inout _ViewTraitKeys) {}

  public static func _render(
    _ look: [_Attribute], around content: () -> Void, into rendering: _Rendering
  ) {
    rendering.add(ContainerElement(_name, look), around: content)
  }

  // NB: in a row of a list it is the row, and what is in it are no rows.

  @inlinable public static func _mount(_ view: Self, in pass: inout _Pass) -> _Wrapped<Content, [_Attribute]> {
    let isAmongRows = pass.isAmongRows
    pass.isAmongRows = false
    defer { pass.isAmongRows = isAmongRows }
    return _Wrapped(content: Content._mount(view.content, in: &pass), look: view._look)
  }

  @inlinable public static func _update(
    _ mounted: inout _Wrapped<Content, [_Attribute]>, to view: consuming Self, in pass: inout _Pass
  ) {
    let (content, look) = (view.content, view._look)
    let isAmongRows = pass.isAmongRows
    pass.isAmongRows = false
    Content._update(&mounted.content, to: content, in: &pass)
    pass.isAmongRows = isAmongRows
    mounted.look = look
  }
}
