/// All verbs, by name: a step that was written down, a kit that explores and a host find them here.
package enum Verbs {
  private static let builtIn: [any StepVerb.Type] = [
    Tap.self, MultiTap.self, Switch.self, TypeText.self, Submit.self, Select.self, Pick.self, SetSlider.self,
    Increment.self, Decrement.self, SetDate.self, SetColor.self, Back.self, DismissSheet.self, ScrollDown.self,
    ScrollUp.self, Refresh.self, LongPress.self, Drag.self, Magnify.self, Rotate.self, Hover.self, Delete.self,
    Move.self,
    Drop.self, ChooseFiles.self, TakeFocus.self, Render.self, Wait.self, ChangeEnvironment.self, PokeModel.self,
  ]

  private static let lock = Lock()
  // NB: guarded by the lock.
  private nonisolated(unsafe) static var known = Dictionary(
    builtIn.map { ($0.kind, $0) }, uniquingKeysWith: { first, _ in first })

  /// Makes a verb of another module known, so that steps of it that were written down are read. What a screen offers is
  /// made known as a kit looks at it.
  package static func add(_ verb: any StepVerb.Type) { lock.withLock { known[verb.kind] = verb } }

  package static func named(_ kind: Interaction.Kind) -> (any StepVerb.Type)? { lock.withLock { known[kind] } }
}
