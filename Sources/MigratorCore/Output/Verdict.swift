/// The effect of a call's rewrite on its behaviour, with the reasons.
package struct Verdict: Sendable, Hashable, Codable {
  package enum Grade: String, Sendable, Codable, CaseIterable {
    /// The rewrite cannot change behaviour.
    case same
    /// Behaviour changes only if an object, a stored closure or a given property is replaced in the same update.
    case note
    /// A captured copy may change together with the observed value.
    case look
    /// Not rewritten.
    case left
  }

  package var grade: Grade
  /// One phrase for each fact: the proof or the storage for `same`, the readings for `note` and `look`, the obstacle for `left`.
  package var reasons: [String]
}

extension CallReport {
  /// nil for calls on other types than views and scenes.
  package var verdict: Verdict? {
    switch outcome {
    case .foreign: nil
    case .marked:
      Verdict(grade: .left, reasons: [reason.map { "a comment says to keep it: \($0)" } ?? "a comment says to keep it"])
    case .left, .older: Verdict(grade: .left, reasons: [reason].compactMap { $0 })
    case .kept: Verdict(grade: .same, reasons: changed.map { "it still reads \($0.phrase)" })
    case .rewritten: verdictOfReadings
    }
  }

  private var verdictOfReadings: Verdict {
    let changed = changed
    if changed.isEmpty { return Verdict(grade: .same, reasons: sameReasons) }
    let hasCopies = changed.contains { $0.stability == .snapshot }
    return Verdict(grade: hasCopies ? .look : .note, reasons: changed.map(\.reason))
  }
}
