/// Which gestures of a kind an element reacts to: an inner one before an outer one, unless that has priority.
struct GestureRecognizers<Recognizer> {
  var normal: Recognizer?
  var priority: Recognizer?
  /// Outer ones first.
  var simultaneous: [Recognizer] = []

  var all: [Recognizer] { [priority ?? normal].compactMap(\.self) + simultaneous }
}

extension GestureRecognizers where Recognizer == GestureBox {
  /// - Parameters:
  ///   - traits: what speaks of the element, inner traits first.
  ///   - isWanted: whether a gesture is of the kind.
  @MainActor init(of traits: [any ElementTrait], where isWanted: (_Recognizer) -> Bool) {
    for case let trait as GestureTrait in traits.reversed() {
      guard let recognizer = trait.box.recognizer, isWanted(recognizer) else { continue }
      switch trait.precedence {
      case .normal: normal = trait.box
      case .high: priority = priority ?? trait.box
      case .simultaneous: simultaneous.append(trait.box)
      }
    }
  }
}

/// How a gesture stands to those of what is in the view.
enum GesturePrecedence { case normal, high, simultaneous }
