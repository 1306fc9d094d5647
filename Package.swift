// swift-tools-version: 6.2
import CompilerPluginSupport
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
    .library(name: "MigrationTesting", targets: ["MigrationTesting"]),
    .executable(name: "onchange-examples", targets: ["onchange-examples"]),
  ],
  traits: [
    .trait(name: "ViewEngine", description: "The shim re-exports the bundled engine on Apple platforms too."),
    .trait(
      name: "OpenCombine",
      description: "ObservableObject, @Published, @StateObject, onReceive … where the system has no Combine"),
  ],
  dependencies: [
    // NB: only resolved with the trait that uses it; the default build has no dependency at all.
    .package(url: "https://github.com/OpenCombine/OpenCombine.git", from: "0.14.0")
  ],
  targets: [
    // NB: a compiler plug-in, with nothing but Foundation in it, so that no package is resolved. No test may depend on
    // it: all tests, and what they depend on, would be built a second time, as tools of the build.
    .macro(name: "EntryMacro", dependencies: ["EntryExpansion"], swiftSettings: settings),
    .target(name: "EntryExpansion", swiftSettings: settings),
    .target(name: "ViewEngine", dependencies: ["EntryMacro"], swiftSettings: settings),
    .target(
      name: "ViewEngineCombine",
      dependencies: [
        "ViewEngine",
        .product(name: "OpenCombine", package: "OpenCombine", condition: .when(traits: ["OpenCombine"])),
        .product(name: "OpenCombineFoundation", package: "OpenCombine", condition: .when(traits: ["OpenCombine"])),
      ],
      swiftSettings: settings),
    .target(name: "BundledEngine", dependencies: ["ViewEngine", "ViewEngineCombine"], swiftSettings: settings),
    .target(
      name: "OnChangeCompat",
      dependencies: [
        .target(name: "ViewEngine", condition: .when(platforms: otherPlatforms)),
        .target(name: "ViewEngineCombine", condition: .when(platforms: otherPlatforms)),
        .target(name: "BundledEngine", condition: .when(traits: ["ViewEngine"])),
      ],
      path: "Compat", swiftSettings: settings),
    .target(name: "MigrationTesting", dependencies: ["OnChangeCompat"], swiftSettings: settings),
    .executableTarget(
      name: "onchange-examples", dependencies: ["OnChangeCompat", "MigrationTesting"], swiftSettings: settings),
    .executableTarget(
      name: "onchange-bench", dependencies: ["OnChangeCompat", "MigrationTesting"], swiftSettings: settings),
    .testTarget(name: "EntryExpansionTests", dependencies: ["EntryExpansion"], swiftSettings: settings),
    .testTarget(name: "ViewEngineTests", dependencies: ["ViewEngine"], swiftSettings: settings),
    .testTarget(name: "ConformanceTests", dependencies: ["OnChangeCompat"], swiftSettings: settings),
    .testTarget(name: "AlternativesTests", dependencies: ["OnChangeCompat"], swiftSettings: settings),
    .testTarget(name: "MigrationTestingTests", dependencies: ["MigrationTesting"], swiftSettings: settings),
    .testTarget(
      name: "CompileContractTests", dependencies: ["OnChangeCompat", "MigrationTesting"], swiftSettings: settings),
    .testTarget(
      name: "ExamplesTests", dependencies: ["onchange-examples"], exclude: ["Golden"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
