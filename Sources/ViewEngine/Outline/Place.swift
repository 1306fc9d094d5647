/// A place in an outline: an entry of a fragment.
@MainActor
struct Place {
  let fragment: Fragment
  let index: Int

  var entry: OutlineEntry { fragment.entries[index] }

  /// The element that stands there.
  var element: (any ShownElement)? {
    if case .element(let element) = fragment.entries[index].content { element } else { nil }
  }

  /// The entry around it, in the same fragment or in the one around.
  var around: Place? {
    let parent = fragment.entries[index].parent
    if parent >= 0 { return Place(fragment: fragment, index: Int(parent)) }
    return fragment.around.map { Place(fragment: $0, index: Int(fragment.indexAround)) }
  }

  func isSame(as other: Place) -> Bool { fragment === other.fragment && index == other.index }

  /// Whether it is the other, or in it.
  func isInside(_ other: Place) -> Bool {
    var place = self
    while true {
      if place.fragment === other.fragment {
        return (other.index..<Int(other.entry.end)).contains(place.index)
      }
      guard let around = place.fragment.around else { return false }
      place = Place(fragment: around, index: Int(place.fragment.indexAround))
    }
  }

  /// The traits that speak of the element, inner ones first.
  var traits: [any ElementTrait] {
    var traits: [any ElementTrait] = []
    var next = around
    while let place = next {
      switch place.entry.content {
      case .element: return traits
      case .trait(let trait): if trait is StandsApart { return traits } else { traits.append(trait) }
      case .node: break
      }
      next = place.around
    }
    return traits
  }

  /// What applies to it.
  var context: ElementContext {
    var path: [OutlineEntry.Content] = []
    var next = around
    while let place = next {
      path.append(place.entry.content)
      next = place.around
    }
    var context = ElementContext()
    for content in path.reversed() {
      switch content {
      case .element: context.depth += 1
      case .trait(let trait): trait.apply(to: &context)
      case .node: break
      }
    }
    return context
  }

  /// The elements around it, the nearest first.
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
