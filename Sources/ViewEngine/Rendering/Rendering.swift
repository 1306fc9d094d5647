import Foundation

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
    /// What applies where a person chooses between tags.
    var choice: Choice?
    /// What a tap on the next elements at this depth does.
    var tap: (() -> Void)?
    /// What the next elements at this depth are for those who do not see them.
    var adjusting: _StepperEdit?
    /// What those who do not see them can do with the next elements at this depth.
    var accessibilityActions: [AccessibilityAction] = []
    /// What a person can do to the next elements at this depth besides.
    var touches = Touches()
    /// Whether touches pass through to what is behind.
    var ignoresTouches = false
    /// What a person can do to the rows of the next `ForEach`.
    var rows = RowActions()
    /// What a person can do to the row that the next elements at this depth are.
    var row: RowEdit?
    /// Whether a badge of the next elements at this depth is on their tab.
    var hasBadgeOnTab = false
    /// What the submission of a text control does, inner actions first.
    var submit: [Submission] = []
    /// What is told that a text control has the focus.
    var focus: [FocusLink] = []
    /// How the container that it is in is refreshed; the number tells containers apart.
    var refresh: (id: Int, action: RefreshAction)?
    /// Whether the labels of controls are not read.
    var hidesLabels = false
    /// What a tap on a button does before the button's own action.
    var beforeTap: (() -> Void)?
  }

  /// What is chosen of several views with tags.
  struct Choice {
    /// Whether what is chosen is read.
    var isRead = true
    let isChosen: (TagValue) -> Bool
    /// What a tap on a tag does, where that chooses it; only what is chosen is read where it does not.
    let tapping: ((TagValue) -> (() -> Void)?)?
  }

  /// Where a part is that is kept though nobody sees it.
  enum Away {
    /// In a tab that is not selected.
    case tab(_Node)
    /// On a page of a navigation stack that another one covers.
    case page
  }

  /// What is written down: elements, where views begin and end if that is to be noted, and preferences.
  private enum Item {
    case element(Screen.Shown)
    case begin(Any.Type)
    case end
    case preference(PreferenceMark)
    case url((URL) -> Void)
  }

  private var list = SpliceList<Item>()
  private var hasModals = false
  private let notesViews: Bool
  private var cursor: SpliceList<Item>.Cursor = 0
  var context = Context()
  private var refreshables = 0
  private var rowCount = 0
  /// The ids that views have, if they are looked for.
  var ids: Set<AnyHashable>?
  private var pending: [(node: _Node, cursor: SpliceList<Item>.Cursor, context: Context)] = []

  init(notingViews notesViews: Bool = false) { self.notesViews = notesViews }

  /// Writes down an element.
  package mutating func add(_ element: _Element) { add(element) { _ in } }

  /// Writes down an element and, below it, what it contains.
  package mutating func add(_ element: _Element, around content: (inout _Rendering) -> Void) {
    var element = element
    element.attributes += context.attributes
    element.tag = context.tag
    element.row = context.row
    if element.control == nil, let tap = context.tap { element.control = .button(tap) }
    if element.control == nil, let adjusting = context.adjusting { element.control = .stepper(adjusting) }
    element.accessibilityActions = context.accessibilityActions
    if !context.touches.isEmpty { context.touches.apply(to: &element) }
    switch element.control {
    case .text(var edit):
      let submissions = context.submit.filter { $0.triggers.contains(edit.trigger) }.map(\.action)
      edit.submit = edit.isEditor ? [] : edit.submit + submissions
      edit.focus += context.focus
      if context.focus.contains(where: { $0.isFocused() }) { element.attributes.append(_Attribute("focused")) }
      element.control = .text(edit)
    case .button(let action):
      guard let first = context.beforeTap else { break }
      element.control = .button {
        first()
        action()
      }
    default: break
    }
    list.insert(
      .element(
        Screen.Shown(
          element: element, depth: context.depth, isDisabled: context.isDisabled, isHidden: context.isHidden,
          isUnread: context.isUnread, ignoresTouches: context.ignoresTouches, away: context.away,
          refresh: context.refresh)),
      at: &cursor)
    within { rendering in
      rendering.context.depth += 1
      rendering.context.attributes = []
      rendering.context.tag = nil
      rendering.context.tap = nil
      rendering.context.adjusting = nil
      rendering.context.accessibilityActions = []
      rendering.context.touches = Touches()
      rendering.context.row = nil
      rendering.context.hasBadgeOnTab = false
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

  /// Has `content` be refreshed by an action.
  mutating func refresh(by action: RefreshAction, around content: (inout _Rendering) -> Void) {
    refreshables += 1
    decorate(_Attribute("refreshable")) { rendering in
      rendering.context.refresh = (rendering.refreshables, action)
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
    within { rendering in
      // The innermost tag counts: one that a row has of its own replaces its id.
      rendering.context.attributes.removeAll { $0.name == "tag" || $0.name == "selected" }
      rendering.context.attributes.insert(_Attribute("tag", "\(tag)"), at: 0)
      rendering.context.tag = tag
      if let choice = rendering.context.choice {
        let isSelected = choice.isChosen(tag)
        if isSelected { rendering.context.attributes.insert(_Attribute("selected"), at: 1) }
        if let tapping = choice.tapping {
          rendering.context.tap = tapping(tag) ?? rendering.context.tap
        } else {
          rendering.context.isUnread = !isSelected || !choice.isRead
        }
      }
      content(&rendering)
    }
  }

  /// Whether a person chooses between tags here.
  var isChoosing: Bool { context.choice != nil }

  /// Writes down what a person chooses between; only what is chosen is read, if `isRead`.
  mutating func choose(
    _ isChosen: @escaping (TagValue) -> Bool, isRead: Bool, among content: (inout _Rendering) -> Void
  ) {
    within { rendering in
      rendering.context.choice = Choice(isRead: isRead, isChosen: isChosen, tapping: nil)
      content(&rendering)
    }
  }

  /// Writes down what a person selects from by tapping; all of it is read.
  mutating func select(
    _ isSelected: @escaping (TagValue) -> Bool, tapping: @escaping (TagValue) -> (() -> Void)?,
    among content: (inout _Rendering) -> Void
  ) {
    within { rendering in
      rendering.context.choice = Choice(isChosen: isSelected, tapping: tapping)
      content(&rendering)
    }
  }

  /// Has the elements of `content` react to a tap, if they do not yet.
  mutating func onTap(_ action: @escaping () -> Void, on content: (inout _Rendering) -> Void) {
    within { rendering in
      rendering.context.tap = action
      content(&rendering)
    }
  }

  /// Has the elements of `content` be steppers, if they are no controls.
  mutating func adjust(_ edit: _StepperEdit, in content: (inout _Rendering) -> Void) {
    within { rendering in
      rendering.context.adjusting = edit
      content(&rendering)
    }
  }

  /// Has the elements of `content` offer an action to those who do not see them.
  mutating func offer(_ action: AccessibilityAction, on content: (inout _Rendering) -> Void) {
    within { rendering in
      rendering.context.accessibilityActions.insert(action, at: 0)
      content(&rendering)
    }
  }

  /// Has the text controls in `content` do something when they are submitted.
  ///
  /// - Parameter submission: nil to keep submissions from what is around.
  mutating func onSubmit(_ submission: Submission?, in content: (inout _Rendering) -> Void) {
    within { rendering in
      if let submission { rendering.context.submit.insert(submission, at: 0) } else { rendering.context.submit = [] }
      content(&rendering)
    }
  }

  /// Has the text controls in `content` tell a state that they have the focus.
  mutating func focus(_ link: FocusLink, in content: (inout _Rendering) -> Void) {
    within { rendering in
      rendering.context.focus.append(link)
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

  /// Writes down the label of a control.
  mutating func label(_ content: (inout _Rendering) -> Void) {
    if context.hidesLabels { leaveUnread(content) } else { content(&self) }
  }

  mutating func hideLabels(of content: (inout _Rendering) -> Void) {
    decorate(_Attribute("labelsHidden")) { rendering in
      rendering.context.hidesLabels = true
      content(&rendering)
    }
  }

  /// Writes down what is presented over everything.
  mutating func present(_ modal: _Modal, _ content: (inout _Rendering) -> Void) {
    hasModals = true
    add(
      _Element(modal.kind.rawValue, text: modal.title, attributes: modal.attributes, control: .modal(modal))
    ) { rendering in
      rendering.context.beforeTap = modal.endsByButton ? modal.end : nil
      content(&rendering)
    }
  }

  /// Writes down what takes no part in how the view around it looks.
  ///
  /// - Parameter submits: whether it is submitted as what is in the view is.
  mutating func standApart(submits: Bool = false, _ content: (inout _Rendering) -> Void) {
    within { rendering in
      let outer = rendering.context
      rendering.context = Context()
      rendering.context.depth = outer.depth
      rendering.context.isDisabled = outer.isDisabled
      rendering.context.away = outer.away
      if submits { rendering.context.submit = outer.submit }
      content(&rendering)
    }
  }

  /// Has a node written down at this place, later.
  mutating func enter(_ node: _Node) {
    let type = notesViews ? node.viewType : nil
    if let type { list.insert(.begin(type), at: &cursor) }
    pending.append((node, list.mark(at: &cursor), context))
    if type != nil { list.insert(.end, at: &cursor) }
  }

  /// Notes that what `content` writes down is shown by a view of that type.
  mutating func note(_ type: Any.Type, around content: (inout _Rendering) -> Void) {
    guard notesViews else { return content(&self) }
    list.insert(.begin(type), at: &cursor)
    content(&self)
    list.insert(.end, at: &cursor)
  }

  /// Changes the context for what `body` writes down.
  mutating func within(_ body: (inout _Rendering) -> Void) {
    let outer = context
    body(&self)
    context = outer
  }

  /// Writes down where a preference is set, or where the view ends that it is set for.
  mutating func note(_ preference: PreferenceMark) { list.insert(.preference(preference), at: &cursor) }

  /// Writes down what is done with a URL that is opened.
  mutating func noteURLAction(_ action: @escaping (URL) -> Void) { list.insert(.url(action), at: &cursor) }

  /// Numbers a row, which tells its elements from those of others.
  mutating func nextRow() -> Int {
    rowCount += 1
    return rowCount
  }

  /// The ids that the views below a node have.
  static func ids(below node: _Node) -> Set<AnyHashable> {
    var rendering = _Rendering()
    rendering.ids = []
    rendering.walk(from: node)
    return rendering.ids ?? []
  }

  /// The preferences that are set below a node, in the order of declaration.
  static func preferences(below node: _Node) -> [PreferenceMark] {
    var rendering = _Rendering(notingViews: false)
    rendering.walk(from: node)
    var marks: [PreferenceMark] = []
    rendering.list.forEach { if case .preference(let mark) = $0 { marks.append(mark) } }
    return marks
  }

  private mutating func walk(from root: _Node) {
    enter(root)
    while let next = pending.popLast() {
      cursor = next.cursor
      context = next.context
      next.node.render(into: &self)
    }
  }

  /// What the tree below `root` shows.
  static func screen(of root: _Node, notingViews: Bool = false) -> Screen {
    var rendering = _Rendering(notingViews: notingViews)
    rendering.walk(from: root)
    var shown: [Screen.Shown] = []
    var views: [Screen.ShownView?] = []
    var open: [(place: Int, type: Any.Type, start: Int)] = []
    var urlActions: [(URL) -> Void] = []
    rendering.list.forEach { item in
      switch item {
      case .element(let element): shown.append(element)
      case .begin(let type):
        open.append((views.count, type, shown.count))
        views.append(nil)
      case .end:
        guard let view = open.popLast(), view.start < shown.count else { return }
        views[view.place] = Screen.ShownView(type: view.type, range: view.start..<shown.count)
      case .preference: break
      case .url(let action): urlActions.append(action)
      }
    }
    var screen = Screen(shown: shown, hasModals: rendering.hasModals)
    screen.views = views.compactMap(\.self)
    screen.urlActions = urlActions
    return screen
  }
}
