/// Receives, as values and not as text, a host's mounts and runs of observers.
///
/// A test kit sets one in the configuration; a host without one does no work for it.
@MainActor
package protocol HostMonitor: AnyObject, Sendable {
  /// A view with stored properties or with an observer was mounted.
  func didMount(_ part: MountedPart)
  /// An observer was mounted, with the first value that it observes.
  func didMount<Value>(_ observer: ObserverPlace, observing value: Value)
  /// The run of an observer's action is collected. The closures are valid during the call, and for as long as `run` is
  /// kept.
  ///
  /// - Parameters:
  ///   - older: the closure of the evaluation before the change.
  ///   - newer: the action of the evaluation that found it.
  /// - Returns: the action to run instead of `run`.
  func noting<Action: _ChangeAction>(
    _ observer: ObserverPlace, from old: Action.Value, _ older: InspectedClosure, to new: Action.Value,
    _ newer: Action, _ run: @escaping () -> Void
  ) -> () -> Void
  func willRun<Value>(_ observer: ObserverPlace, old: Value, new: Value)
  func didRun(_ observer: ObserverPlace)
  /// Work is about to run on the main actor that the action has sent to a queue.
  func willContinue(_ observer: ObserverPlace)
  /// That work has run.
  func didContinue(_ observer: ObserverPlace)
}
