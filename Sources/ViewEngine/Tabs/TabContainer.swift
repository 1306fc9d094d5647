/// The tabs of a tab view, below the node that reads the selection.
struct TabContainer {
  struct Tab {
    let part: ViewPart
    /// Makes it the selected one; nil if the selection has no value for it.
    let select: (() -> Void)?
  }

  let tabs: [Tab]
  let selected: Int
  /// What is wrong with the selection.
  let warning: String?
}

extension TabContainer: View, _PrimitiveView {
  struct _Mounted {
    var tabs: [MountedTab] = []
    var warning: String?
  }

  struct MountedTab {
    var tab: Tab
    let label: _AnyViewNode
    /// What tells the label, where that is not known before the content is evaluated.
    let item: PageSource?
    /// Nil until the tab is first selected, or asked for its label.
    var content: KeptNode?
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
    let items = view.tabs.indices.map { index in
      contents[index]?.item ?? (view.tabs[index].part.hasItemInBody ? PageSource() : nil)
    }
    var selected: KeptNode?
    if view.tabs.indices.contains(view.selected) {
      let part = view.tabs[view.selected].part.view(tellingItemTo: items[view.selected])
      selected = contents[view.selected]?.content
      if let selected {
        selected.replace(with: part)
        pass.show(selected)
      } else {
        selected = pass.insertKept(part)
      }
    }
    mounted.tabs = view.tabs.indices.map { index in
      let part = view.tabs[index].part
      let item = items[index]
      let isSelected = index == view.selected
      var content = isSelected ? selected : contents[index]?.content
      if let content, !isSelected {
        content.replace(with: part.view(tellingItemTo: item))
        pass.suspend(content)
      } else if let item, content == nil {
        content = pass.insertKept(part.view(tellingItemTo: item), isAway: true)
        content?.status.insert(.suspended)
      }
      let label = part.label ?? item.map { AnyView(TabItemLabel(source: $0)) } ?? AnyView(EmptyView())
      return MountedTab(
        tab: view.tabs[index], label: Self.label(label, replacing: contents[index]?.label, in: &pass), item: item,
        content: content, isSelected: isSelected)
    }
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

  static func _render(_ mounted: _Mounted, into rendering: inout _Rendering) {
    rendering.add(_Element("TabView")) { rendering in
      for tab in mounted.tabs {
        guard let content = tab.content else { continue }
        if tab.isSelected {
          rendering.enter(content)
        } else {
          rendering.putAway(.tab(content)) { $0.enter(content) }
        }
      }
      for tab in mounted.tabs {
        let element = _Element(
          "Tab",
          attributes: tab.isSelected ? [_Attribute("selected")] : [],
          control: .tab(_TabControl(select: tab.tab.select, content: tab.content)))
        rendering.add(element) { $0.enter(tab.label) }
      }
    }
  }
}

/// What a person can do with a tab.
package struct _TabControl {
  let select: (() -> Void)?
  let content: KeptNode?
}
