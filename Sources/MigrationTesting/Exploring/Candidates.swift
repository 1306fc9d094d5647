#if BundledEngine
  import OnChangeCompat

  /// Makes steps of what a person could do.
  struct Candidates {
    let alphabet: [String]

    /// The steps that can be done, and in words what reacts and what does not.
    struct Choice {
      var steps: [Script.Step] = []
      var enabled: [String] = []
      var disabled: [String] = []
      /// What reacts, and needs a value of the app's that nobody has named.
      var unknown: [String] = []
    }

    func choice(of offers: [Offer]) -> Choice {
      var choice = Choice()
      for offer in offers {
        let label = offer.interaction.label
        let name = offer.interaction.kind.rawValue + (label.isEmpty ? "" : " \(label.debugDescription)")
        guard offer.interaction.isEnabled else {
          choice.disabled.append(name)
          continue
        }
        choice.enabled.append(name)
        // NB: known, for the host makes known what it offers.
        guard let verb = Verbs.named(offer.interaction.kind) as? any Verb.Type else { continue }
        if verb.needsValue { choice.unknown.append(name) }
        choice.steps += verb.steps(for: offer, typing: alphabet)
      }
      return choice
    }
  }
#endif
