/// What became of one file.
package struct FileMigration: Sendable {
  package var path: String
  package var calls: [CallReport] = []
  /// The text before, for a diff; nil where it could not be read.
  package var before: SourceText?
  /// The bytes after, without a byte order mark; nil where nothing is to do.
  package var after: [UInt8]?
  package var problem: Problem?

  /// What kept the file from being migrated.
  package struct Problem: Error, Sendable {
    package var message: String
    package var place: Place?

    package init(message: String, place: Place? = nil) {
      self.message = message
      self.place = place
    }
  }

  package init(path: String) { self.path = path }
}
