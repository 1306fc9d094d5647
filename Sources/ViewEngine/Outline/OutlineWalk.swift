/// A walk over what is written down, from top to bottom, that knows what applies at each place.
///
/// NB: a list of what is open and no recursion, for nodes are nested as deep as data says.
@MainActor
struct OutlineWalk {
  enum Step { case into, over, stop }

  private struct Frame {
    let fragment: Fragment
    var index: Int
    let end: Int
  }

  /// What ends with an entry: all that was known before it holds again.
  private struct Scope {
    let frame: Int
    let end: Int
    let context: ElementContext
    let firstTrait: Int
    let openCount: Int
  }

  private var frames: [Frame] = []
  private var scopes: [Scope] = []
  private var open: [(trait: any ElementTrait, around: ElementContext)] = []
  private var firstTrait = 0
  /// What applies at the place that the walk has reached.
  private(set) var context: ElementContext

  /// - Parameter context: what applies around.
  init(_ context: ElementContext = ElementContext()) { self.context = context }

  /// The traits that speak of the element that the walk has reached, inner ones first.
  var traits: some Sequence<any ElementTrait> { open[firstTrait...].lazy.map(\.trait).reversed() }
  /// The same, each with what applies around it.
  var tracedTraits: [(trait: any ElementTrait, around: ElementContext)] {
    (firstTrait..<open.count).reversed().map { (open[$0].trait, open[$0].around) }
  }
  /// What a selection names the element that the walk has reached by.
  var tag: TagValue? {
    guard hasTraits else { return nil }
    return tracedTraits.lazy.compactMap { $0.trait.tag(in: $0.around) }.first
  }
  var hasTag: Bool { tag != nil }
  var hasTraits: Bool { open.count > firstTrait }

  /// The label that a trait gives the element that the walk has reached.
  var label: String? {
    guard hasTraits else { return nil }
    return traits.lazy.compactMap(\.label).first
  }

  /// Where the walk is.
  private(set) var place: Place?

  /// Goes over all that a fragment and those in it show.
  ///
  /// - Parameters:
  ///   - trait: is told each trait, with the context before it.
  ///   - element: is told each element; says whether to go on with what is in it.
  mutating func run(
    over fragment: Fragment, trait: ((any ElementTrait, borrowing OutlineWalk) -> Void)? = nil,
    element: (any ShownElement, borrowing OutlineWalk) -> Step
  ) {
    run(Frame(fragment: fragment, index: 0, end: fragment.entries.count), trait, element)
  }

  /// Goes over a part, or over all of it.
  mutating func run(
    over part: Place?, of root: Fragment, trait: ((any ElementTrait, borrowing OutlineWalk) -> Void)? = nil,
    element: (any ShownElement, borrowing OutlineWalk) -> Step
  ) {
    if let part {
      run(over: part, trait: trait, element: element)
    } else {
      run(over: root, trait: trait, element: element)
    }
  }

  /// Goes over an entry and what is in it.
  mutating func run(
    over place: Place, trait: ((any ElementTrait, borrowing OutlineWalk) -> Void)? = nil,
    element: (any ShownElement, borrowing OutlineWalk) -> Step
  ) {
    run(Frame(fragment: place.fragment, index: place.index, end: Int(place.entry.end)), trait, element)
  }

  /// Goes over what is in an entry.
  mutating func run(
    inside place: Place, trait: ((any ElementTrait, borrowing OutlineWalk) -> Void)? = nil,
    element: (any ShownElement, borrowing OutlineWalk) -> Step
  ) {
    run(Frame(fragment: place.fragment, index: place.index + 1, end: Int(place.entry.end)), trait, element)
  }

  private mutating func run(
    _ first: Frame, _ trait: ((any ElementTrait, borrowing OutlineWalk) -> Void)?,
    _ element: (any ShownElement, borrowing OutlineWalk) -> Step
  ) {
    frames.append(first)
    while var frame = frames.popLast() {
      close(at: frame.index, in: frames.count)
      while frame.index < frame.end {
        if let scope = scopes.last, scope.frame == frames.count, scope.end <= frame.index {
          close(at: frame.index, in: frames.count)
        }
        let index = frame.index
        frame.index += 1
        switch frame.fragment.entries[index].content {
        case .element(let shown):
          place = Place(fragment: frame.fragment, index: index)
          let end = Int(frame.fragment.entries[index].end)
          switch element(shown, self) {
          case .stop: return
          case .over: frame.index = end
          case .into:
            guard end > frame.index else { continue }
            begin(until: end, in: frames.count)
            context.depth += 1
            firstTrait = open.count
          }
        case .trait(let next):
          place = Place(fragment: frame.fragment, index: index)
          trait?(next, self)
          begin(until: Int(frame.fragment.entries[index].end), in: frames.count)
          open.append((next, context))
          if next is StandsApart { firstTrait = open.count }
          next.apply(to: &context)
        case .node(let node):
          guard let fragment = node.record as? Fragment else { continue }
          frames.append(frame)
          frame = Frame(fragment: fragment, index: 0, end: fragment.entries.count)
        }
      }
    }
  }

  private mutating func begin(until end: Int, in frame: Int) {
    scopes.append(Scope(frame: frame, end: end, context: context, firstTrait: firstTrait, openCount: open.count))
  }

  private mutating func close(at index: Int, in frame: Int) {
    while let scope = scopes.last, scope.frame > frame || scope.frame == frame && scope.end <= index {
      scopes.removeLast()
      context = scope.context
      firstTrait = scope.firstTrait
      if open.count > scope.openCount { open.removeLast(open.count - scope.openCount) }
    }
  }
}
