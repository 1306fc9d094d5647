/// All verbs by name, for decoded steps, the test kit and the host.
package enum Verbs {
  private static let builtIn: [any PerformedVerb.Type] = [
    Tap.self, MultiTap.self, Switch.self, TypeText.self, Submit.self, Select.self, Pick.self, Slide.self,
    Increment.self, Decrement.self, PickDate.self, PickColor.self, GoBack.self, DismissSheet.self, ScrollDown.self,
    ScrollUp.self, Refresh.self, LongPress.self, Drag.self, Magnify.self, Hover.self, Delete.self,
    Move.self, Drop.self, ChooseFiles.self, TakeFocus.self, Render.self, Advance.self, ChangeEnvironment.self,
    ChangeModel.self,
  ]

  package static var ofPlainButtons: any ElementVerb.Type { Tap.self }
  private static let lock = Lock()
  // NB: guarded by the lock.
  private nonisolated(unsafe) static var known = Dictionary(
    builtIn.map { ($0.kind, $0) }, uniquingKeysWith: { first, _ in first })

  /// Adds a verb of a different module, so that its steps can be decoded. A snapshot adds those on screen.
  package static func add(_ verb: any PerformedVerb.Type) { lock.withLock { known[verb.kind] = verb } }
  package static func named(_ kind: Interaction.Kind) -> (any PerformedVerb.Type)? { lock.withLock { known[kind] } }
}
