#if BundledEngine
  import Foundation
  import OnChangeCompat

  /// Makes steps of what a person could do.
  struct Candidates {
    let alphabet: [String]

    /// The steps that can be done, and in words what reacts and what does not.
    struct Choice {
      var steps: [Script.Step] = []
      var enabled: [String] = []
      var disabled: [String] = []
    }

    func choice(of offers: [Offer]) -> Choice {
      var choice = Choice()
      for offer in offers {
        let label = offer.interaction.label
        let name = offer.interaction.kind.rawValue + (label.isEmpty ? "" : " \(label.debugDescription)")
        if offer.interaction.isEnabled {
          append(offer, to: &choice.steps)
          choice.enabled.append(name)
        } else {
          choice.disabled.append(name)
        }
      }
      return choice
    }

    private func append(_ offer: Offer, to steps: inout [Script.Step]) {
      let label = offer.interaction.label
      let place = offer.interaction.index
      switch offer.interaction.kind {
      case .tap: steps.append(.tap(label, at: place))
      case .toggle: steps.append(.toggle(label, at: place))
      case .type: for text in alphabet { steps.append(.type(text, into: label, at: place)) }
      case .submit: steps.append(.submit(label, at: place))
      case .select: steps.append(.select(label, at: place))
      case .pick: for option in offer.interaction.options { steps.append(.pick(option, from: label, at: place)) }
      case .setSlider:
        let range = offer.range ?? 0...1
        for value in [range.lowerBound, (range.lowerBound + range.upperBound) / 2, range.upperBound] {
          steps.append(.setSlider(label, to: value, at: place))
        }
      case .increment: steps.append(.increment(label, at: place))
      case .decrement: steps.append(.decrement(label, at: place))
      case .setDate:
        for day in [0.0, 8_000] {
          steps.append(
            .setDate(label, to: Date(timeIntervalSinceReferenceDate: day * 86_400), at: place))
        }
      case .setColor: for color in ["red", "blue"] { steps.append(.setColor(label, to: color, at: place)) }
      case .back: steps.append(.back)
      case .dismissSheet: steps.append(.dismissSheet)
      case .scrollDown: steps.append(.scrollDown(at: place))
      case .scrollUp: steps.append(.scrollUp(at: place))
      case .refresh: steps.append(.refresh(at: place))
      case .longPress: steps.append(.longPress(label, at: place))
      case .drag: steps.append(.drag(label, x: 100, y: 0, at: place))
      case .magnify: steps.append(.magnify(label, by: 2, at: place))
      case .rotate: steps.append(.rotate(label, degrees: 90, at: place))
      case .hover: for isOver in [true, false] { steps.append(.hover(label, over: isOver, at: place)) }
      case .delete: steps.append(.delete(label, at: place))
      case .move:
        let last = Int(offer.range?.upperBound ?? 0)
        for destination in Set([0, last]).sorted() where destination != offer.offset {
          steps.append(.move(label, to: destination, at: place))
        }
      // NB: the engine's verbs are all above; to leave a new one out would call a view explored that is not.
      case let kind: preconditionFailure("the verb \(kind) of the engine has no step; add one to Script.Step")
      }
    }
  }
#endif
