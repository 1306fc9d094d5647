/// A view that shows its content, or only its label. What is not shown is not made.
public struct DisclosureGroup<Label: View, Content: View> {
  private let label: Label
  private let content: () -> Content
  private let isExpanded: Binding<Bool>?
  @State private var isExpandedByItself = false

  /// - Parameter isExpanded: whether the content is shown; a tap on the label changes it.
  public nonisolated init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content
    self.isExpanded = isExpanded
  }

  public nonisolated init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content
    isExpanded = nil
  }
}

extension DisclosureGroup where Label == Text {
  public nonisolated init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(title) }
  }

  public nonisolated init<Title: StringProtocol>(
    _ title: Title, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}

extension DisclosureGroup: _EngineView {
  public var body: some View {
    let isExpanded = isExpanded ?? $isExpandedByItself
    let isShown = isExpanded.wrappedValue
    DisclosureContainer(
      content: TupleView(
        DisclosureLabel(content: label, _look: { isExpanded.wrappedValue.toggle() }), isShown ? content() : nil),
      _look: [_Attribute(isShown ? "expanded" : "collapsed")])
  }
}

private struct DisclosureContainer<Content: View> {
  let content: Content
  let _look: [_Attribute]
}

/// The label of a disclosure group, which shows and hides the content.
private struct DisclosureLabel<Content: View> {
  let content: Content
  let _look: () -> Void
}

extension DisclosureContainer: _ContainerView { static var _name: String { "DisclosureGroup" } }

extension DisclosureLabel: _WrapperView {
  static func _render(
    _ look: @escaping () -> Void, around content: (inout _Rendering) -> Void, into rendering: inout _Rendering
  ) {
    rendering.add(_Element("DisclosureLabel", control: .button(look)), around: content)
  }
}
