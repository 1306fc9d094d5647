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

// NB: SwiftPM 6.3 passes the flags of two traits in random order, and compiles everything again. So each of these two,
// for users of the package in Sources/AppleNames, stands for several others.
let appleNames: Set<String> = ["AppleNames", "AppleNamesLegacyOnChange"]
let combineTraits = appleNames.union(["OpenCombine"])
let macroTraits = appleNames.union(["Macros"])

/// Where there is no SwiftUI.
let otherPlatforms: [Platform] = [.linux, .android, .windows, .wasi, .openbsd]

// NB: not `canImport(SwiftUI)`, which this package itself satisfies where module aliases call its modules SwiftUI and
// Combine. For the same reason, the test for the system's Combine is `canImport(Darwin)`.
let engineSettings: [SwiftSetting] = [
  .define("BundledEngine", .when(platforms: otherPlatforms)), .define("BundledEngine", .when(traits: ["ViewEngine"])),
]

func openCombine(_ names: String...) -> [Target.Dependency] {
  names.map { .product(name: $0, package: "OpenCombine", condition: .when(traits: combineTraits)) }
}
func migrator(_ package: String, _ names: String...) -> [Target.Dependency] {
  names.map { .product(name: $0, package: package, condition: .when(traits: ["Migrator"])) }
}
func tests(_ name: String, _ dependencies: String..., exclude: [String] = []) -> Target {
  .testTarget(name: name, dependencies: dependencies.map { .byName(name: $0) }, exclude: exclude)
}

