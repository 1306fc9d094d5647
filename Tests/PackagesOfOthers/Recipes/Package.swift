// swift-tools-version: 6.2
import PackageDescription

// The identity of a package at a path is the name of its folder.
let repository = String(Context.packageDirectory.split(separator: "/").dropLast(3).last ?? "")

// A typical app: its files say `import SwiftUI`, `import Combine` and what else Apple's systems have, and nothing of
// this repository.
let names = [
  "SwiftUI", "Combine", "UIKit", "AppKit", "CoreFoundation", "CoreGraphics", "UniformTypeIdentifiers", "OSLog", "os",
].map { Target.Dependency.product(name: $0, package: "AppleNames", condition: .when(platforms: [.linux])) }

let package = Package(
  name: "Recipes",
  platforms: [.iOS(.v17), .macOS(.v14), .tvOS(.v17), .watchOS(.v10)],
  products: [.library(name: "Recipes", targets: ["Recipes"])],
  dependencies: [
    .package(path: "../../.."),
    .package(path: "../../../Sources/AppleNames", traits: ["LegacyOnChange"]),
    .package(path: "../Kitchen"),
  ],
  targets: [
    .target(name: "RecipeModels", dependencies: names),
    .target(name: "Recipes", dependencies: ["RecipeModels", .product(name: "Kitchen", package: "Kitchen")] + names),
    .testTarget(
      name: "RecipesTests", dependencies: ["Recipes", .product(name: "MigrationTesting", package: repository)]),
  ],
  swiftLanguageModes: [.v6]
)
