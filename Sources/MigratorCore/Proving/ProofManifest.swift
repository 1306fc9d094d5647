/// The manifest of the scratch package: the project's modules, and Apple's names for those of the engine.
struct ProofManifest {
  let modules: [ProofModule]
  let engine: EnginePackage
  /// Words that ask for the Combine half of the engine.
  private static let combineWords: Set<String> = [
    "Combine", "ObservableObject", "StateObject", "ObservedObject", "EnvironmentObject", "Published", "onReceive",
  ]

  /// The engine's modules that can have a name of Apple's.
  private static let names = [
    ("UIKitNames", "UIKit"), ("AppKitNames", "AppKit"), ("UniformTypeIdentifiersNames", "UniformTypeIdentifiers"),
    ("OSLogNames", "OSLog"), ("OSNames", "os"),
  ]

  let usesCombine: Bool

  /// - Parameter texts: The files of the modules.
  init(_ modules: [ProofModule], engine: EnginePackage, texts: [[UInt8]]) {
    self.modules = modules
    self.engine = engine
    usesCombine = texts.contains { Words($0).contains(anyOf: Self.combineWords) }
  }

  /// The modules that get one of Apple's names.
  ///
  /// NB: the name makes `#if canImport(UIKit)` true, so a module that is only imported behind it gets none.
  private var aliases: [(String, String)] {
    let imported = Set(modules.flatMap(\.imports).filter { !$0.isConditional }.map(\.module))
    return [("OnChangeCompat", "SwiftUI"), ("ViewEngineCombine", "Combine")]
      + Self.names.filter { imported.contains($0.1) }
  }

  var text: String {
    let own = Set(modules.map(\.name))
    let aliases = aliases.map { "\"\($0.0)\": \"\($0.1)\"" }.joined(separator: ", ")
    let traits = ["LegacyOnChange", "Macros"] + (usesCombine ? ["OpenCombine"] : [])
    let targets = modules.map { module in
      let imported = Set(module.imports.map(\.module)).intersection(own).subtracting([module.name]).sorted()
      let list = (imported.map { "\"\($0)\"" } + ["names"]).joined(separator: ", ")
      return "    .target(name: \"\(module.name)\", dependencies: [\(list)]),"
    }
    let products = modules.map { "    .library(name: \"\($0.name)\", targets: [\"\($0.name)\"])," }
    let tested = modules.map { "\"\($0.name)\", " }.joined()
    return """
      // swift-tools-version: 6.2
      // Written by onchange-migrate --prove.
      import PackageDescription

      let names = Target.Dependency.product(
        name: "SystemNames", package: "\(engine.identity)",
        moduleAliases: [\(aliases)])

      let package = Package(
        name: "Proofs",
        products: [
      \(products.joined(separator: "\n"))
        ],
        dependencies: [\(engine.dependency(traits: traits))],
        targets: [
      \(targets.joined(separator: "\n"))
          .testTarget(
            name: "ProofTests",
            dependencies: [\(tested).product(name: "MigrationTesting", package: "\(engine.identity)")]),
        ],
        swiftLanguageModes: [.v5]
      )

      """
  }
}
