/// The tabs of a tab view, below the node that reads the selection.
struct TabContainer {
  struct Tab {
    let part: ViewPart
    /// The item of a tab whose own body declares its label or tag.
    let item: TabItem?
    /// Makes it the selected one; nil if the selection has no value for it.
    let select: (() -> Void)?
  }

  let tabs: [Tab]
  /// The selected tab; nil while the tabs' tags are unknown: the container is then evaluated again.
  let selected: Int?
  /// The warning about a problem of the selection; nil if there is none.
  let warning: String?
}

extension TabContainer.Tab {
  @MainActor fileprivate var view: AnyView { part.view(tellingItemTo: part.label == nil ? item?.label : nil) }

  @MainActor fileprivate var label: AnyView {
    part.label ?? item.map { AnyView(TabItemLabel(source: $0.label)) } ?? AnyView(EmptyView())
  }
}

extension TabContainer: View, _PrimitiveView {
  struct _Mounted {
    var tabs: [MountedTab] = []
    var warning: String?
  }

  struct MountedTab {
    var tab: Tab
    let label: _AnyViewNode
    /// Nil until the tab is first selected, or asked.
    var content: PageNode?
    var isSelected = false
  }

  static func _mount(_ view: TabContainer, in pass: inout _Pass) -> _Mounted {
    var mounted = _Mounted()
    _update(&mounted, to: view, in: &pass)
    return mounted
  }

  /// The selected tab appears before the one that is left disappears.
  static func _update(_ mounted: inout _Mounted, to view: TabContainer, in pass: inout _Pass) {
    if let warning = view.warning, warning != mounted.warning { pass.graph.warn(warning) }
    mounted.warning = view.warning
    var old = mounted.tabs
    let contents = view.tabs.map { tab in
      old.firstIndex { $0.tab.part.id == tab.part.id }.map { old.remove(at: $0) }
    }
    var selected: PageNode?
    let selectedIndex = view.selected ?? contents.firstIndex { $0?.isSelected ?? false }
    if let index = selectedIndex, view.tabs.indices.contains(index) {
      let part = view.tabs[index].view
      selected = contents[index]?.content
      if let selected {
        selected.replace(with: part)
        pass.show(selected)
      } else {
        selected = pass.insertPage(part)
      }
    }
    mounted.tabs = view.tabs.indices.map { index in
      let tab = view.tabs[index]
      let isSelected = index == selectedIndex
      var content = isSelected ? selected : contents[index]?.content
      if let content, !isSelected {
        content.replace(with: tab.view)
        pass.suspend(content)
      } else if tab.item != nil, content == nil {
        content = pass.insertPage(tab.view, isOffScreen: true)
        content?.status.insert(.suspended)
      }
      tab.item?.content = content
      return MountedTab(
        tab: tab, label: label(tab.label, replacing: contents[index]?.label, in: &pass), content: content,
        isSelected: isSelected)
    }
    // The contents, which were scheduled before, are evaluated first.
    if view.selected == nil { pass.schedule(pass.node, .evaluate) }
    for index in old.indices { remove(&old[index], in: &pass) }
  }

  @MainActor private static func label(_ view: AnyView, replacing old: _AnyViewNode?, in pass: inout _Pass)
    -> _AnyViewNode
  {
    guard var node = old else { return AnyView._mount(view, in: &pass) }
    AnyView._update(&node, to: view, in: &pass)
    return node
  }

  @MainActor private static func remove(_ tab: inout MountedTab, in pass: inout _Pass) {
    if let content = tab.content { pass.remove(content) }
    pass.schedule(tab.label, .change(.removed))
  }

  static func _change(_ mounted: inout _Mounted, to presence: _Presence, in pass: inout _Pass) {
    for tab in mounted.tabs {
      if let content = tab.content { pass.schedule(content, .change(presence)) }
      pass.schedule(tab.label, .change(presence))
    }
  }

  static func _visit(_ mounted: _Mounted, by visitor: _Visitor) {
    guard let rendering = visitor.rendering else {
      for tab in mounted.tabs { tab.content.map(visitor.enter) }
      return
    }
    rendering.add(ContainerElement("TabView")) {
      for tab in mounted.tabs {
        guard let content = tab.content else { continue }
        rendering.apply(TabDepth()) {
          if tab.isSelected {
            rendering.enter(content)
          } else {
            rendering.apply(OffScreenTrait(reason: UnselectedTab(content: content))) { rendering.enter(content) }
          }
        }
      }
      for tab in mounted.tabs {
        let element = _Element(
          "Tab",
          attributes: _Attribute.list([
            tab.isSelected ? ("selected", nil) : nil, tab.tab.part.badge.map { ("badge", $0) },
          ]),
          control: TabControl(select: tab.tab.select, content: tab.content))
        let write = {
          rendering.note(landmark: TabControl.self)
          rendering.add(element) { rendering.enter(tab.label) }
        }
        if tab.tab.part.isDisabled { rendering.apply(PresenceTrait.disabled, around: write) } else { write() }
      }
    }
  }
}

/// Says that a badge of the elements in it is on their tab.
struct TabDepth: ElementTrait, ElementContextKey {
  static var defaultValue: Int { -1 }
  func apply(to context: inout ElementContext) { context[TabDepth.self] = context.depth }
}

/// The actions of a tab.
package struct TabControl: Control {
  let select: (() -> Void)?
  let content: PageNode?

  package func addActions(to collector: inout ActionCollector) {
    collector.add(Select.self, isEnabled: select != nil, select)
  }
}
