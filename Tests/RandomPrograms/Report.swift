import ReferenceModel

/// What is said of a program for which engine and model differ.
@MainActor
package enum Report {
  /// Runs the program of a seed.
  ///
  /// - Returns: if there is a difference: what it is, and the smallest program that shows it, as Swift source.
  package static func ofDifference(_ seed: UInt64, _ theme: Theme, _ comparison: Comparison = Comparison()) async
    -> String?
  {
    let program = Generator.program(seed, theme)
    guard let difference = await comparison.differenceInTime(of: program) else { return nil }
    let smallest = await Shrinker().smallest(program) { await comparison.differenceInTime(of: $0) != nil }
    let shown = await comparison.differenceInTime(of: smallest) ?? difference
    return """
      Seed \(seed) of the theme \(theme). \(shown)
      The smallest program that shows it (in Tests/ReferenceModelTests/Printed, beside its World):

      \(SwiftSource.of(shown.program, commands: shown.commands))
      """
  }
}
