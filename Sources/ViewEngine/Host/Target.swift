/// What a verb of a host is applied to.
enum Target {
  /// The control with that label, or the one at that index among several.
  case labelled(String, at: Int)
  /// What a look-up has found.
  case found(ViewHost.Element)
}

/// A control that was found, on the screen that it was found on.
struct Located<Wanted> {
  let screen: Screen
  let place: Int
  let wanted: Wanted

  var label: String { screen.label(of: place) }
}

extension ViewHost {
  /// Finds the control that a verb is applied to, if a person could use it now.
  ///
  /// - Parameters:
  ///   - kind: what the wanted control is called in messages.
  ///   - match: what the verb needs of the control; nil if it is of another kind.
  func locate<Wanted>(
    _ verb: String, _ kind: String, _ target: Target, _ match: (_Control) -> Wanted?
  ) throws(ViewHostError) -> Located<Wanted> {
    try locate(verb, kind, target, shown: { $0.element.control.flatMap(match) })
  }

  /// Finds what on the screen a verb is applied to, whether or not it is a control.
  func locate<Wanted>(
    _ verb: String, _ kind: String, _ target: Target, shown match: (Screen.Shown) -> Wanted?
  ) throws(ViewHostError) -> Located<Wanted> {
    switch target {
    case .labelled(let label, let index):
      let screen = try screen(verb)
      let (place, wanted) = try screen.locate(verb, kind, label, at: index, match)
      return Located(screen: screen, place: place, wanted: wanted)
    case .found(let element):
      let (screen, range) = try element.resolve(verb)
      let (place, wanted) = try screen.locate(verb, kind, in: range, element.description, match)
      return Located(screen: screen, place: place, wanted: wanted)
    }
  }
}
