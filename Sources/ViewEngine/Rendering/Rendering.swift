import Foundation

/// A walk over the mounted tree that writes down what it shows.
///
/// Like evaluation, it goes from node to node and never into a node within a node.
@MainActor
public final class _Rendering: _Visitor {
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

  /// What is written down: elements, and where views begin and end if that is to be noted.
  private enum Item {
    case element(Screen.Shown)
    case begin(Any.Type)
    case end
    case url((URL) -> Void)
  }

  private var list = SpliceList<Item>()
  private var hasModals = false
  private let notesViews: Bool
  private var cursor: SpliceList<Item>.Cursor = 0
  var context = Context()
  private var refreshables = 0
  private var rowCount = 0
  private var pending: [(node: _Node, cursor: SpliceList<Item>.Cursor, context: Context)] = []

  init(notingViews notesViews: Bool = false) {
    self.notesViews = notesViews
    super.init()
  }

  /// Writes down an element.
  package func add(_ element: _Element) { add(element) {} }

  /// Writes down an element and, below it, what it contains.
  package func add(_ element: _Element, around content: () -> Void) {
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
    within {
      context.depth += 1
      context.attributes = []
      context.tag = nil
      context.tap = nil
      context.adjusting = nil
      context.accessibilityActions = []
      context.touches = Touches()
      context.row = nil
      context.hasBadgeOnTab = false
      content()
    }
  }

  /// Has the elements of `content` carry an attribute.
  package func decorate(_ attribute: _Attribute, around content: () -> Void) {
    within {
      context.attributes.insert(attribute, at: 0)
      content()
    }
  }

  /// Has the controls in `content` react, or not.
  func enable(_ isEnabled: Bool, around content: () -> Void) {
    within {
      if !isEnabled, !context.isDisabled {
        context.attributes.insert(_Attribute("disabled"), at: 0)
      }
      context.isDisabled = !isEnabled
      content()
    }
  }

  /// Has `content` be refreshed by an action.
  func refresh(by action: RefreshAction, around content: () -> Void) {
    refreshables += 1
    decorate(_Attribute("refreshable")) {
      context.refresh = (refreshables, action)
      content()
    }
  }

  func hide(around content: () -> Void) {
    decorate(_Attribute("hidden")) {
      context.isHidden = true
      content()
    }
  }

  /// Has a selection name the elements of `content` by a tag.
  func tag(_ tag: TagValue, around content: () -> Void) {
    within {
      // The innermost tag counts: one that a row has of its own replaces its id.
      context.attributes.removeAll { $0.name == "tag" || $0.name == "selected" }
      context.attributes.insert(_Attribute("tag", "\(tag)"), at: 0)
      context.tag = tag
      if let choice = context.choice {
        let isSelected = choice.isChosen(tag)
        if isSelected { context.attributes.insert(_Attribute("selected"), at: 1) }
        if let tapping = choice.tapping {
          context.tap = tapping(tag) ?? context.tap
        } else {
          context.isUnread = !isSelected || !choice.isRead
        }
      }
      content()
    }
  }

  /// Whether a person chooses between tags here.
  var isChoosing: Bool { context.choice != nil }

  /// Writes down what a person chooses between; only what is chosen is read, if `isRead`.
  func choose(
    _ isChosen: @escaping (TagValue) -> Bool, isRead: Bool, among content: () -> Void
  ) {
    within {
      context.choice = Choice(isRead: isRead, isChosen: isChosen, tapping: nil)
      content()
    }
  }

  /// Writes down what a person selects from by tapping; all of it is read.
  func select(
    _ isSelected: @escaping (TagValue) -> Bool, tapping: @escaping (TagValue) -> (() -> Void)?,
    among content: () -> Void
  ) {
    within {
      context.choice = Choice(isChosen: isSelected, tapping: tapping)
      content()
    }
  }

  /// Has the elements of `content` react to a tap, if they do not yet.
  func onTap(_ action: @escaping () -> Void, on content: () -> Void) {
    within {
      context.tap = action
      content()
    }
  }

  /// Has the elements of `content` be steppers, if they are no controls.
  func adjust(_ edit: _StepperEdit, in content: () -> Void) {
    within {
      context.adjusting = edit
      content()
    }
  }

