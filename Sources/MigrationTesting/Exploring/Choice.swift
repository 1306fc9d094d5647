#if BundledEngine
  import OnChangeCompat
#endif

/// The steps that can be taken next, and the controls in words.
struct Choice {
  var steps: [Script.Step] = []
  var enabled: [String] = []
  var disabled: [String] = []
  /// Controls that need a value of the app that no test has named.
  var unknown: [String] = []
  /// Controls with more values than the steps try.
  var sampled: [String] = []
}

#if BundledEngine
  extension Choice {
    init(of actions: [AvailableAction], in exploration: Exploration) {
      for action in actions {
        let label = action.interaction.label
        let name = action.interaction.verb.rawValue + (label.isEmpty ? "" : " \(label.debugDescription)")
        guard action.interaction.isEnabled else {
          disabled.append(name)
          continue
        }
        enabled.append(name)
        // Known, because a snapshot registers each verb that it meets.
        guard let verb = Verbs.named(action.interaction.verb) as? any (Verb & PerformedVerb).Type else { continue }
        if verb.needsValue { unknown.append(name) }
        if verb.isSampled { sampled.append(name) }
        steps += verb.steps(for: action, typing: exploration.alphabet)
      }
      if exploration.renders { steps.append(.render) }
      for change in exploration.environmentChanges {
        steps += change.values.map { .environment(change.name, to: $0.name) }
      }
      steps += exploration.modelChanges.map { .changeModel($0.name) }
    }
  }
#endif
