/// A walk over what is written down, from top to bottom, that knows what applies at each place.
///
/// NB: a list of what is open and no recursion, for nodes are nested as deep as data says; a class, for what is told of
/// each entry would else be given a copy of it.
@MainActor
final class OutlineWalk {
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

  @exclusivity(unchecked) private var frames: [Frame] = []
  @exclusivity(unchecked) private var scopes: [Scope] = []
  @exclusivity(unchecked) private var open: [(trait: any ElementTrait, around: ElementContext)] = []
  @exclusivity(unchecked) private var firstTrait = 0
  @exclusivity(unchecked) private var fragment: Fragment?
  @exclusivity(unchecked) private var index = 0
  /// What applies at the place that the walk has reached.
  @exclusivity(unchecked) private(set) var context: ElementContext

  /// - Parameter context: what applies around.
  init(_ context: ElementContext = ElementContext()) { self.context = context }

  /// Begins anew, with the memory that it has.
  func reset() {
    frames.removeAll(keepingCapacity: true)
    scopes.removeAll(keepingCapacity: true)
    open.removeAll(keepingCapacity: true)
    firstTrait = 0
    fragment = nil
    context = ElementContext()
  }

  /// The traits that speak of the element that the walk has reached, inner ones first.
  var traits: some Sequence<any ElementTrait> { open[firstTrait...].lazy.map(\.trait).reversed() }
  /// The same, each with what applies around it.
  var tracedTraits: [(trait: any ElementTrait, around: ElementContext)] {
    hasTraits ? (firstTrait..<open.count).reversed().map { (open[$0].trait, open[$0].around) } : []
  }
  /// What a selection names the element that the walk has reached by.
  var tag: TagValue? {
    guard hasTraits else { return nil }
    return tracedTraits.lazy.compactMap { $0.trait.tag(in: $0.around) }.first
  }
  var hasTag: Bool { hasTraits && tag != nil }
  var hasTraits: Bool { open.count > firstTrait }

  /// The label that a trait gives the element that the walk has reached.
  var label: String? {
    guard hasTraits else { return nil }
    return traits.lazy.compactMap(\.label).first
  }

  /// Where the walk is.
  // NB: no `map`, here and in what else is asked often: its closure would check each time that it runs on the actor.
  var place: Place? {
    guard let fragment else { return nil }
    return Place(fragment: fragment, index: index)
  }

  typealias OnTrait = (any ElementTrait, OutlineWalk) -> Void
  typealias OnElement = (any ShownElement, OutlineWalk) -> Step
  typealias OnText = (String, OutlineWalk) -> Step
  typealias OnPlain = (ElementStanding, OutlineWalk) -> Bool

  // MARK: Walking

  /// Goes over all that a fragment and those in it show.
  ///
  /// - Parameters:
  ///   - trait: is told each trait, with the context before it.
  ///   - element: is told each element; says whether to go on with what is in it.
  func run(over fragment: Fragment, trait: OnTrait = { _, _ in }, element: OnElement) {
    run(fragment, 0, fragment.entries.count, trait, { element(PlainText(content: $0), $1) }, element)
  }

  /// The same.
  ///
  /// - Parameters:
  ///   - text: is told, in place of `element`, each text that looks as any other does.
  ///   - plain: is told, in place of `element`, each one of which all is known at once; says whether that was enough.
  func run(
    over fragment: Fragment, trait: OnTrait = { _, _ in }, text: OnText,
    plain: OnPlain = { _, _ in false }, element: OnElement
  ) {
    run(fragment, 0, fragment.entries.count, trait, text, element, plain)
  }

  /// Goes over a part, or over all of it.
  func run(over part: Place?, of root: Fragment, trait: OnTrait = { _, _ in }, element: OnElement) {
    run(over: part, of: root, trait: trait, text: { element(PlainText(content: $0), $1) }, element: element)
  }

  /// The same.
  func run(
    over part: Place?, of root: Fragment, trait: OnTrait, text: OnText, plain: OnPlain = { _, _ in false },
    element: OnElement
  ) {
    if let part {
      run(part.fragment, part.index, Int(part.entry.end), trait, text, element, plain)
    } else {
      run(root, 0, root.entries.count, trait, text, element, plain)
    }
  }

  /// Goes over an entry and what is in it.
  func run(over place: Place, trait: OnTrait = { _, _ in }, element: OnElement) {
    run(over: place, of: place.fragment, trait: trait, element: element)
  }

  /// Goes over what is in an entry.
  func run(inside place: Place, trait: OnTrait = { _, _ in }, element: OnElement) {
    run(
      place.fragment, place.index + 1, Int(place.entry.end), trait, { element(PlainText(content: $0), $1) }, element)
  }

  private func run(
    _ first: Fragment, _ start: Int, _ end: Int, _ trait: OnTrait, _ text: OnText, _ element: OnElement,
    _ plain: OnPlain = { _, _ in false }
  ) {
    var fragment = first
    var next = start
    var end = end
    self.fragment = fragment
    while true {
      while next < end {
        if !scopes.isEmpty { close(at: next, in: frames.count) }
        let entry = fragment.entries.list[next]
        index = next
        next += 1
        switch entry.kind {
        case .text:
          let content = fragment.entries.texts[Int(entry.number)]
          if text(content, self) == .stop { return }
        case .element:
          // NB: without a note of what ends with it, as long as nobody can tell how deep it is.
          if entry.standing != .any, open.isEmpty, !context.hasValues, plain(entry.standing, self) { continue }
          switch element(fragment.entries.elements[Int(entry.number)], self) {
          case .stop: return
          case .over: next = Int(entry.end)
          case .into:
            guard entry.end > next else { continue }
            begin(until: Int(entry.end))
            context.depth += 1
            firstTrait = open.count
          }
        case .trait:
          if entry.standing == .nothing { continue }
          let found = fragment.entries.traits[Int(entry.number)]
          trait(found, self)
          begin(until: Int(entry.end))
          open.append((found, context))
          if found.standsApart { firstTrait = open.count }
          found.apply(to: &context)
        case .node:
          guard let inner = fragment.outline?.fragment(in: fragment, at: index) else { continue }
          frames.append(Frame(fragment: fragment, index: next, end: end))
          fragment = inner
          next = 0
          end = inner.entries.count
          self.fragment = fragment
        }
      }
      guard let around = frames.popLast() else { return }
      fragment = around.fragment
      next = around.index
      end = around.end
      self.fragment = fragment
      if !scopes.isEmpty { close(at: next, in: frames.count) }
    }
  }

  private func begin(until end: Int) {
    scopes.append(
      Scope(frame: frames.count, end: end, context: context, firstTrait: firstTrait, openCount: open.count))
  }

  /// Ends what ends before an entry.
  private func close(at index: Int, in frame: Int) {
    while let last = scopes.indices.last,
      scopes[last].frame > frame || scopes[last].frame == frame && scopes[last].end <= index
    {
      let scope = scopes.removeLast()
      context = scope.context
      firstTrait = scope.firstTrait
      if open.count > scope.openCount { open.removeLast(open.count - scope.openCount) }
    }
  }
}
