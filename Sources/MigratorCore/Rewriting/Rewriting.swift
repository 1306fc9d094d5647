/// The result of rewriting one call.
struct Rewriting: Sendable {
  /// The form that a call gets.
  enum Form: String, Sendable, Codable, CaseIterable {
    /// `{ _, new in }`
    case two
    case zero
    /// `initial: true`, with the `onAppear` beside it taken in.
    case initial
    /// A modern call that runs the closure from before the change, by the shim's `KeepingCaptures`.
    case keeping
    case legacy
  }

  var form: Form
  var edits: [Edit]
  /// The parameters of the written closure, as `_, new`; nil if its action is no new closure.
  var parameters: String?
  /// The readings of the call that a different closure affects, without observed values that became a parameter.
  var readings: [Reading] = []
}
