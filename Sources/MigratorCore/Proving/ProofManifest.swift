/// The manifest of the scratch package: the project's modules, and Apple's names for those of the engine.
struct ProofManifest {
  let modules: [ProofModule]
  let engine: EnginePackage
  /// Words that ask for the Combine half of the engine.
  private static let combineWords: Set<String> = [
    "Combine", "ObservableObject", "StateObject", "ObservedObject", "EnvironmentObject", "Published", "onReceive",
  ]

  /// The modules of AppleNames besides those that every proof has.
  private static let names = ["UIKit", "AppKit", "UniformTypeIdentifiers", "OSLog", "os"]

  let usesCombine: Bool

  /// - Parameter texts: The files of the modules.
  init(_ modules: [ProofModule], engine: EnginePackage, texts: [[UInt8]]) {
    self.modules = modules
    self.engine = engine
    usesCombine = texts.contains { Words($0).contains(anyOf: Self.combineWords) }
  }

  /// The modules of AppleNames that the project's modules need. Only a package in a folder has them.
  ///
  /// NB: the name makes `#if canImport(UIKit)` true, so a module that is only imported behind it does not count.
  private var needed: [String] {
    let imported = Set(modules.flatMap(\.imports).filter { !$0.isConditional }.map(\.module))
    return engine.names == nil ? [] : Self.names.filter(imported.contains)
  }

  /// The dependencies that give files what they import.
  private var names: String {
    let needed = needed
    if needed.isEmpty {
      return """
        let names: [Target.Dependency] = [
          .product(
            name: "ModuleNames", package: "\(engine.identity)",
            moduleAliases: ["OnChangeCompat": "SwiftUI", "ViewEngineCombine": "Combine"])
        ]
        """
    }
    let list = (["SwiftUI", "Combine"] + needed).map { "\"\($0)\"" }.joined(separator: ", ")
    return """
      let names: [Target.Dependency] = [\(list)].map { .product(name: $0, package: "AppleNames") }
      """
  }

  var text: String {
    let own = Set(modules.map(\.name))
    let traits = ["LegacyOnChange", "Macros"] + (usesCombine ? ["OpenCombine"] : [])
    let dependencies = [engine.dependency(traits: traits)] + (needed.isEmpty ? [] : engine.names.map { [$0] } ?? [])
    let targets = modules.map { module in
      let imported = Set(module.imports.map(\.module)).intersection(own).subtracting([module.name]).sorted()
      let own = imported.isEmpty ? "" : "[\(imported.map { "\"\($0)\"" }.joined(separator: ", "))] + "
      return "    .target(name: \"\(module.name)\", dependencies: \(own)names),"
    }
    let products = modules.map { "    .library(name: \"\($0.name)\", targets: [\"\($0.name)\"])," }
    let tested = modules.map { "\"\($0.name)\", " }.joined()
    return """
      // swift-tools-version: 6.2
      // Written by onchange-migrate --prove.
      import PackageDescription

      \(names)

      let package = Package(
        name: "Proofs",
        products: [
      \(products.joined(separator: "\n"))
        ],
        dependencies: [\(dependencies.joined(separator: ", "))],
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
