/// An object that a view takes from the environment, and that nobody has put there.
package enum MissingObject {
  /// Ends the program with SwiftUI's message, and the name of the view that is being evaluated.
  ///
  /// - Parameters:
  ///   - object: what is missing, and of which type.
  ///   - modifier: what would have put it there.
  package static func stop(_ object: String, _ modifier: String) -> Never {
    let type = Evaluation.current.flatMap { evaluation in
      MainActor.assumeIsolated { evaluation.node?.viewType }
    }
    let view = type.map { "the view \(TraceEvent.name(of: $0))" } ?? "this view"
    fatalError("No \(object) found. A \(modifier) may be missing as an ancestor of \(view).")
  }
}
