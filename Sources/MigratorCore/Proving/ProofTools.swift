/// The system tools for a proof: a compiler, and processes that run one test each.
package protocol ProofTools: Sendable {
  /// Builds the package in a folder, with its tests.
  ///
  /// - Returns: The build's output if it failed; nil if it succeeded.
  func build(_ folder: String) throws -> String?

  /// Runs one test of the package.
  ///
  /// - Parameter test: The module, the suite and the function, without backticks.
  func run(_ test: ProofTest, in folder: String) -> ProofRun
}

/// One test of the scratch package.
package struct ProofTest: Sendable, Hashable {
  package var suite: String
  package var name: String
}

/// The end of one test's process.
package enum ProofRun: Sendable, Equatable {
  /// - facts: The line that the kit wrote; nil where it wrote none.
  /// - said: All output.
  case ended(facts: [UInt8]?, said: String)
  case crashed(said: String)
  case tookTooLong(seconds: Int)
}
