/// A walk over the render tree from top to bottom, which tracks the context of each place. It keeps a list of open
/// entries and does not recurse, because data may nest nodes without a limit. It is a class so that the closures need
/// no copy of it.
@MainActor
final class TreeWalk {
  enum Step { case into, over, stop }

  private struct Frame {
    let fragment: Fragment
    var index: Int
    let end: Int
  }

  /// The state to restore after an entry.
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
  @exclusivity(unchecked) private(set) var context: ElementContext

  /// - Parameter context: the context around the walk.
  init(_ context: ElementContext = ElementContext()) { self.context = context }

  /// Makes it ready for the next walk, and keeps its memory.
  func reset() {
    frames.removeAll(keepingCapacity: true)
    scopes.removeAll(keepingCapacity: true)
    open.removeAll(keepingCapacity: true)
    firstTrait = 0
    fragment = nil
    context = ElementContext()
  }

  /// The traits of the current element, inner ones first.
  var traits: some Sequence<any ElementTrait> { open[firstTrait...].lazy.map(\.trait).reversed() }
  var tracedTraits: [(trait: any ElementTrait, around: ElementContext)] {
    hasTraits ? (firstTrait..<open.count).reversed().map { (open[$0].trait, open[$0].around) } : []
  }
  /// The selection tag of the current element.
  var tag: TagValue? {
    guard hasTraits else { return nil }
    return tracedTraits.lazy.compactMap { $0.trait.tag(in: $0.around) }.first
  }
  var hasTag: Bool { hasTraits && tag != nil }
  var hasTraits: Bool { open.count > firstTrait }

  /// The label that a trait gives the current element.
  var label: String? {
    guard hasTraits else { return nil }
    return traits.lazy.compactMap(\.label).first
  }

  /// The current place.
  // No `map` on a hot path: its closure would check each time that it runs on the actor.
  var place: Place? {
    guard let fragment else { return nil }
    return Place(fragment: fragment, index: index)
  }

  typealias OnTrait = (any ElementTrait, TreeWalk) -> Void
  typealias OnElement = (any ShownElement, TreeWalk) -> Step
  typealias OnText = (String, TreeWalk) -> Step
  typealias OnPlain = (ElementCategory, TreeWalk) -> Bool

  /// Visits all elements of a fragment, and of the fragments inside.
  ///
  /// - Parameters:
  ///   - trait: receives each trait, with the context before it.
  ///   - element: receives each element, and returns whether to visit its content.
  func run(over fragment: Fragment, trait: OnTrait = { _, _ in }, element: OnElement) {
    run(fragment, 0, fragment.entries.count, trait, { element(PlainText(content: $0), $1) }, element)
  }

  /// Visits all elements of a fragment, and calls cheaper closures where they suffice.
  ///
  /// - Parameters:
  ///   - text: receives each plain text in place of `element`.
  ///   - plain: receives each plain button or container in place of `element`; false passes it on to `element`.
  func run(
    over fragment: Fragment, trait: OnTrait = { _, _ in }, text: OnText,
    plain: OnPlain = { _, _ in false }, element: OnElement
  ) {
    run(fragment, 0, fragment.entries.count, trait, text, element, plain)
  }

  func run(over part: Place?, of root: Fragment, trait: OnTrait = { _, _ in }, element: OnElement) {
    run(over: part, of: root, trait: trait, text: { element(PlainText(content: $0), $1) }, element: element)
  }

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

  /// Visits an entry and its content.
  func run(over place: Place, trait: OnTrait = { _, _ in }, element: OnElement) {
    run(over: place, of: place.fragment, trait: trait, element: element)
  }

  /// Visits the content of an entry.
  func run(inside place: Place, trait: OnTrait = { _, _ in }, element: OnElement) {
    run(place.fragment, place.index + 1, Int(place.entry.end), trait, { element(PlainText(content: $0), $1) }, element)
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
          // No scope is noted, because no plain element asks for its depth.
          if entry.category != .any, open.isEmpty, !context.hasValues, plain(entry.category, self) { continue }
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
          if entry.category == .nothing { continue }
          let found = fragment.entries.traits[Int(entry.number)]
          trait(found, self)
          begin(until: Int(entry.end))
          open.append((found, context))
          if found.isIsolated { firstTrait = open.count }
          found.apply(to: &context)
        case .node:
          guard let inner = fragment.tree?.fragment(in: fragment, at: index) else { continue }
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
    scopes.append(Scope(frame: frames.count, end: end, context: context, firstTrait: firstTrait, openCount: open.count))
  }

  /// Closes the scopes that end before an entry.
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
