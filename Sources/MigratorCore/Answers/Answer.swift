/// The answer for one call: whether its rewrite changes behaviour, whatever changes around it.
package struct Answer: Sendable, Hashable, Codable {
  package enum Outcome: String, Sendable, Codable, CaseIterable {
    /// No step differed, and each read copy varied while the observer ran.
    case same
    case differs
    case none
  }

  package var outcome: Outcome
  /// The names whose change together with the observed value makes a difference.
  package var changes: [String] = []
  /// The effects in the legacy form that the modern form does not have.
  package var legacy: [String] = []
  /// The effects in the modern form that the legacy form does not have.
  package var modern: [String] = []
  /// Why there is no answer, and what to do.
  package var reason: String?
  /// The names that stand for code outside of the given paths.
  package var standIns: [String] = []
  /// The statements that were replaced because they do not compile without such code.
  package var replaced: [String] = []
  /// What a written test changes, besides the observed value, and the number of the first values; nil for no test.
  package var inputs: [String]?
  package var seed: Int?
  package init(_ outcome: Outcome) { self.outcome = outcome }

  package static func none(_ reason: String) -> Answer {
    var answer = Answer(.none)
    answer.reason = reason
    return answer
  }
}
