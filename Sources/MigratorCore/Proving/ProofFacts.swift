import Foundation

/// The facts of one report of the kit, and their meaning for one call.
package struct ProofFacts: Sendable, Decodable {
  private struct Observer: Decodable {
    var file: String
    var line: Int
    var runs: Int
    var advice: String?
    var unvaried: [String]

    var place: String { line > 0 ? "\(file):\(line)" : "an observer without a line" }
  }

  private struct Divergence: Decodable {
    var script: String
    var file: String
    var line: Int
  }

  private var isCovered: Bool
  private var verdict: String
  private var observers: [Observer]
  private var divergences: [Divergence]

  /// - Parameter line: A line that the kit has written.
  package init?(line: some Sequence<UInt8>) {
    guard let facts = try? JSONDecoder().decode(ProofFacts.self, from: Data(line)) else { return nil }
    self = facts
  }

  /// - Parameter others: The lines of all calls of the file. If no observer is on the call's lines, its action is a
  ///   function that is declared elsewhere, and an observer on none of all these lines may be the call's own.
  package func proof(of call: CallReport, among others: [ClosedRange<Int>]) -> Proof {
    let file = (call.path as NSString).lastPathComponent
    let isFound = observers.contains { $0.file == file && call.lines.contains($0.line) }
    func isOwn(_ name: String, _ line: Int) -> Bool {
      if line == 0 { return true }
      if isFound { return name == file && call.lines.contains(line) }
      return name != file || !others.contains { $0.contains(line) }
    }
    if let own = divergences.first(where: { isOwn($0.file, $0.line) }) { return Proof(.differs, own.script) }
    let own = observers.filter { isOwn($0.file, $0.line) }
    guard !own.isEmpty else {
      return Proof(.neverRan, "no script shows the call. To fix, give the view a preview that does.")
    }
    if let other = divergences.first { return Proof(.differs, "at \(other.file):\(other.line): \(other.script)") }
    if isCovered { return Proof(.same) }
    if let idle = own.first(where: { $0.runs == 0 }) {
      return Proof(.neverRan, idle.advice ?? "no script changes the observed value")
    }
    if let copy = own.flatMap(\.unvaried).first {
      return Proof(.neverRan, "nothing changed '\(copy)' together with the observed value")
    }
    if let idle = observers.first(where: { $0.runs == 0 || !$0.unvaried.isEmpty }) {
      let reason =
        idle.runs == 0 ? "never ran" : "nothing changed '\(idle.unvaried[0])' together with the observed value"
      return Proof(.neverRan, "beside it, \(idle.place): \(reason)")
    }
    return Proof(.neverRan, verdict)
  }
}
