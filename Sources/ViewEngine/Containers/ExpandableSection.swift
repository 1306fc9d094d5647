/// The header of a section whose rows can be hidden by a tap on it: a node, which reads whether they are.
public struct _SectionDisclosure<Label: View> {
  let label: Label
  let isExpanded: Binding<Bool>
}

extension _SectionDisclosure: _EngineView {
  public var body: some View {
    ExpansionView(
      content: DisclosureLabel(content: label, _look: { isExpanded.wrappedValue.toggle() }),
      _look: isExpanded.wrappedValue)
  }
}

/// The rows of a section that can be hidden: a node, which reads whether they are.
public struct _SectionRows<Content: View> {
  let content: Content
  let isExpanded: Binding<Bool>
}

extension _SectionRows: _EngineView {
  @inlinable public static func _mount(_ view: Self, in pass: inout _Pass) -> _CompositeNode<Self> {
    mountUncounted(view, keepsRows: true, in: &pass)
  }

  public var body: some View {
    if isExpanded.wrappedValue { content }
  }
}

/// A view that tells whether something is expanded.
private struct ExpansionView<Content: View> {
  let content: Content
  let _look: Bool
}

extension ExpansionView: _WrapperView {
  static func _render(
    _ look: Bool, around content: () -> Void, into rendering: _Rendering
  ) {
    rendering.decorate(_Attribute(look ? "expanded" : "collapsed"), around: content)
  }
}
