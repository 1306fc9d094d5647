/// A message line for a person or an editor.
package struct Diagnostic: Sendable, Equatable {
  package enum Severity: String, Sendable { case remark, note, warning, error }

  /// The subject of the diagnostic; also the rule's name in SARIF.
  package enum Rule: String, Sendable, Codable, CaseIterable {
    case legacyCall = "legacy-on-change"
    case oldCapture = "old-capture"
    case replacedReference = "replaced-reference"
    case keptCapture = "kept-capture"
    case left = "left-for-a-person"
    case older = "stays-legacy"
    case appear = "appear-pair"
    case comparedWithItself = "compared-with-itself"
    case oldValueKeptByHand = "old-value-kept-by-hand"
    case superfluousSuppression = "superfluous-suppression"
    case backport = "backport"
    case unreadable = "unreadable"
  }

  package var path: String
  package var place: Place?
  package var severity: Severity
  package var rule: Rule
  package var message: String
  /// The edits that rewrite the call; empty for a diagnostic about anything else.
  package var edits: [Edit] = []

  /// `file:line:column: warning: …`, as compilers write it.
  package var line: String {
    let position = place.map { ":\($0.line):\($0.column)" } ?? ""
    return "\(path)\(position): \(severity.rawValue): \(message)"
  }
}

extension Diagnostic {
  package static func all(of files: [FileMigration], _ options: Options) -> [Diagnostic] {
    files.flatMap { file in
      let problem = file.problem.map {
        [Diagnostic(path: file.path, place: $0.place, severity: .error, rule: .unreadable, message: $0.message)]
      }
      let backports = file.backports.map {
        Diagnostic(path: file.path, place: $0.place, severity: .note, rule: .backport, message: $0.sentence)
      }
      return (problem ?? []) + backports + file.calls.flatMap { all(of: $0, options) }
    }
  }

  private static func all(of call: CallReport, _ options: Options) -> [Diagnostic] {
    func make(_ severity: Severity, _ rule: Rule, _ message: String) -> Diagnostic {
      Diagnostic(path: call.path, place: call.place, severity: severity, rule: rule, message: message)
    }
    var result: [Diagnostic] = []
    switch call.outcome {
    case .rewritten:
      switch call.verdict?.grade {
      case .look: result.append(make(.warning, .oldCapture, call.changeSentence(options)))
      case .note: result.append(make(.note, .replacedReference, call.changeSentence(options)))
      case .same, .left, nil: result.append(make(.remark, .legacyCall, call.sameSentence))
      }
      result[0].edits = call.edits
    case .kept:
      result.append(
        make(
          .remark, .keptCapture,
          "onChange(of: \(call.observed)) becomes \(call.formPhrase); it still reads \(call.changedPhrase)"))
    case .left:
      result.append(make(.warning, .left, "onChange(of: \(call.observed)) is not rewritten: \(call.reason ?? "")"))
    case .older:
      result.append(make(.remark, .older, "onChange(of: \(call.observed)) stays legacy: \(call.reason ?? "")"))
    case .marked, .foreign: break
    }
    if call.appear != nil || call.form == "initial" {
      result.append(make(.note, .appear, call.appearSentence(options)))
    }
    result += call.findings.map { make(.note, $0.rule, $0.message) }
    return result
  }
}
