import CommandOutput
import Foundation

/// The calls that a team has accepted: a check fails only for others.
package struct Baseline: Sendable, Equatable {
  private var counts: [CallFingerprint: Int] = [:]

  private struct Document: Codable {
    var version = 1
    var calls: [Entry]
  }

  private struct Entry: Codable {
    var file: String
    var observed: String
    var code: String
    var count: Int
  }

  /// All calls of some files that a check would count.
  package init(_ files: [FileMigration]) {
    for call in files.flatMap(\.calls) where Self.counts(call) { counts[CallFingerprint(call), default: 0] += 1 }
  }

  package init(file: String) throws(Settings.Problem) {
    guard let data = FileManager.default.contents(atPath: file) else {
      throw Settings.Problem(
        description: "\(file): there is no such baseline.\n\nTo fix, write it with --update-baseline.")
    }
    guard let document = try? JSONDecoder().decode(Document.self, from: data), document.version == 1 else {
      throw Settings.Problem(
        description: "\(file): is not a baseline of this tool.\n\nTo fix, write it again with --update-baseline.")
    }
    for entry in document.calls {
      counts[CallFingerprint(file: entry.file, observed: entry.observed, code: entry.code), default: 0] += entry.count
    }
  }

  package func write(to file: String) throws {
    let entries = counts.sorted { $0.key < $1.key }.map {
      Entry(file: $0.key.file, observed: $0.key.observed, code: $0.key.code, count: $0.value)
    }
    try OutputPath.write(try JSONFormat.encode(Document(calls: entries)) + "\n", to: file)
  }

  package var count: Int { counts.values.reduce(0, +) }

  /// Takes away the calls that the baseline knows: of equal ones, as many as it has. Returns their number.
  package func remove(from files: inout [FileMigration]) -> Int {
    var left = counts
    var removed = 0
    for position in files.indices {
      let before = removed
      files[position].calls.removeAll { call in
        guard Self.counts(call), let number = left[CallFingerprint(call)], number > 0 else { return false }
        left[CallFingerprint(call)] = number - 1
        removed += 1
        return true
      }
      let isRewritten = files[position].calls.contains { $0.outcome == .rewritten || $0.outcome == .kept }
      if removed > before, !isRewritten {
        files[position].lackingSystems = nil
        files[position].hasUnknownSystems = false
      }
    }
    return removed
  }

  private static func counts(_ call: CallReport) -> Bool {
    switch call.outcome {
    case .rewritten, .kept, .left: true
    case .marked, .older, .foreign: false
    }
  }
}
