/// A small change to the sources that a test must notice.
struct Mutation: Sendable {
  let name: String
  /// The path of the file, relative to the root of the package.
  let file: String
  /// The rule that the mutation breaks.
  let reason: String
  /// The lines to look for, without their indentation.
  let before: [String]
  /// The replacement: Swift in which `MUTANT` is true if this mutation is selected.
  let after: [String]
  /// The reason why no test can notice the mutation; nil if a test must catch it.
  let survives: String?
}

/// An error in the table or in the results. The command prints it.
struct Problem: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
