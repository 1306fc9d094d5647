/// A package that is built once with all its mutations. An environment variable selects one of them.
enum MutatedPackage: String, CaseIterable, Sendable {
  /// The engine and the shim on it: Tests/EngineOnly.
  case engine
  /// The shim's sources for SwiftUI, built on the engine as the module SwiftUI: Tests/AppleTypeCheck/conformance.sh.
  case swiftUI
  /// The package itself, for mutations of the kit and the command, and of what objects do.
  case tools

  init(of file: String) {
    if file.hasPrefix("Compat/SwiftUI/") {
      self = .swiftUI
    } else if file.hasPrefix("Sources/MigrationTesting/") || file.hasPrefix("Sources/MigratorCore/")
      || Self.isOfObjects(file)
    {
      self = .tools
    } else {
      self = .engine
    }
  }

  /// Whether a file of the engine is tested with observable objects, which the engine's package does not have.
  private static func isOfObjects(_ file: String) -> Bool { file.hasSuffix("/ObjectDefaults.swift") }

  /// The folder of the module that selects the mutation, for a mutated file.
  func hookFolder(for file: String) -> String {
    switch self {
    case .engine: "Sources/ViewPlatform"
    case .swiftUI: "Compat"
    case .tools: file.split(separator: "/").prefix(2).joined(separator: "/")
    }
  }

  /// The import that a mutated file needs in addition; nil if the module or the file has it already.
  // Public, because inlinable functions call `_isMutant` too.
  func importLine(for file: String) -> String? {
    guard self == .engine, !file.hasPrefix("Sources/View") || file.hasPrefix("Sources/ViewEngine") else { return nil }
    return file.hasPrefix("Sources/HostRuntime") ? "import ViewPlatform\n" : "public import ViewGraph\n"
  }

  /// Whether its folder links to the files without mutations.
  var links: Bool { self != .swiftUI }

  /// The suites to run for a mutation of a file, in order: suites that take seconds come first.
  func stages(for file: String) -> [[String]] {
    switch self {
    case .engine:
      [
        ["ViewGraphTests", "ConformanceTests", "AlternativesTests"], ["ViewEngineTests"],
        ["ReferenceModelTests"],
      ]
    case .swiftUI: [["ConformanceTests", "AlternativesTests"]]
    case .tools where Self.isOfObjects(file): [["AlternativesTests"]]
    case .tools where file.contains("/SkeletonRuntime"): [["MigratorTests.RuntimeTests"]]
    case .tools:
      file.hasPrefix("Sources/MigratorCore/")
        ? [["MigratorTests"]] : [["MigrationTestingTests"], ["ExamplesTests", "MigratorTests"]]
    }
  }
}

extension Mutation {
  var package: MutatedPackage { MutatedPackage(of: file) }
  var stages: [[String]] { package.stages(for: file) }
}
