// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  "ExistentialAny",
  "InternalImportsByDefault",
  "MemberImportVisibility",
  "InferIsolatedConformances",
  "NonisolatedNonsendingByDefault",
  "ImmutableWeakCaptures",
].map { .enableUpcomingFeature($0) }

/// Where there is no SwiftUI.
let otherPlatforms: [Platform] = [.linux, .android, .windows, .wasi, .openbsd]

let package = Package(
  name: "OnChangeCompat",
  platforms: [.iOS(.v14), .macOS(.v11), .tvOS(.v14), .watchOS(.v7), .visionOS(.v1), .macCatalyst(.v14)],
  products: [
    .library(name: "OnChangeCompat", targets: ["OnChangeCompat"]),
    .library(name: "ViewEngine", targets: ["ViewEngine"]),
    .executable(name: "onchange-examples", targets: ["onchange-examples"]),
  ],
  traits: [
    .trait(name: "ViewEngine", description: "The shim re-exports the bundled engine on Apple platforms too.")
  ],
  targets: [
    .target(name: "ViewEngine", swiftSettings: settings),
    .target(name: "BundledEngine", dependencies: ["ViewEngine"], swiftSettings: settings),
    .target(
      name: "OnChangeCompat",
      dependencies: [
        .target(name: "ViewEngine", condition: .when(platforms: otherPlatforms)),
        .target(name: "BundledEngine", condition: .when(traits: ["ViewEngine"])),
      ],
      path: "Compat", swiftSettings: settings),
    .executableTarget(name: "onchange-examples", dependencies: ["OnChangeCompat"], swiftSettings: settings),
    .executableTarget(name: "onchange-bench", dependencies: ["OnChangeCompat"], swiftSettings: settings),
    .testTarget(name: "ViewEngineTests", dependencies: ["ViewEngine"], swiftSettings: settings),
    .testTarget(name: "ConformanceTests", dependencies: ["OnChangeCompat"], swiftSettings: settings),
    .testTarget(name: "AlternativesTests", dependencies: ["OnChangeCompat"], swiftSettings: settings),
    .testTarget(name: "CompileContractTests", dependencies: ["OnChangeCompat"], swiftSettings: settings),
    .testTarget(
      name: "ExamplesTests", dependencies: ["onchange-examples"], exclude: ["Golden"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
