/// The result of running a call's view under both rules.
package struct Proof: Sendable, Hashable, Codable {
  /// The raw values are identifiers in JSON; `phrase` is for a person.
  package enum Outcome: String, Sendable, Codable, CaseIterable {
    /// Every script that the view allows gave the same under both rules.
    case same = "provenSame"
    /// A script gave something else.
    case differs
    /// The action did not run, or not in a way that proves anything.
    case neverRan
    case doesNotBuild

    package var phrase: String {
      switch self {
      case .same: "covered same"
      case .differs: "differs"
      case .neverRan: "never ran"
      case .doesNotBuild: "does not build"
      }
    }
  }

  package var outcome: Outcome
  /// The script, the missing part, or the compiler's first error; empty for a call that is the same.
  package var detail: String

  package init(_ outcome: Outcome, _ detail: String = "") {
    self.outcome = outcome
    self.detail = detail
  }

  /// `differs (tap "Buy")`
  package var phrase: String { detail.isEmpty ? outcome.phrase : "\(outcome.phrase) (\(detail))" }
}

extension CallReport {
  /// `Cart.swift:12:7: onChange(of: v): covered same`; nil where nothing was to be proven.
  package var proofLine: String? {
    proof.map { "\(path):\(place.line):\(place.column): onChange(of: \(observed)): \($0.phrase)" }
  }

  /// The proof's part of a message about the call.
  var proofClause: String { proof.map { "; its test: \($0.phrase)" } ?? "" }
}
