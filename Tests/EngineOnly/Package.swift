// swift-tools-version: 6.2
import PackageDescription

// The engine, the shim and their tests, without the tools around them: what is built a second time, under a sanitizer
// or with mutations in it. `Tests/Scripts/engine-only.sh` lays it out.

let settings: [SwiftSetting] =
  [
    "ExistentialAny",
    "InternalImportsByDefault",
    "MemberImportVisibility",
    "InferIsolatedConformances",
    "NonisolatedNonsendingByDefault",
    "ImmutableWeakCaptures",
  ].map { .enableUpcomingFeature($0) } + [.define("BundledEngine")]

// Not under the sanitizer of threads, where no test of them runs.
let randomPrograms: [Target] = [
  .target(name: "ReferenceModel", path: "Tests/ReferenceModel", swiftSettings: settings),
  .target(
    name: "RandomPrograms", dependencies: ["ReferenceModel", "OnChangeCompat"], path: "Tests/RandomPrograms",
    swiftSettings: settings),
  .testTarget(
    name: "ReferenceModelTests", dependencies: ["RandomPrograms", "ReferenceModel"], swiftSettings: settings),
]

let package = Package(
  name: "OnChangeCompat",
  platforms: [.iOS(.v14), .macOS(.v11), .tvOS(.v14), .watchOS(.v7), .visionOS(.v1), .macCatalyst(.v14)],
  targets: [
    .target(name: "ViewPlatform", swiftSettings: settings),
    .target(name: "ViewGraph", dependencies: ["ViewPlatform"], swiftSettings: settings),
    .target(name: "HostRuntime", dependencies: ["ViewPlatform"], swiftSettings: settings),
    .target(name: "ViewEngine", dependencies: ["ViewGraph", "HostRuntime"], swiftSettings: settings),
    .target(name: "ViewEngineCombine", dependencies: ["ViewEngine"], swiftSettings: settings),
    .target(
      name: "OnChangeCompat", dependencies: ["ViewEngine", "ViewEngineCombine"], path: "Compat",
      swiftSettings: settings),
    .testTarget(name: "ViewGraphTests", dependencies: ["ViewGraph", "ViewPlatform"], swiftSettings: settings),
    // What is tested is optimized in release, and its largest tests are not: that alone takes ten minutes.
    .testTarget(
      name: "ViewEngineTests", dependencies: ["ViewEngine", "HostRuntime"],
      swiftSettings: settings + [.unsafeFlags(["-Onone"], .when(configuration: .release))]),
    .testTarget(name: "ConformanceTests", dependencies: ["OnChangeCompat"], swiftSettings: settings),
    .testTarget(name: "AlternativesTests", dependencies: ["OnChangeCompat"], swiftSettings: settings),
  ] + (Context.environment["WITHOUT_RANDOM_PROGRAMS"] == nil ? randomPrograms : []),
  swiftLanguageModes: [.v6]
)
