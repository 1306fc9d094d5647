// swift-tools-version: 6.2
import PackageDescription

// Module aliases use the package's identity. For a path, that is the name of the folder.
let repository = String(Context.packageDirectory.split(separator: "/").dropLast(3).last ?? "")

// A typical app: its files say `import SwiftUI`, `import Combine` and what else Apple's systems have, and
// nothing of this repository.
#if canImport(Darwin)
  let shim = Target.Dependency.product(name: "OnChangeCompat", package: repository)
#else
  let shim = Target.Dependency.product(
    name: "SystemNames", package: repository,
    moduleAliases: [
      "SwiftUINames": "SwiftUI", "ViewEngineCombine": "Combine", "UIKitNames": "UIKit", "AppKitNames": "AppKit",
      "CoreGraphicsNames": "CoreGraphics", "QuartzCoreNames": "QuartzCore", "SimdNames": "simd",
      "UniformTypeIdentifiersNames": "UniformTypeIdentifiers", "OSLogNames": "OSLog", "OSNames": "os",
    ])
#endif

let package = Package(
  name: "Recipes",
  platforms: [.iOS(.v17), .macOS(.v14), .tvOS(.v17), .watchOS(.v10)],
  products: [.library(name: "Recipes", targets: ["Recipes"])],
  dependencies: [
    .package(path: "../../..", traits: ["OpenCombine", "Macros", "LegacyOnChange"]),
    .package(path: "../Kitchen"),
  ],
  targets: [
    .target(name: "RecipeModels", dependencies: [shim]),
    .target(name: "Recipes", dependencies: ["RecipeModels", .product(name: "Kitchen", package: "Kitchen"), shim]),
    .testTarget(
      name: "RecipesTests", dependencies: ["Recipes", .product(name: "MigrationTesting", package: repository)]),
  ],
  swiftLanguageModes: [.v6]
)
