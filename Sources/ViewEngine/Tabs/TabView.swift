/// Several views of which one is shown: a person selects it by its tab.
///
/// A tab's content is made when it is first selected, and kept when it is left: it disappears, keeps its
/// state, and is not evaluated until it is selected again.
public struct TabView<SelectionValue: Hashable, Content: View> {
  private let selection: Binding<SelectionValue>?
  private let content: Content
  /// Which tab is selected if no binding says so.
  @State private var selected: [AnyHashable]?

  /// - Parameters:
  ///   - selection: the tag of the selected tab. A value that no tab has shows the first tab.
  ///   - content: the tabs, each with a `tabItem` and a `tag`.
  public nonisolated init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }
}

extension TabView where SelectionValue == Int {
  /// Tabs that keep their selection to themselves.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content)
  }
}

extension TabView: _EngineView {
  public var body: some View {
    let parts = ViewPart.parts(of: content)
    let wanted = selection.map { selection in
      let value = selection.wrappedValue
      return parts.firstIndex { $0.tag?.isSelected(in: value) ?? false }
    }
    let own = parts.firstIndex { $0.id == selected }
    TabContainer(
      tabs: parts.map { part in TabContainer.Tab(part: part, select: selecting(part)) },
      selected: (wanted ?? own) ?? 0,
      warning: wanted == .some(nil) && !parts.isEmpty ? warning : nil)
  }

  /// What makes a part the selected one; nil if the selection has no value for it.
  private func selecting(_ part: ViewPart) -> (() -> Void)? {
    guard let selection else { return { selected = part.id } }
    guard let value = part.tag?.selection(as: SelectionValue.self) else { return nil }
    return { selection.wrappedValue = value }
  }

  private var warning: String? {
    selection.map {
      "TabView: the selection \"\($0.wrappedValue)\" of type \(SelectionValue.self) is the tag of no tab; "
        + "the first tab is shown."
    }
  }
}
