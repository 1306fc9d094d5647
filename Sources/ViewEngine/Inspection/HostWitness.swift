/// Receives, as values and not as text, what a host mounts and which observers it runs.
///
/// A test kit sets one in the configuration; a host without one does no work for it.
@MainActor
package protocol HostWitness: AnyObject, Sendable {
  /// A view with stored properties or with an observer was mounted.
  func didMount(_ part: MountedPart)
  /// An observer was mounted.
  func didMount(_ observer: ObserverPlace)
  /// The action of an observer is about to run.
  func willRun<Value>(_ observer: ObserverPlace, old: Value, new: Value)
  /// The action has run.
  func didRun(_ observer: ObserverPlace)
  /// Work is about to run on the main actor that the action has sent to a queue.
  func willContinue(_ observer: ObserverPlace)
  /// That work has run.
  func didContinue(_ observer: ObserverPlace)
}
