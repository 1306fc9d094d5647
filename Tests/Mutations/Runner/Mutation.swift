/// A small change to the sources, which the suite is to notice.
struct Mutation: Sendable {
  let name: String
  /// The file, from the root of the package.
  let file: String
  /// The rule that it breaks.
  let reason: String
  /// The lines to look for, without their indentation.
  let before: [String]
  /// What stands in their place: Swift in which `MUTANT` is true if this mutation is the chosen one.
  let after: [String]
  /// Why nobody can notice it; nil for one that has to be caught.
  let survives: String?
}

/// What is wrong with the table, or with what was found; said to whoever runs the command.
struct Problem: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
