// swift-tools-version: 6.2
import PackageDescription

// Views that say `import SwiftUI` and `import Combine`, with this repository at a URL: two of its modules get these names.
let engine = Target.Dependency.product(
  name: "ModuleNames", package: "OnChangeCompat",
  moduleAliases: ["OnChangeCompat": "SwiftUI", "ViewEngineCombine": "Combine"], condition: .when(platforms: [.linux]))

let package = Package(
  name: "Supper",
  platforms: [.iOS(.v17), .macOS(.v14), .tvOS(.v17), .watchOS(.v10)],
  dependencies: [
    .package(
      url: Context.environment["ON_CHANGE_COMPAT"] ?? "https://example.org/OnChangeCompat.git", from: "99.0.0",
      traits: ["AppleNames"])
  ],
  targets: [
    .target(name: "Supper", dependencies: [engine]),
    .testTarget(
      name: "SupperTests", dependencies: ["Supper", .product(name: "MigrationTesting", package: "OnChangeCompat")]),
  ],
  swiftLanguageModes: [.v6]
)
