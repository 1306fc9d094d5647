import Foundation

/// The findings as one JSON document.
package enum JSONFormat {
  private struct Document: Encodable {
    var version = 1
    var style: String
    var summary: Summary
    var calls: [Call]
    var problems: [Problem]
    /// nil where there is none.
    var backports: [Backport]?
  }

  private struct Call: Encodable {
    var file: String
    var line: Int
    var column: Int
    var outcome: CallReport.Outcome
    var verdict: Verdict?
    var observed: String
    var form: String?
    var reads: [Read]
    var comments: [String]
    var findings: [CallReport.Finding]
    var reason: String?
    var onAppearLine: Int?
    var before: String
    var after: String
  }

  private struct Read: Encodable {
    var name: String
    var kind: StorageKind
    var stability: StorageKind.Stability
    var through: [String]
    var declaredAt: String?
    var note: String?
    var proof: String?
  }

  private struct Problem: Encodable {
    var file: String
    var line: Int?
    var column: Int?
    var message: String
  }

  private struct Backport: Encodable {
    var file: String
    var line: Int
    var column: Int
    var name: String
    var calls: Int
    var message: String
  }

  package static func text(_ files: [FileMigration], _ options: Options) throws -> String {
    let backports = files.flatMap { file in
      file.backports.map {
        Backport(
          file: file.path, line: $0.place.line, column: $0.place.column, name: $0.name, calls: $0.callCount,
          message: $0.sentence)
      }
    }
    let document = Document(
      style: options.style.rawValue, summary: Summary(files),
      calls: files.flatMap(\.calls).map(call),
      problems: files.compactMap { file in
        file.problem.map {
          Problem(file: file.path, line: $0.place?.line, column: $0.place?.column, message: $0.message)
        }
      }, backports: backports.isEmpty ? nil : backports)
    return try encode(document)
  }

  static func encode(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  private static func call(_ report: CallReport) -> Call {
    Call(
      file: report.path, line: report.place.line, column: report.place.column, outcome: report.outcome,
      verdict: report.verdict, observed: report.observed, form: report.form,
      reads: report.readings.map {
        Read(
          name: $0.name, kind: $0.kind, stability: $0.stability, through: $0.through, declaredAt: $0.declaredAt,
          note: $0.note, proof: $0.proof)
      },
      comments: report.comments, findings: report.findings, reason: report.reason, onAppearLine: report.appear?.line,
      before: report.before, after: report.after)
  }
}
