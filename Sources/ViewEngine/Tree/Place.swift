/// A place in the render tree: an entry of a fragment.
@MainActor
package struct Place {
  let fragment: Fragment
  let index: Int
  var entry: FragmentEntry { fragment.entries.list[index] }
  var content: FragmentEntries.Content { fragment.entries.content(at: index) }
  var element: (any ShownElement)? { fragment.entries.element(at: index) }

  func trait<Trait: ElementTrait>(_ type: Trait.Type) -> Trait? {
    guard entry.kind == .trait else { return nil }
    return fragment.entries.traits[Int(entry.number)] as? Trait
  }

  /// The text in it, if its content is one plain text.
  // Without `content`, which would copy the content.
  var onlyText: String? {
    guard entry.end == index + 2, fragment.entries.list[index + 1].kind == .text else { return nil }
    return fragment.entries.texts[Int(fragment.entries.list[index + 1].number)]
  }

  var around: Place? {
    let parent = entry.parent
    if parent >= 0 { return Place(fragment: fragment, index: Int(parent)) }
    guard let around = fragment.around else { return nil }
    return Place(fragment: around, index: Int(fragment.indexAround))
  }

  func isSame(as other: Place) -> Bool { fragment === other.fragment && index == other.index }

  func isInside(_ other: Place) -> Bool {
    var place = self
    while true {
      if place.fragment === other.fragment { return (other.index..<Int(other.entry.end)).contains(place.index) }
      guard let around = place.fragment.around else { return false }
      place = Place(fragment: around, index: Int(place.fragment.indexAround))
    }
  }

  /// The traits of the element, inner ones first.
  var traits: [any ElementTrait] {
    if !hasTraitsAround { return [] }
    var traits: [any ElementTrait] = []
    var next = around
    while let place = next {
      let entry = place.entry
      switch entry.kind {
      case .text, .element: return traits
      case .trait:
        let trait = place.fragment.entries.traits[Int(entry.number)]
        if trait.isIsolated { return traits } else { traits.append(trait) }
      case .node: break
      }
      next = place.around
    }
    return traits
  }

  var hasTraitsAround: Bool { hasTrait { $0 != .nothing } }

  private func hasTrait(_ isMeant: (ElementCategory) -> Bool) -> Bool {
    var (fragment, index) = (fragment, entry.parent)
    while true {
      while index >= 0 {
        let entry = fragment.entries.list[Int(index)]
        if entry.kind == .trait, isMeant(entry.category) { return true }
        index = entry.parent
      }
      guard let around = fragment.around else { return false }
      index = fragment.indexAround
      fragment = around
    }
  }

  /// The context from all enclosing traits.
  var context: ElementContext {
    // Collects the positions of the traits, because collecting the traits would copy each.
    var traits: [(fragment: Fragment, number: Int32, depth: Int32)] = []
    var depth: Int32 = 0
    var (fragment, index) = (fragment, entry.parent)
    while true {
      while index >= 0 {
        let entry = fragment.entries.list[Int(index)]
        switch entry.kind {
        case .text, .element: depth += 1
        case .trait:
          if traits.isEmpty { traits.reserveCapacity(16) }
          if entry.category != .nothing { traits.append((fragment, entry.number, depth)) }
        case .node: break
        }
        index = entry.parent
      }
      guard let around = fragment.around else { break }
      index = fragment.indexAround
      fragment = around
    }
    var context = ElementContext()
    while let trait = traits.popLast() {
      context.depth = Int(depth - trait.depth)
      trait.fragment.entries.traits[Int(trait.number)].apply(to: &context)
    }
    context.depth = Int(depth)
    return context
  }

  var isOffScreen: Bool { hasTrait { $0 == .offScreen } }

  /// The elements around it, nearest first.
  var elementsAround: some Sequence<Place> {
    sequence(first: self) { $0.around }.dropFirst().filter { $0.element != nil }
  }

  /// Whether it is declared before the other.
  func isBefore(_ other: Place) -> Bool {
    if fragment === other.fragment { return index < other.index }
    return path.lexicographicallyPrecedes(other.path)
  }

  private var path: [Int] {
    var path = [index]
    var fragment = fragment
    while let around = fragment.around {
      path.append(Int(fragment.indexAround))
      fragment = around
    }
    return path.reversed()
  }
}
