import Testing
import OnChangeCompat
import RandomPrograms

/// A program that was printed as Swift source.
struct PrintedProgram: CustomTestStringConvertible {
  let seed: UInt64
  let theme: Theme
  let run: @MainActor (World) async throws -> ViewHost

  var testDescription: String { "\(theme) \(seed)" }
}

/// Those of a theme.
// A protocol, because it gives access to the deprecated ones without a warning.
protocol PrintedPrograms {
  static var all: [PrintedProgram] { get }
}
