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

// NB: SwiftPM 6.3 passes the flags of two traits in random order, and compiles everything again. So each of these two
// stands for several others.
let appleNames: Set<String> = ["AppleNames", "AppleNamesLegacyOnChange"]
let combineTraits = appleNames.union(["OpenCombine"])
let macroTraits = appleNames.union(["Macros"])

/// Where there is no SwiftUI.
let otherPlatforms: [Platform] = [.linux, .android, .windows, .wasi, .openbsd]

// NB: not `canImport(SwiftUI)`, which this package itself satisfies where module aliases call its modules SwiftUI and
// Combine. For the same reason, the test for the system's Combine is `canImport(Darwin)`.
let engineSettings =
  settings + [
    .define("BundledEngine", .when(platforms: otherPlatforms)),
    .define("BundledEngine", .when(traits: ["ViewEngine"])),
  ]

/// Other Apple modules that files of views import, for module aliases: each re-exports the names that exist. Only
/// SwiftUINames and the product SystemNames depend on them.
let systemModules = [
  "FoundationNames", "UniformTypeIdentifiersNames", "CoreGraphicsNames", "QuartzCoreNames", "UIKitNames", "AppKitNames",
  "SimdNames",
  "OSLogNames", "OSNames",
]

/// The modules that `import Testing` brings along beside `import UIKit` and so on. They are empty, and have to be there.
func overlay(_ name: String) -> Target.Dependency { .target(name: name, condition: .when(platforms: otherPlatforms)) }

