/// The render tree at a moment, and its topmost cover: every look-up starts here.
@MainActor
struct Screen {
  let index: TreeIndex
  /// The topmost covering element, such as a sheet; nil if nothing covers the screen.
  let top: Place?
  var renderTree: RenderTree { index.tree }

  /// The purpose of a look-up.
  enum Use {
    /// All texts, covered ones included.
    case reading
    /// One element.
    case finding
    /// All available actions.
    case listing
  }

  /// The screen of an earlier look-up, if nothing has changed since.
  init(_ index: TreeIndex, below top: Place?) { (self.index, self.top) = (index, top) }

  init(_ index: TreeIndex, for use: Use = .finding) {
    self.index = index
    index.tree.refresh()
    if use == .listing { index.renderUnknown() }
    top = use == .reading ? nil : index.landmarks(Cover.self).last { !$0.isOffScreen }
  }

  var cover: (any CoveringControl)? { top?.element?.control as? any CoveringControl }

  /// Whether a person can reach a place: it is on screen, and not covered.
  func isWithinReach(_ place: Place, _ context: ElementContext? = nil) -> Bool {
    !(context?.flags.contains(.offScreen) ?? place.isOffScreen) && top.map { place.isInside($0) } ?? true
  }

  func walkWithinReach(
    trait: TreeWalk.OnTrait = { _, _ in }, text: TreeWalk.OnText,
    plain: TreeWalk.OnPlain = { _, _ in false }, element: TreeWalk.OnElement
  ) {
    let walk = top.map { TreeWalk($0.context) } ?? TreeWalk()
    walk.run(over: top, of: renderTree.root, trait: trait, text: text, plain: plain, element: element)
  }

  func walkWithinReach(element: TreeWalk.OnElement) {
    walkWithinReach(text: { element(PlainText(content: $0), $1) }, element: element)
  }
}
