/// The findings at one call, and its outcome.
package struct CallReport: Sendable, Codable {
  package enum Outcome: String, Sendable, Codable, CaseIterable {
    /// Rewritten; `verdict` tells the effect.
    case rewritten
    /// Rewritten so that the closure reads the same values as before.
    case kept
    /// Not rewritten; a person has to.
    case left
    /// Under a comment that says to keep it.
    case marked
    /// Runs only on systems without the modern form, or makes an own one: stays legacy.
    case older
    case foreign
  }

  package var path: String
  package var place: Place
  package var outcome: Outcome
  package var observed: String
  /// The form that the call gets: `two`, `zero`, `initial`, `keeping` or `legacy`; nil where it is not rewritten.
  package var form: String?
  /// The parameters of the new closure, as `_, new`; nil if the call gets no new closure with parameters.
  package var parameters: String?
  package var readings: [Reading] = []
  package var comments: [String] = []
  /// Why a call was not rewritten.
  package var reason: String?
  /// The place of an `onAppear` that could be merged with the call; the message adds the differences.
  package var appear: Place?
  /// The lines of the call, before and after.
  package var before = ""
  package var after = ""
  /// Further remarks on the code.
  package var findings: [Finding] = []
  package var edits: [Edit] = []
  /// The answer of `prove`; nil without it, and for calls that need none.
  package var answer: Answer?

  /// Whether its behaviour may change, so that `prove` runs it.
  package var needsProof: Bool { outcome == .rewritten && !changed.isEmpty }

  /// A remark about the code of a call.
  package struct Finding: Sendable, Codable, Equatable {
    package var rule: Diagnostic.Rule
    package var message: String
  }
}
