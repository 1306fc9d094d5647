/// A walk over the mounted tree that writes down what it shows.
///
/// Like evaluation, it goes from node to node and never into a node within a node.
@MainActor
public struct _Rendering {
  /// What applies at the place that the walk has reached.
  struct Context {
    var depth = 0
    /// What the next elements at this depth are to carry.
    var attributes: [_Attribute] = []
    var isDisabled = false
    var isHidden = false
    /// Whether it only names the control that it belongs to.
    var isUnread = false
    /// Why it is kept though nobody sees it.
    var away: Away?
    /// What a selection names the next elements at this depth by.
    var tag: TagValue?
  }

  /// Where a part is that is kept though nobody sees it.
  enum Away {
    /// In a tab that is not selected.
    case tab(_Node)
  }

  private var list = SpliceList<Screen.Shown>()
  private var cursor: SpliceList<Screen.Shown>.Cursor = 0
  private var context = Context()
  private var pending: [(node: _Node, cursor: SpliceList<Screen.Shown>.Cursor, context: Context)] = []

  init() {}

  /// Writes down an element.
  package mutating func add(_ element: _Element) { add(element) { _ in } }

  /// Writes down an element and, below it, what it contains.
  package mutating func add(_ element: _Element, around content: (inout _Rendering) -> Void) {
    var element = element
    element.attributes += context.attributes
    element.tag = context.tag
    list.insert(
      Screen.Shown(
        element: element, depth: context.depth, isDisabled: context.isDisabled, isHidden: context.isHidden,
        isUnread: context.isUnread, away: context.away),
      at: &cursor)
    within { rendering in
      rendering.context.depth += 1
      rendering.context.attributes = []
      rendering.context.tag = nil
      content(&rendering)
    }
  }

  /// Has the elements of `content` carry an attribute.
  package mutating func decorate(_ attribute: _Attribute, around content: (inout _Rendering) -> Void) {
    within { rendering in
      rendering.context.attributes.insert(attribute, at: 0)
      content(&rendering)
    }
  }

  /// Has the controls in `content` react, or not.
  mutating func enable(_ isEnabled: Bool, around content: (inout _Rendering) -> Void) {
    within { rendering in
      if !isEnabled, !rendering.context.isDisabled {
        rendering.context.attributes.insert(_Attribute("disabled"), at: 0)
      }
      rendering.context.isDisabled = !isEnabled
      content(&rendering)
    }
  }

  mutating func hide(around content: (inout _Rendering) -> Void) {
    decorate(_Attribute("hidden")) { rendering in
      rendering.context.isHidden = true
      content(&rendering)
    }
  }

  /// Has a selection name the elements of `content` by a tag.
  mutating func tag(_ tag: TagValue, around content: (inout _Rendering) -> Void) {
    decorate(_Attribute("tag", "\(tag)")) { rendering in
      rendering.context.tag = tag
      content(&rendering)
    }
  }

  /// Writes down what is kept though nobody sees it.
  mutating func putAway(_ away: Away, around content: (inout _Rendering) -> Void) {
    within { rendering in
      if rendering.context.away == nil { rendering.context.away = away }
      content(&rendering)
    }
  }

  /// Writes down what names a control, and is not read as a text of its own.
  mutating func leaveUnread(_ content: (inout _Rendering) -> Void) {
    within { rendering in
      rendering.context.isUnread = true
      content(&rendering)
    }
  }

  /// Has a node written down at this place, later.
  mutating func enter(_ node: _Node) {
    pending.append((node, list.mark(at: &cursor), context))
  }

  private mutating func within(_ body: (inout _Rendering) -> Void) {
    let outer = context
    body(&self)
    context = outer
  }

  /// What the tree below `root` shows.
  static func screen(of root: _Node) -> Screen {
    var rendering = _Rendering()
    rendering.enter(root)
    while let next = rendering.pending.popLast() {
      rendering.cursor = next.cursor
      rendering.context = next.context
      next.node.render(into: &rendering)
    }
    var shown: [Screen.Shown] = []
    rendering.list.forEach { shown.append($0) }
    return Screen(shown: shown)
  }
}
