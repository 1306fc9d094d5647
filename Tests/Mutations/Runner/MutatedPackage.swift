/// A package whose mutations are all in one build, of which the environment chooses one.
enum MutatedPackage: String, CaseIterable, Sendable {
  /// The engine and the shim on it: Tests/EngineOnly.
  case engine
  /// The shim's sources for SwiftUI, on the engine under that name: Tests/AppleTypeCheck/conformance.sh.
  case swiftUI
  /// The package itself, for the kit and the command.
  case tools

  init(of file: String) {
    if file.hasPrefix("Compat/SwiftUI/") {
      self = .swiftUI
    } else if file.hasPrefix("Sources/MigrationTesting/") || file.hasPrefix("Sources/MigratorCore/") {
      self = .tools
    } else {
      self = .engine
    }
  }

  /// The folder of the module that selects the mutation, for a mutated file.
  func hookFolder(for file: String) -> String {
    switch self {
    case .engine: "Sources/ViewPlatform"
    case .swiftUI: "Compat"
    case .tools: file.split(separator: "/").prefix(2).joined(separator: "/")
    }
  }

  /// The further import of a mutated file; nil in that module itself, or where the file imports it anyway.
  // Public, because inlinable functions ask as well.
  func importLine(for file: String) -> String? {
    guard self == .engine, !file.hasPrefix("Sources/View") || file.hasPrefix("Sources/ViewEngine") else { return nil }
    return "public import ViewGraph\n"
  }

  /// Whether the files without mutations are links in its folder.
  var links: Bool { self != .swiftUI }

  /// The suites that a mutation of a file is tried on, in turn: those that take seconds first.
  func stages(for file: String) -> [[String]] {
    switch self {
    case .engine:
      [
        ["ViewPlatformTests", "ViewGraphTests", "ConformanceTests", "AlternativesTests"], ["ViewEngineTests"],
        ["ReferenceModelTests"],
      ]
    case .swiftUI: [["ConformanceTests", "AlternativesTests"]]
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
