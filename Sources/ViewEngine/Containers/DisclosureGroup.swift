/// A view that shows its content, or only its label. Hidden content is not made.
public struct DisclosureGroup<Label: View, Content: View> {
  private let label: Label
  private let content: () -> Content
  private let isExpanded: Binding<Bool>?
  @State private var isExpandedByItself = false

  nonisolated init(_ label: Label, _ isExpanded: Binding<Bool>?, _ content: @escaping () -> Content) {
    (self.label, self.content, self.isExpanded) = (label, content, isExpanded)
  }

  public nonisolated init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(label(), isExpanded, content)
  }

  public nonisolated init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label(), nil, content)
  }
}

extension DisclosureGroup where Label == Text {
  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(title) }
  }

  @_disfavoredOverload
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
      content: _Pair(
        DisclosureLabel(content: label, _look: { isExpanded.wrappedValue.toggle() }), isShown ? content() : nil),
      isExpanded: isShown)
  }
}

struct DisclosureContainer<Content: View> {
  let content: Content
  let _look: [_Attribute]

  init(content: Content, isExpanded: Bool) {
    self.content = content
    _look = [_Attribute(isExpanded ? "expanded" : "collapsed")]
  }
}

extension DisclosureContainer: _ContainerView { static var _name: String { "DisclosureGroup" } }

/// The label of what can be shown and hidden by a tap on it.
struct DisclosureLabel<Content: View> {
  let content: Content
  let _look: () -> Void
}

extension DisclosureLabel: _WrapperView {
  static func _render(_ look: @escaping () -> Void, around content: () -> Void, into rendering: _Rendering) {
    rendering.add(_Element("DisclosureLabel", control: ButtonControl(action: look)), around: content)
  }
}
