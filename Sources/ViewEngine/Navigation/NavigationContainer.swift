/// The pages of a navigation stack, below the node that reads the path.
struct NavigationContainer {
  struct Page {
    let entry: NavigationController.Entry
    let view: AnyView
  }

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

  /// Pages are evaluated from the root up: a lower page declares the next. It appears before others disappear.
  static func _update(_ mounted: inout _Mounted, to view: NavigationContainer, in pass: inout _Pass) {
    let kept = zip(mounted.entries, view.pages).prefix { $0 == $1.entry }.count
    let views = [view.root] + view.pages.map(\.view)
    let removed = mounted.nodes.dropFirst(kept + 1)
    mounted.nodes.removeLast(removed.count)
    for (index, page) in views.enumerated() {
      let isCovered = index < views.count - 1
      guard index < mounted.nodes.count else {
        mounted.nodes.append(pass.insertPage(page, isOffScreen: isCovered))
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
          rendering.apply(OffScreenTrait(reason: CoveredPage())) { rendering.enter(node) }
        }
      }
    }
  }
}

/// The actions of a navigation stack that shows a page above its root.
package struct BackControl: Control {
  let action: () -> Void

  package func addActions(to collector: inout ActionCollector) {
    guard Self.innermost(in: collector.place.landmarks(BackControl.self))?.isSame(as: collector.place) ?? false else {
      return
    }
    collector.add(GoBack.self, isEnabled: !Self.isHidden(in: collector.place), action)
  }
}

/// The node of a page. It may be off screen: in a tab that was left, or below a different page. A page off screen has
/// disappeared, and keeps its state. A covered page is kept up to date; a tab is suspended: none of its bodies is
/// evaluated. Coming back has two steps. First the out-of-date bodies are evaluated, still hidden, so that observers
/// see their changes while nothing appears or disappears yet. Then all current content appears, once.
typealias PageNode = _AnyViewNode

extension PageNode {
  var isOffScreen: Bool { status.contains(.away) }

  /// Takes over a newer view, to be evaluated with the next pass that finds the page shown.
  func replace(with view: AnyView) {
    box = view.box
    status.insert([.outOfDate, .replaced])
  }
}

extension _Pass {
  /// Mounts a page; one that is put away is mounted without appearing.
  mutating func insertPage(_ view: AnyView, isOffScreen: Bool = false) -> PageNode {
    let node = PageNode(view.box, in: self)
    if isOffScreen { node.status.insert([.away, .hidden]) }
    insert(node)
    return node
  }

  /// Revisits a visible page, and shows it again if it was off screen.
  mutating func show(_ node: PageNode) {
    let returns = node.isOffScreen
    node.status.subtract([.away, .suspended])
    revisit(node, changed: false)
    // In a page that is hidden as a whole, it appears with that page.
    if returns, !isHidden { schedule(node, .change(.shown)) }
  }

  /// Revisits an invisible page, and suspends its evaluation until it is shown.
  mutating func suspend(_ node: PageNode) {
    takeSiblingIndex(node)
    node.status.insert(.suspended)
    cover(node)
  }

  /// Hides a page that was revisited already.
  mutating func cover(_ node: PageNode) {
    guard !node.isOffScreen else { return }
    node.status.insert(.away)
    schedule(node, .change(.hidden))
  }

  /// Takes a page out of the tree.
  mutating func remove(_ node: PageNode) { schedule(node, .change(.removed)) }
}

/// The source of pages of one kind: a `navigationDestination`, or a link with its own destination.
final class PageSource {
  private var build: ((AnyHashable?) -> AnyView)?
  private var readers = Dependents()
  var isKnown: Bool { build != nil }

  /// The page for a value; a body that reads it is evaluated again when the pages of this kind change.
  func page(for value: AnyHashable?) -> AnyView? {
    if let node = Evaluation.current?.node { readers.add(node) }
    return build?(value)
  }

  // Pages know their source, and a source its pages, which has to end somewhere.
  func forget() { readers.removeAll() }

  /// Takes over how pages are built from now on.
  @MainActor func replace(with build: ((AnyHashable?) -> AnyView)?, in pass: inout _Pass) {
    self.build = build
    var nodes: [_Node] = []
    readers.forEach { nodes.append($0) }
    for node in nodes { pass.reevaluate(node) }
  }
}

extension _Pass {
  /// Evaluates a node anywhere in the tree, which the pass may not reach.
  mutating func reevaluate(_ node: _Node) {
    guard node.isMounted, !node.isOutOfDate else { return }
    guard !node.isSuspended else { return node.markOutOfDate() }
    node.status.insert(.outOfDate)
    schedule(node, .evaluate)
  }
}
