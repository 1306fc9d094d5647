/// What was found at one call, and what became of it.
package struct CallReport: Sendable, Codable {
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
  /// What else is to be said of the code.
  package var findings: [Finding] = []
  /// The edits of this call alone.
  package var edits: [Edit] = []

  /// A remark about the code of a call.
  package struct Finding: Sendable, Codable, Equatable {
    package var rule: Diagnostic.Rule
    package var message: String
  }

  /// A view, as far as a test has to name it.
  package struct ViewFacts: Sendable, Codable {
    package var name: String
    package var parameters: [Parameter]
    /// Why a test cannot make the view; nil where it can.
    package var obstacle: String?
    /// The statements of a preview of the project that makes the view.
    package var preview: String?
    /// The imports of the file that the view, or its preview, is in.
    package var imports: [String] = []

    package struct Parameter: Sendable, Codable {
      package var name: String
      package var type: String
    }
  }
}
