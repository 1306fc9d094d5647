/// What a verb of a host is applied to.
enum Target {
  /// The control with that label, or the one at that index among several.
  case labelled(String, at: Int?)
  /// What a look-up has found.
  case found(ViewHost.Element)
}

/// What a verb is to be done to, on the screen that it was found on.
struct Located<Action> {
  let screen: Screen
  let place: Place
  let label: String
  /// How it is done.
  let action: Action
}

extension ViewHost {
  /// Finds what a verb is applied to, if a person could use it now.
  ///
  /// - Parameter name: what the host's method is called, if not as the verb.
  func locate<Done: Verb>(
    _ verb: Done.Type, _ target: Target, as name: String = Done.kind.rawValue
  ) throws(ViewHostError) -> Located<Done.Action> {
    switch target {
    case .labelled(let label, let index):
      return try screen(name).locate(verb, label, at: index, as: name)
    case .found(let element):
      let (screen, place) = try element.resolve(name)
      return try screen.locate(verb, in: place, element.description, as: name)
    }
  }
}