  /// Has the elements of `content` offer an action to those who do not see them.
  func offer(_ action: AccessibilityAction, on content: () -> Void) {
    within {
      context.accessibilityActions.insert(action, at: 0)
      content()
    }
  }

  /// Has the text controls in `content` do something when they are submitted.
  ///
  /// - Parameter submission: nil to keep submissions from what is around.
  func onSubmit(_ submission: Submission?, in content: () -> Void) {
    within {
      if let submission { context.submit.insert(submission, at: 0) } else { context.submit = [] }
      content()
    }
  }

  /// Has the text controls in `content` tell a state that they have the focus.
  func focus(_ link: FocusLink, in content: () -> Void) {
    within {
      context.focus.append(link)
      content()
    }
  }

  /// Writes down what is kept though nobody sees it.
  func putAway(_ away: Away, around content: () -> Void) {
    within {
      if context.away == nil { context.away = away }
      content()
    }
  }

  /// Writes down what names a control, and is not read as a text of its own.
  func leaveUnread(_ content: () -> Void) {
    within {
      context.isUnread = true
      content()
    }
  }

  /// Writes down the label of a control.
  func label(_ content: () -> Void) {
    if context.hidesLabels { leaveUnread(content) } else { content() }
  }

  func hideLabels(of content: () -> Void) {
    decorate(_Attribute("labelsHidden")) {
      context.hidesLabels = true
      content()
    }
  }

  /// Writes down what is presented over everything.
  func present(_ modal: _Modal, _ content: () -> Void) {
    hasModals = true
    add(
      _Element(modal.kind.rawValue, text: modal.title, attributes: modal.attributes, control: .modal(modal))
    ) {
      context.beforeTap = modal.endsByButton ? modal.end : nil
      content()
    }
  }

  /// Writes down what takes no part in how the view around it looks.
  ///
  /// - Parameter submits: whether it is submitted as what is in the view is.
  func standApart(submits: Bool = false, _ content: () -> Void) {
    within {
      let outer = context
      context = Context()
      context.depth = outer.depth
      context.isDisabled = outer.isDisabled
      context.away = outer.away
      if submits { context.submit = outer.submit }
      content()
    }
  }

  /// Has a node written down at this place, later.
  public override func enter(_ node: _Node) {
    let type = notesViews ? node.viewType : nil
    if let type { list.insert(.begin(type), at: &cursor) }
    pending.append((node, list.mark(at: &cursor), context))
    if type != nil { list.insert(.end, at: &cursor) }
  }

  /// Notes that what `content` writes down is shown by a view of that type.
  public override func note(_ type: Any.Type, around content: () -> Void) {
    guard notesViews else { return content() }
    list.insert(.begin(type), at: &cursor)
    content()
    list.insert(.end, at: &cursor)
  }

  public override func visit(_ scope: _EnvironmentScope, _ content: () -> Void) {
    if let isEnabled = scope.isEnabledHere { enable(isEnabled, around: content) } else { content() }
  }

  public override func visit<ID: Hashable>(rows ids: [ID], _ row: (Int) -> Void) {
    for index in ids.indices {
      if distinguishesRows { self.row(index, of: ids.count, id: ids[index]) { row(index) } } else { row(index) }
    }
  }

  /// Changes the context for what `body` writes down.
  func within(_ body: () -> Void) {
    let outer = context
    body()
    context = outer
  }

  /// Writes down what is done with a URL that is opened.
  func noteURLAction(_ action: @escaping (URL) -> Void) { list.insert(.url(action), at: &cursor) }

  /// Numbers a row, which tells its elements from those of others.
  func nextRow() -> Int {
    rowCount += 1
    return rowCount
  }

  private func walk(from root: _Node) {
    enter(root)
    while let next = pending.popLast() {
      cursor = next.cursor
      context = next.context
      next.node.visit(by: self)
    }
  }

  /// What the tree below `root` shows.
  static func screen(of root: _Node, notingViews: Bool = false) -> Screen {
    let rendering = _Rendering(notingViews: notingViews)
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
      case .url(let action): urlActions.append(action)
      }
    }
    var screen = Screen(shown: shown, hasModals: rendering.hasModals)
    screen.views = views.compactMap(\.self)
    screen.urlActions = urlActions
    return screen
  }
}

extension _Visitor {
  /// The walk that writes down what a person sees, if it is this one.
  var rendering: _Rendering? { self as? _Rendering }
}
