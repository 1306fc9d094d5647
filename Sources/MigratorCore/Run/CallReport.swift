/// What was found at one call, and what became of it.
package struct CallReport: Sendable {
  /// What became of a call.
  package enum Outcome: String, Sendable, Codable, CaseIterable {
    /// Rewritten; `verdict` says what that means.
    case rewritten
    /// Rewritten so that the closure still reads what it read before.
    case kept
    /// Not rewritten; a person has to.
    case left
    /// Under a comment that says to keep it.
    case marked
    /// Runs only on systems without the modern form, or makes an own one: stays legacy.
    case older
    /// No call on a view or a scene.
    case foreign
  }

  package var path: String
  package var place: Place
  package var outcome: Outcome
  /// The observed expression as written.
  package var observed: String
  /// The form that the call gets: `two`, `zero`, `initial`, `keeping` or `legacy`; nil where it is not rewritten.
  package var form: String?
  package var readings: [Reading] = []
  /// Comments at the call that speak of an old capture.
  package var comments: [String] = []
  /// Why a call was not rewritten.
  package var reason: String?
  /// That the `onAppear` at a place could be one with the call; what would differ is said with it.
  package var appear: Place?
  /// The type around, and its properties that a test has to give it.
  package var view: ViewFacts?
  /// The lines of the call, before and after.
  package var before = ""
  package var after = ""

  /// A view, as far as a test has to name it.
  package struct ViewFacts: Sendable {
    package var name: String
    package var parameters: [Parameter]

    package struct Parameter: Sendable {
      package var name: String
      package var type: String
    }
  }
}
