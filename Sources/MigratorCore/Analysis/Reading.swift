import Foundation

/// A read or a write in a closure.
package struct Reading: Sendable, Hashable, Codable {
  package var name: String
  package var kind: StorageKind
  /// The own methods and computed properties that lead to it, outermost first.
  package var through: [String] = []
  /// The place of its declaration, as `file:line`; nil if none was found.
  package var declaredAt: String?
  /// A doubt, or a remark for the message.
  package var note: String?
  /// What kept the project from proving that: who else may change it.
  package var doubt: String?
  /// The project's proof that it cannot change together with the observed value.
  package var proof: String?

  /// Its stability when a different closure runs.
  package var stability: StorageKind.Stability { proof == nil ? kind.stability : .stable }

  /// The name with its kind and its path, as messages print it.
  package var phrase: String {
    var parts = [kind.phrase]
    if !through.isEmpty { parts.append("read through " + through.joined(separator: ", ")) }
    if let note { parts.append(note) }
    return "'\(name)' (\(parts.joined(separator: ", ")))"
  }

  /// The phrase with what may change it, as verdicts print it.
  var reason: String { doubt.map { "\(phrase.dropLast()), \($0))" } ?? phrase }

  /// Whether its property wrapper is of another module, and not known.
  var isOfUnknownWrapper: Bool { note?.contains("is not known to this tool") == true }

  /// The name with the proof, as messages print it; nil if no proof was needed.
  var proofPhrase: String? { proof.map { "'\(name)' \($0)" } }
}
