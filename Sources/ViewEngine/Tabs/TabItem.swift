/// A view with what its tab shows; outside of a tab view it is just the view.
struct TabItemView<Content: View, Label: View> {
  let content: Content
  let label: Label
}

extension TabItemView: _WrappingView {
  struct _Mounted {
    var content: Content._Mounted
    /// The tab that has no label but this one; nil if it has one.
    let tab: PageSource?
  }

  static func _mount(_ view: Self, in pass: inout _Pass) -> _Mounted {
    let tab = EnvironmentValues(in: pass.scope, readBy: nil).tabItem.source
    tab?.replace(with: view.makeLabel, in: &pass)
    return _Mounted(content: Content._mount(view.content, in: &pass), tab: tab)
  }

  static func _update(_ mounted: inout _Mounted, to view: Self, in pass: inout _Pass) {
    mounted.tab?.replace(with: view.makeLabel, in: &pass)
    Content._update(&mounted.content, to: view.content, in: &pass)
  }

  static func _change(_ mounted: inout _Mounted, to presence: _Presence, in pass: inout _Pass) {
    Content._change(&mounted.content, to: presence, in: &pass)
    if presence == .removed { mounted.tab?.forget() }
  }

  static func _content(of mounted: _Mounted) -> Content._Mounted { mounted.content }

  private var makeLabel: (AnyHashable?) -> AnyView { { [label] _ in AnyView(label) } }
}

extension TabItemView: _TraitWritingView {
  func _write(_ traits: inout _ViewTraits) { traits.add(AnyView(label), for: TabLabelKey.self) }
  static func _name(_ keys: inout _ViewTraitKeys) { keys.insert(TabLabelKey.self) }
}

extension View {
  /// Says what the tab of this view shows, and is looked up by.
  ///
  /// A tab whose item stands in the body of its view is evaluated, unseen, to find out what it is called; one whose
  /// item stands in the content of the `TabView` itself is not evaluated before it is selected.
  public nonisolated func tabItem<Label: View>(@ViewBuilder _ label: () -> Label) -> some View {
    TabItemView(content: self, label: label())
  }
}
