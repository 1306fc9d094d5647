/// Marks the content of a view with a part that is not read beside it: a context menu, or swipe actions. That part is
/// the entry after it.
struct AttachedPart: ElementTrait { var category: ElementCategory { .nothing } }

extension Screen {
  /// The parts of a kind that belong to a view: those in it; without any, the ones of the nearest view around it.
  /// `name`: the name of the part's element.
  func attachedParts(_ name: String, of view: Place) -> [Place] {
    let owners = index.landmarks(AttachedPart.self)
    let inside = owners.filter { $0.isInside(view) }.compactMap { part(name, beside: $0) }
    if !inside.isEmpty { return inside }
    return sequence(first: view, next: \.around).prefix { $0.element?.part == nil }.compactMap {
      part(name, beside: $0)
    }
  }

  func ownersOfParts(_ name: String) -> [(owner: Place, part: Place)] {
    index.landmarks(AttachedPart.self).compactMap { owner in part(name, beside: owner).map { (owner, $0) } }
  }

  private func part(_ name: String, beside owner: Place) -> Place? {
    guard owner.trait(AttachedPart.self) != nil else { return nil }
    let next = Int(owner.entry.end)
    guard next < owner.fragment.entries.count, owner.fragment.entries.list[next].parent == owner.entry.parent else {
      return nil
    }
    let part = Place(fragment: owner.fragment, index: next).firstElement
    return part?.element?.name == name ? part : nil
  }
}
