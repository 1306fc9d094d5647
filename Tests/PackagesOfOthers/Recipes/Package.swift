// swift-tools-version: 6.2
import PackageDescription

let repository = String(Context.packageDirectory.split(separator: "/").dropLast(3).last ?? "")

// An app as it would be found: its files say `import SwiftUI`, `import Combine` and what else Apple's systems have, and
// nothing of this repository.
let shim: [Target.Dependency] = [
  .product(name: "OnChangeCompat", package: repository),
  .product(
    name: "SystemNames", package: repository, moduleAliases: ["OSNames": "os"], condition: .when(platforms: [.linux])),
]

let package = Package(
  name: "Recipes",
  platforms: [.iOS(.v17), .macOS(.v14), .tvOS(.v17), .watchOS(.v10)],
  products: [.library(name: "Recipes", targets: ["Recipes"])],
  dependencies: [
    .package(path: "../../..", traits: ["OpenCombine", "Macros", "LegacyOnChange"]),
    .package(path: "../Kitchen"),
  ],
  targets: [
    .target(name: "RecipeModels", dependencies: shim),
    .target(name: "Recipes", dependencies: ["RecipeModels", .product(name: "Kitchen", package: "Kitchen")] + shim),
    .testTarget(
      name: "RecipesTests", dependencies: ["Recipes", .product(name: "MigrationTesting", package: repository)]),
  ],
  swiftLanguageModes: [.v6]
)
