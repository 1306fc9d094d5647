/// A small change to the sources, which the suite is to notice.
struct Mutation: Sendable {
  let name: String
  /// The file, from the root of the package.
  let file: String
  /// The rule that it breaks.
  let reason: String
  /// The lines to look for, without their indentation.
  let before: [String]
  /// The replacement: Swift in which `MUTANT` is true if this mutation is selected.
  let after: [String]
  /// The reason why no test can notice it; nil for one that has to be caught.
  let survives: String?
}

/// A problem of the table or of the results, printed by the command.
struct Problem: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
