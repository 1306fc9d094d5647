/// An own backport of `onChange` that a file declares.
package struct BackportReport: Sendable, Codable {
  /// The fate of the declaration.
  package enum Outcome: Sendable, Codable, Equatable {
    /// Kept, because the run has no `--replace-backports`.
    case found
    case removed
    /// Kept, with the reason.
    case stays(String)
  }

  /// `onChangeCompat(of:perform:)`
  package var name: String
  package var place: Place
  package var callCount: Int
  package var outcome: Outcome
  package var modifier: String?

  var sentence: String {
    let calls = "\(callCount) call\(callCount == 1 ? "" : "s")"
    return switch outcome {
    case .found:
      "\(name) is a backport of onChange with \(calls); --replace-backports replaces its calls, and removes it"
    case .removed:
      "\(name) is removed\(modifier.map { ", with the modifier \($0)" } ?? ""): a backport of onChange whose \(calls) \(callCount == 1 ? "is" : "are") replaced"
    case .stays(let reason): "\(name), a backport of onChange with \(calls), stays: \(reason)"
    }
  }
}