let package = Package(
  name: "OnChangeCompat",
  platforms: [.iOS(.v14), .macOS(.v11), .tvOS(.v14), .watchOS(.v7), .visionOS(.v1), .macCatalyst(.v14)],
  products: [
    .library(name: "OnChangeCompat", targets: ["OnChangeCompat"]),
    .library(name: "ModuleNames", targets: ["OnChangeCompat", "ModuleNames"]),
    .library(name: "ViewEngine", targets: ["ViewEngine"]),
    .library(name: "MigrationTesting", targets: ["MigrationTesting"]),
    .executable(name: "onchange-examples", targets: ["onchange-examples"]),
    .executable(name: "onchange-migrate", targets: ["onchange-migrate"]),
    .plugin(name: "MigrateOnChange", targets: ["MigrateOnChange"]),
  ],
  traits: [
    .trait(name: "ViewEngine", description: "The shim re-exports the bundled engine on Apple platforms too."),
    .trait(name: "Macros", description: "@Entry, and the compiler plug-in that expands it."),
    .trait(name: "OpenCombine", description: "ObservableObject, @Published … where the system has no Combine."),
    .trait(
      name: "LegacyOnChange",
      description: "The legacy onChange does not warn, as on Apple systems with a deployment target below iOS 17."),
    .trait(name: "AppleNames", description: "OpenCombine and Macros in one."),
    .trait(name: "AppleNamesLegacyOnChange", description: "OpenCombine, Macros and LegacyOnChange in one."),
    .trait(name: "Migrator", description: "The command onchange-migrate, which rewrites legacy calls in Swift files."),
  ],
  dependencies: [
    // Each is resolved with the trait that uses it.
    .package(url: "https://github.com/OpenCombine/OpenCombine.git", from: "0.14.0"),
    .package(url: "https://github.com/swiftlang/swift-syntax.git", from: "603.0.1"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    // NB: no test may depend on the plug-in: all tests would be built a second time, as tools of the build.
    .macro(name: "EntryMacro", dependencies: ["EntryExpansion"]),
    .target(name: "EntryExpansion"),
    .target(name: "ViewPlatform"),
    .target(name: "ViewGraph", dependencies: ["ViewPlatform"]),
    .target(name: "HostRuntime", dependencies: ["ViewPlatform"]),
    .target(
      name: "ViewEngine",
      dependencies: ["ViewGraph", "HostRuntime", .target(name: "EntryMacro", condition: .when(traits: macroTraits))]),
    .target(name: "ObjectPublishers", dependencies: openCombine("OpenCombine")),
    .target(
      name: "ViewEngineCombine",
      dependencies: ["ViewEngine", "ObjectPublishers", "ViewPlatform"]
        + openCombine("OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation"),
      swiftSettings: engineSettings),
    .target(name: "BundledEngine", dependencies: ["ViewEngine", "ViewEngineCombine"]),
    .target(
      name: "OnChangeCompat",
      dependencies: [
        .target(name: "ViewEngine", condition: .when(platforms: otherPlatforms)),
        .target(name: "ViewEngineCombine", condition: .when(platforms: otherPlatforms)),
        .target(name: "BundledEngine", condition: .when(traits: ["ViewEngine"])),
      ],
      path: "Compat", swiftSettings: engineSettings),
    .target(
      name: "ModuleNames",
      dependencies: ["OnChangeCompat", .target(name: "ViewEngineCombine", condition: .when(platforms: otherPlatforms))]),
    .target(name: "CommandOutput"),
    .target(
      name: "MigrationTesting", dependencies: ["OnChangeCompat", "CommandOutput"], swiftSettings: engineSettings),
    .executableTarget(
      name: "onchange-examples", dependencies: ["OnChangeCompat", "MigrationTesting", "CommandOutput"]),
    .executableTarget(
      name: "onchange-bench", dependencies: ["OnChangeCompat", "MigrationTesting", "CommandOutput"],
      path: "Tests/onchange-bench"),
    .target(name: "ReferenceModel", path: "Tests/ReferenceModel"),
    .target(name: "RandomPrograms", dependencies: ["ReferenceModel", "OnChangeCompat"], path: "Tests/RandomPrograms"),
    .executableTarget(
      name: "random-programs", dependencies: ["RandomPrograms", "ReferenceModel"], path: "Tests/random-programs"),
    .executableTarget(name: "endurance", dependencies: ["OnChangeCompat"], path: "Tests/endurance"),
    // Empty without the trait Migrator, so that other builds resolve no package for it.
    .target(
      name: "MigratorCore",
      dependencies: ["CommandOutput"]
        + migrator("swift-syntax", "SwiftSyntax", "SwiftParser", "SwiftDiagnostics", "SwiftParserDiagnostics")),
    .executableTarget(
      name: "onchange-migrate",
      dependencies: ["MigratorCore", "CommandOutput"] + migrator("swift-argument-parser", "ArgumentParser")),
    .plugin(
      name: "MigrateOnChange",
      capability: .command(
        intent: .custom(
          verb: "onchange-migrate", description: "Rewrites legacy onChange calls in the targets of a package."),
        permissions: [.writeToPackageDirectory(reason: "rewrite replaces the files that have legacy onChange calls.")]),
      path: "Sources/MigrateOnChange"),
    tests("EntryExpansionTests", "EntryExpansion"),
    tests("ViewGraphTests", "ViewGraph", "ViewPlatform"),
    tests("ViewEngineTests", "ViewEngine", "HostRuntime"),
    tests("ConformanceTests", "OnChangeCompat"),
    // OpenCombine only for the test that shows that nothing is ambiguous beside it.
    .testTarget(
      name: "AlternativesTests",
      dependencies: ["OnChangeCompat"] + openCombine("OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation")),
    tests("MigrationTestingTests", "MigrationTesting"),
    tests("CompileContractTests", "OnChangeCompat", "MigrationTesting"),
    tests(
      "MigratorTests", "MigratorCore", "CommandOutput", "onchange-migrate", "OnChangeCompat", "MigrationTesting",
      exclude: ["Golden", "CallSites", "ShopProject"]),
    tests("ExamplesTests", "onchange-examples", "onchange-bench", "endurance", "CommandOutput", exclude: ["Golden"]),
    tests("ReferenceModelTests", "RandomPrograms", "ReferenceModel"),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .plugin {
  target.swiftSettings =
    settings + (target.swiftSettings ?? []) + [
      .define("OpenCombine", .when(traits: appleNames)), .define("Macros", .when(traits: appleNames)),
      .define("LegacyOnChange", .when(traits: ["AppleNamesLegacyOnChange"])),
    ]
}