let package = Package(
  name: "OnChangeCompat",
  platforms: [.iOS(.v14), .macOS(.v11), .tvOS(.v14), .watchOS(.v7), .visionOS(.v1), .macCatalyst(.v14)],
  products: [
    .library(name: "OnChangeCompat", targets: ["OnChangeCompat"]),
    .library(name: "SystemNames", targets: ["OnChangeCompat", "SystemNames", "SwiftUINames"] + systemModules),
    .library(name: "ViewEngine", targets: ["ViewEngine"]),
    .library(name: "MigrationTesting", targets: ["MigrationTesting"]),
    .executable(name: "onchange-examples", targets: ["onchange-examples"]),
    .executable(name: "onchange-migrate", targets: ["onchange-migrate"]),
    .plugin(name: "MigrateOnChange", targets: ["MigrateOnChange"]),
  ],
  traits: [
    .trait(name: "ViewEngine", description: "The shim re-exports the bundled engine on Apple platforms too."),
    .trait(name: "Macros", description: "@Entry, and the compiler plug-in that expands it."),
    .trait(
      name: "OpenCombine",
      description: "ObservableObject, @Published, @StateObject, onReceive … where the system has no Combine"),
    .trait(
      name: "LegacyOnChange",
      description: "The legacy onChange does not warn, as on Apple systems with a deployment target below iOS 17."),
    .trait(name: "AppleNames", description: "OpenCombine and Macros, for packages that depend on AppleNames."),
    .trait(name: "AppleNamesLegacyOnChange", description: "OpenCombine, Macros and LegacyOnChange."),
    .trait(name: "Migrator", description: "The command onchange-migrate, which rewrites legacy calls in Swift files."),
  ],
  dependencies: [
    // Only resolved with the trait that uses it; the default build has no dependency at all.
    .package(url: "https://github.com/OpenCombine/OpenCombine.git", from: "0.14.0"),
    .package(url: "https://github.com/swiftlang/swift-syntax.git", from: "603.0.1"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    // NB: a compiler plug-in with only Foundation, so that no package is resolved. No test may depend on it: all tests,
    // and their dependencies, would be built a second time, as tools of the build.
    .macro(name: "EntryMacro", dependencies: ["EntryExpansion"], swiftSettings: settings),
    .target(name: "EntryExpansion", swiftSettings: settings),
    .target(name: "ViewPlatform", swiftSettings: settings),
    .target(name: "ViewGraph", dependencies: ["ViewPlatform"], swiftSettings: settings),
    .target(name: "HostRuntime", dependencies: ["ViewPlatform"], swiftSettings: settings),
    .target(
      name: "ViewEngine",
      dependencies: ["ViewGraph", "HostRuntime", .target(name: "EntryMacro", condition: .when(traits: macroTraits))],
      swiftSettings: settings),
    .target(
      name: "ObjectPublishers",
      dependencies: [
        .product(name: "OpenCombine", package: "OpenCombine", condition: .when(traits: combineTraits))
      ],
      swiftSettings: settings),
    .target(
      name: "ViewEngineCombine",
      dependencies: ["ViewEngine", "ObjectPublishers", "ViewPlatform"]
        + ["OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation"].map {
          .product(name: $0, package: "OpenCombine", condition: .when(traits: combineTraits))
        },
      swiftSettings: engineSettings),
    .target(name: "BundledEngine", dependencies: ["ViewEngine", "ViewEngineCombine"], swiftSettings: settings),
    .target(
      name: "OnChangeCompat",
      dependencies: [
        .target(name: "ViewEngine", condition: .when(platforms: otherPlatforms)),
        .target(name: "ViewEngineCombine", condition: .when(platforms: otherPlatforms)),
        .target(name: "BundledEngine", condition: .when(traits: ["ViewEngine"])),
      ],
      path: "Compat", swiftSettings: engineSettings),
    .target(
      name: "SystemNames",
      dependencies: [
        "OnChangeCompat", "SwiftUINames",
        .target(name: "ViewEngineCombine", condition: .when(platforms: otherPlatforms)),
      ] + systemModules.map { .target(name: $0) },
      swiftSettings: settings),
    .target(name: "FoundationNames", dependencies: ["ViewEngine"], swiftSettings: settings),
    .target(
      name: "UniformTypeIdentifiersNames", dependencies: ["ViewEngine", "FoundationNames"], swiftSettings: settings),
    .target(
      name: "CoreGraphicsNames", dependencies: ["FoundationNames", "ViewEngine", overlay("_Testing_CoreGraphics")],
      swiftSettings: settings),
    .target(name: "QuartzCoreNames", dependencies: ["CoreGraphicsNames"], swiftSettings: settings),
    .target(
      name: "KitNames",
      dependencies: ["ViewEngine", "ViewEngineCombine", "FoundationNames", "CoreGraphicsNames", "QuartzCoreNames"],
      swiftSettings: settings),
    .target(
      name: "UIKitNames", dependencies: ["ViewEngine", "FoundationNames", "KitNames", overlay("_Testing_UIKit")],
      swiftSettings: settings),
    .target(
      name: "AppKitNames", dependencies: ["ViewEngine", "FoundationNames", "KitNames", overlay("_Testing_AppKit")],
      swiftSettings: settings
    ),
    .target(name: "_Testing_CoreGraphics", path: "Sources/TestingOverlays/CoreGraphics", swiftSettings: settings),
    .target(name: "_Testing_UIKit", path: "Sources/TestingOverlays/UIKit", swiftSettings: settings),
    .target(name: "_Testing_AppKit", path: "Sources/TestingOverlays/AppKit", swiftSettings: settings),
    .target(
      name: "SwiftUINames",
      dependencies: ["OnChangeCompat", "ViewEngine", "FoundationNames", "UIKitNames", "AppKitNames"],
      swiftSettings: settings),
    .target(name: "SimdNames", swiftSettings: settings),
    .target(name: "OSLogNames", swiftSettings: settings),
    .target(name: "OSNames", dependencies: ["OSLogNames", "ViewPlatform"], swiftSettings: settings),
    .target(name: "CommandOutput", swiftSettings: settings),
    .target(
      name: "MigrationTesting", dependencies: ["OnChangeCompat", "CommandOutput"], swiftSettings: engineSettings),
    .executableTarget(
      name: "onchange-examples", dependencies: ["OnChangeCompat", "MigrationTesting", "CommandOutput"],
      swiftSettings: settings),
    .executableTarget(
      name: "onchange-bench", dependencies: ["OnChangeCompat", "MigrationTesting", "CommandOutput"],
      swiftSettings: settings),
    // Imports nothing of the engine, which the compiler is to show.
    .target(name: "ReferenceModel", path: "Tests/ReferenceModel", swiftSettings: settings),
    .target(
      name: "RandomPrograms", dependencies: ["ReferenceModel", "OnChangeCompat"], path: "Tests/RandomPrograms",
      swiftSettings: settings),
    .executableTarget(
      name: "random-programs", dependencies: ["RandomPrograms", "ReferenceModel"], path: "Tests/random-programs",
      swiftSettings: settings),
    .executableTarget(
      name: "endurance", dependencies: ["OnChangeCompat"], path: "Tests/endurance", swiftSettings: settings),
    .testTarget(name: "EnduranceTests", dependencies: ["endurance"], swiftSettings: settings),
    .testTarget(
      name: "ReferenceModelTests", dependencies: ["RandomPrograms", "ReferenceModel"], swiftSettings: settings),
    // Empty without the trait Migrator, so that other builds resolve no package for it.
    .target(
      name: "MigratorCore",
      dependencies: [
        "CommandOutput",
        .product(name: "SwiftSyntax", package: "swift-syntax", condition: .when(traits: ["Migrator"])),
        .product(name: "SwiftParser", package: "swift-syntax", condition: .when(traits: ["Migrator"])),
        .product(name: "SwiftDiagnostics", package: "swift-syntax", condition: .when(traits: ["Migrator"])),
        .product(name: "SwiftParserDiagnostics", package: "swift-syntax", condition: .when(traits: ["Migrator"])),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "onchange-migrate",
      dependencies: [
        "MigratorCore", "CommandOutput",
        .product(name: "ArgumentParser", package: "swift-argument-parser", condition: .when(traits: ["Migrator"])),
      ],
      swiftSettings: settings),
    .plugin(
      name: "MigrateOnChange",
      capability: .command(
        intent: .custom(
          verb: "onchange-migrate", description: "Rewrites legacy onChange calls in the targets of a package."),
        permissions: [.writeToPackageDirectory(reason: "--write replaces the files that have legacy onChange calls.")]),
      dependencies: ["onchange-migrate"],
      path: "Sources/MigrateOnChange"),
    .testTarget(name: "EntryExpansionTests", dependencies: ["EntryExpansion"], swiftSettings: settings),
    .testTarget(name: "ViewPlatformTests", dependencies: ["ViewPlatform"], swiftSettings: settings),
    .testTarget(name: "ViewGraphTests", dependencies: ["ViewGraph"], swiftSettings: settings),
    .testTarget(name: "ViewEngineTests", dependencies: ["ViewEngine", "HostRuntime"], swiftSettings: settings),
    .testTarget(
      name: "SystemNamesTests", dependencies: ["ViewEngine", "SwiftUINames"] + systemModules.map { .target(name: $0) },
      swiftSettings: settings),
    .testTarget(name: "ConformanceTests", dependencies: ["OnChangeCompat"], swiftSettings: settings),
    // OpenCombine only for the test that shows that nothing is ambiguous beside it.
    .testTarget(
      name: "AlternativesTests",
      dependencies: ["OnChangeCompat"]
        + ["OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation"].map {
          .product(name: $0, package: "OpenCombine", condition: .when(traits: combineTraits))
        },
      swiftSettings: settings),
    .testTarget(name: "MigrationTestingTests", dependencies: ["MigrationTesting"], swiftSettings: settings),
    .testTarget(
      name: "CompileContractTests", dependencies: ["OnChangeCompat", "MigrationTesting"], swiftSettings: settings),
    .testTarget(
      name: "MigratorTests",
      dependencies: ["MigratorCore", "CommandOutput", "onchange-migrate", "OnChangeCompat", "MigrationTesting"],
      exclude: ["Golden", "CallSites", "ShopProject"],
      swiftSettings: settings),
    .testTarget(
      name: "CommandOutputTests", dependencies: ["CommandOutput", "onchange-bench"], swiftSettings: settings),
    .testTarget(
      name: "ExamplesTests", dependencies: ["onchange-examples"], exclude: ["Golden"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .plugin {
  target.swiftSettings? += [
    .define("OpenCombine", .when(traits: appleNames)), .define("Macros", .when(traits: appleNames)),
    .define("LegacyOnChange", .when(traits: ["AppleNamesLegacyOnChange"])),
  ]
}

// A package in a folder can only be a dependency at a path. At a URL, this one has the modules of AppleNames itself.
#if !canImport(Darwin)
  if Context.packageDirectory.contains("/checkouts/") {
    let modules = [
      "SwiftUI", "Combine", "UIKit", "AppKit", "CoreFoundation", "CoreGraphics", "QuartzCore", "simd",
      "UniformTypeIdentifiers", "OSLog", "os",
    ]
    package.products += modules.map { .library(name: $0, targets: [$0]) }
    package.targets += modules.map {
      .target(name: $0, dependencies: ["SystemNames"], path: "Sources/AppleNames/Sources/\($0)")
    }
  }
#endif
