/// What reacts to so many taps at a time.
struct TapRecognizer {
  let count: Int
  let action: () -> Void
}

/// Which gestures of an element react to a number of taps: an inner one before an outer one, unless that has priority.
struct TapGestures {
  private(set) var normal: (() -> Void)?
  private(set) var priority: (() -> Void)?
  /// Outer ones first.
  private(set) var simultaneous: [() -> Void] = []

  /// - Parameter traits: what speaks of the element, inner traits first.
  @MainActor init(of traits: [any ElementTrait], count: Int) {
    for trait in traits.reversed() {
      guard let taps = Self.taps(of: trait), taps.all().contains(where: { $0.count == count }) else { continue }
      // NB: asked for when it runs, for a press may come before, after which others are there.
      let run = { for tap in taps.all() where tap.count == count { tap.action() } }
      switch taps.precedence {
      case .normal: normal = run
      case .high: priority = priority ?? run
      case .simultaneous: simultaneous.append(run)
      }
    }
  }

  /// The numbers of taps that gestures of an element ask for.
  ///
  /// - Parameter isControl: whether the element reacts to a tap by itself, which gestures without priority leave to it.
  @MainActor static func counts(in traits: [any ElementTrait], ofControl isControl: Bool) -> Set<Int> {
    var counts: Set<Int> = isControl ? [1] : []
    for trait in traits {
      guard let taps = taps(of: trait), !isControl || taps.precedence != .normal else { continue }
      for tap in taps.all() { counts.insert(tap.count) }
    }
    return counts
  }

  @MainActor private static func taps(
    of trait: any ElementTrait
  ) -> (all: () -> [TapRecognizer], precedence: GesturePrecedence)? {
    if let trait = trait as? TapTrait { return ({ [trait.tap] }, .normal) }
    guard let trait = trait as? GestureTrait else { return nil }
    return ({ [box = trait.box] in box.recognizer?.taps ?? [] }, trait.precedence)
  }
}
