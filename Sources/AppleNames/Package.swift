// swift-tools-version: 6.2
import PackageDescription

// NB: not a part of the package around it, because a module `Combine` or `os` in a build changes what the other packages
// of the build compile: they ask `#if canImport(Combine)`.

let settings: [SwiftSetting] = [
  "ExistentialAny",
  "InferIsolatedConformances",
  "NonisolatedNonsendingByDefault",
  "ImmutableWeakCaptures",
].map { .enableUpcomingFeature($0) }

/// The identity of a package at a path is the name of its folder.
let repository = String(Context.packageDirectory.split(separator: "/").dropLast(2).last ?? "")
let engine = Target.Dependency.product(name: "OnChangeCompat", package: repository)

/// Each module, with the modules that it is made of.
let modules: KeyValuePairs<String, [Target.Dependency]> = [
  "CoreFoundation": [engine],
  "UniformTypeIdentifiers": ["CoreFoundation"],
  "CoreGraphics": ["CoreFoundation", "_Testing_CoreGraphics"],
  "QuartzCore": ["CoreGraphics"],
  "UIFoundation": ["QuartzCore"],
  "UIKit": ["UIFoundation", "_Testing_UIKit"],
  "AppKit": ["UIFoundation", "_Testing_AppKit"],
  "SwiftUICore": [engine],
  "SwiftUI": ["UIKit", "AppKit", "SwiftUICore"],
  "Combine": ["CoreFoundation"],
  "OSLog": [engine],
  "os": ["OSLog"],
  "StandInValues": ["SwiftUI", "Combine", "UniformTypeIdentifiers"],
]

#if canImport(Darwin)
  // Apple's systems have these modules.
  let targets = [Target.target(name: "Empty")]
  let target = { (_: String) in "Empty" }
#else
  // NB: `import Testing` beside `import UIKit` also imports a module `_Testing_UIKit`, which has to be there.
  let overlays = ["CoreGraphics", "UIKit", "AppKit"].map {
    Target.target(name: "_Testing_\($0)", path: "Sources/Testing/\($0)")
  }
  let targets =
    modules.map { name, parts in
      // NB: stand-ins are values that belong to no actor.
      Target.target(
        name: name, dependencies: parts, swiftSettings: name == "StandInValues" ? [.swiftLanguageMode(.v5)] : settings)
    } + overlays + [
      .testTarget(
        name: "AppleNamesTests", dependencies: ["SwiftUI", "Combine", "UniformTypeIdentifiers", "os"],
        swiftSettings: settings)
    ]
  let target = { (name: String) in name }
#endif

let package = Package(
  name: "AppleNames",
  platforms: [.iOS(.v14), .macOS(.v11), .tvOS(.v14), .watchOS(.v7), .visionOS(.v1), .macCatalyst(.v14)],
  products: modules.map { .library(name: $0.key, targets: [target($0.key)]) },
  traits: [
    .trait(name: "AppleNames", description: "Combine and the macro of @Entry, for the tests of this package."),
    .trait(name: "AppleNamesLegacyOnChange", description: "The same, and the legacy onChange without a warning."),
  ],
  dependencies: [
    // NB: only with the trait. A package that depends on both gives the traits to the other one: SwiftPM 6.3 resolves
    // none of its dependencies otherwise.
    .package(
      path: "../..",
      traits: Set(
        ["AppleNames", "AppleNamesLegacyOnChange"].map { .trait(name: $0, condition: .when(traits: [$0])) }))
  ],
  targets: targets,
  swiftLanguageModes: [.v6]
)
