package import ReferenceModel

/// The report on a program for which engine and model differ.
@MainActor
package enum Report {
  /// Runs the program of a seed.
  ///
  /// - Returns: The difference and the smallest program that shows it, as Swift source; nil without a difference.
  package static func ofDifference(_ seed: UInt64, _ theme: Theme, _ comparison: Comparison = Comparison()) async
    -> String?
  {
    await ofDifference(in: Generator.program(seed, theme), comparison).map {
      "Seed \(seed) of the theme \(theme). \($0)"
    }
  }

  /// Runs a program.
  ///
  /// - Returns: the same, without a seed.
  package static func ofDifference(in program: Program, _ comparison: Comparison) async -> String? {
    guard let difference = await comparison.differenceInTime(of: program) else { return nil }
    let smallest = await Shrinker().smallest(program) { await comparison.differenceInTime(of: $0) != nil }
    let shown = await comparison.differenceInTime(of: smallest) ?? difference
    return """
      \(shown)
      The smallest program that shows it, for a file beside Tests/ReferenceModelTests/Printed/World.swift:

      \(SwiftSource.of(shown.program, commands: shown.commands.flatMap { [$0, .look] }))
      """
  }
}
