extension ObserverCoverage {
  /// An observer that a body declares, and that no step has shown.
  init(unmounted observer: Observer) {
    self.observer = observer
    runCount = 0
    steps = []
    advice =
      "no step showed it. To fix, add the event that shows it: a text to type to the exploration's `alphabet`, a change by "
      + "the app to its `modelChanges`, by the system to its `environmentChanges`."
    isMounted = false
  }

  /// Whether both declare the same type of observer, wherever its closure is.
  func isDeclared(as other: ObserverCoverage) -> Bool {
    let (one, other) = (observer, other.observer)
    return (one.view, one.valueType, one.content, one.number) == (
      other.view, other.valueType, other.content, other.number
    )
  }
}
