#if BundledEngine
  import OnChangeCompat

  /// Makes steps from a person's available actions.
  struct Candidates {
    let alphabet: [String]

    /// The possible steps, and in words the enabled and the disabled controls.
    struct Choice {
      var steps: [Script.Step] = []
      var enabled: [String] = []
      var disabled: [String] = []
      /// Controls that need a value of the app that no test has named.
      var unknown: [String] = []
      /// Controls with more values than the steps try.
      var sampled: [String] = []
    }

    func choice(of actions: [AvailableAction]) -> Choice {
      var choice = Choice()
      for action in actions {
        let label = action.interaction.label
        let name = action.interaction.verb.rawValue + (label.isEmpty ? "" : " \(label.debugDescription)")
        guard action.interaction.isEnabled else {
          choice.disabled.append(name)
          continue
        }
        choice.enabled.append(name)
        // Known, because a snapshot registers each verb that it meets.
        guard let verb = Verbs.named(action.interaction.verb) as? any Verb.Type else { continue }
        if verb.needsValue { choice.unknown.append(name) }
        if verb.isSampled { choice.sampled.append(name) }
        choice.steps += verb.steps(for: action, typing: alphabet)
      }
      return choice
    }
  }
#endif
