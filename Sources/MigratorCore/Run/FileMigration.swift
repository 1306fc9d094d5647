/// The result of migrating one file.
package struct FileMigration: Sendable, Codable {
  package var path: String
  package var calls: [CallReport] = []
  /// The text before the edits; nil if it could not be read.
  package var before: SourceText?
  /// The edits from the text before to the one after, in order.
  package var edits: [Edit] = []
  /// The bytes after, without a byte order mark; nil without changes.
  package var after: [UInt8]?
  package var problem: Problem?
  package var backports: [BackportReport] = []
  /// The systems that lack the modern form, where the file is built for such; `edits` then has the import of the shim.
  package var lackingSystems: String?
  /// Whether the project mentions the shim, so that only the import was missing.
  package var isShimKnown = true
  /// Whether no package or project says for which systems the file is built, so that it may lack the shim's import.
  package var hasUnknownSystems = false

  /// The problem that kept the file from being migrated.
  package struct Problem: Error, Sendable, Codable {
    package var message: String
    package var place: Place?

    package init(message: String, place: Place? = nil) { (self.message, self.place) = (message, place) }
  }

  // Without the texts before and after, which the file itself and the edits give.
  private enum CodingKeys: CodingKey {
    case path, calls, edits, problem, backports, lackingSystems, isShimKnown, hasUnknownSystems
  }

  package init(path: String) { self.path = path }
}
