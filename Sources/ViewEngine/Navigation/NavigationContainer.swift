/// The pages of a navigation stack, below the node that reads the path.
struct NavigationContainer {
  struct Page {
    let entry: NavigationController.Entry
    let view: AnyView
  }

  /// What the tree calls it.
  let name: String
  let root: AnyView
  let pages: [Page]
  /// Takes the page with that index away, and all above it.
  let pop: (Int) -> Void
  /// Forgets a link whose page the path took away.
  let drop: (NavigationController.PushedLink) -> Void
}

extension NavigationContainer: View, _PrimitiveView {
  struct _Mounted {
    /// The root, and the pages above it.
    var nodes: [PageNode] = []
    var entries: [NavigationController.Entry] = []
    let name: String
    var pop: (Int) -> Void
  }

  static func _mount(_ view: NavigationContainer, in pass: inout _Pass) -> _Mounted {
    var mounted = _Mounted(name: view.name, pop: view.pop)
    _update(&mounted, to: view, in: &pass)
    return mounted
  }

  /// Pages are evaluated from the root up, for a page is built by what a lower one declares. The page that is
  /// seen appears before others disappear.
  static func _update(_ mounted: inout _Mounted, to view: NavigationContainer, in pass: inout _Pass) {
    let kept = zip(mounted.entries, view.pages).prefix { $0 == $1.entry }.count
    let views = [view.root] + view.pages.map(\.view)
    let removed = mounted.nodes.dropFirst(kept + 1)
    mounted.nodes.removeLast(removed.count)
    for (index, page) in views.enumerated() {
      let isCovered = index < views.count - 1
      guard index < mounted.nodes.count else {
        mounted.nodes.append(pass.insertPage(page, isAway: isCovered))
        continue
      }
      let node = mounted.nodes[index]
      node.replace(with: page)
      if isCovered { pass.revisit(node, changed: false) } else { pass.show(node) }
    }
    for node in mounted.nodes.dropLast() { pass.cover(node) }
    for node in removed.reversed() { pass.remove(node) }
    for case .link(let link) in mounted.entries[kept...] where !view.pages.contains(where: { $0.entry == .link(link) })
    {
      pass.collect { view.drop(link) }
    }
    mounted.entries = view.pages.map(\.entry)
    mounted.pop = view.pop
  }

  static func _change(_ mounted: inout _Mounted, to presence: _Presence, in pass: inout _Pass) {
    for node in mounted.nodes.reversed() { pass.schedule(node, .change(presence)) }
  }

  static func _visit(_ mounted: _Mounted, by visitor: _Visitor) {
    guard let rendering = visitor.rendering else { return mounted.nodes.forEach(visitor.enter) }
    let top = mounted.nodes.count - 1
    let pop = mounted.pop
    var element = _Element(mounted.name, control: top > 0 ? BackControl { pop(top - 1) } : nil)
    element.showsTitle = true
    if top > 0 { rendering.note(landmark: BackControl.self) }
    rendering.add(element) {
      for (index, node) in mounted.nodes.enumerated() {
        if index == top {
          rendering.enter(node)
        } else {
          rendering.apply(AwayTrait(away: .page)) { rendering.enter(node) }
        }
      }
    }
  }
}

/// What a person can do with a navigation stack that shows a page above its root.
package struct BackControl: Control {
  let action: () -> Void

  package func offer(to offers: inout Offers) {
    let screen = offers.screen
    guard screen.backPlace.map({ $0.isSame(as: offers.place) }) ?? false else { return }
    offers.add(Back.self, isEnabled: !screen.hidesBackButton(offers.place), action)
  }
}
