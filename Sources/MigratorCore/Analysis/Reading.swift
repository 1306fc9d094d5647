/// One thing that a closure reads or writes.
package struct Reading: Sendable, Hashable, Codable {
  /// The name as declared.
  package var name: String
  package var kind: StorageKind
  /// The own methods and computed properties that lead to it, outermost first.
  package var through: [String] = []
  /// Where it is declared, as `file:line`; nil where nothing was found.
  package var declaredAt: String?
  /// What could not be told, or needs saying besides.
  package var note: String?
  /// Why it cannot change together with the observed value, where the project shows that.
  package var proof: String?

  /// What becomes of it when the closure that runs is another one.
  package var stability: StorageKind.Stability { proof == nil ? kind.stability : .stable }

  /// The name with its kind and the way to it, for a message.
  package var phrase: String {
    var parts = [kind.phrase]
    if !through.isEmpty { parts.append("read through " + through.joined(separator: ", ")) }
    if let note { parts.append(note) }
    return "'\(name)' (\(parts.joined(separator: ", ")))"
  }

  /// The name with the proof, for a message; nil where no proof was needed.
  var proofPhrase: String? { proof.map { "'\(name)' \($0)" } }
}
