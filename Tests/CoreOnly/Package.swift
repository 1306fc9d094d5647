// swift-tools-version: 6.2
import PackageDescription

// The core alone, because the first change in it: `swift test --package-path Tests/CoreOnly`. The folders are links.

let settings: [SwiftSetting] = [
  "ExistentialAny",
  "InternalImportsByDefault",
  "MemberImportVisibility",
  "InferIsolatedConformances",
  "NonisolatedNonsendingByDefault",
  "ImmutableWeakCaptures",
].map { .enableUpcomingFeature($0) }

let package = Package(
  name: "CoreOnly",
  platforms: [.iOS(.v14), .macOS(.v11), .tvOS(.v14), .watchOS(.v7), .visionOS(.v1), .macCatalyst(.v14)],
  targets: [
    .target(name: "ViewPlatform", swiftSettings: settings),
    .target(name: "ViewGraph", dependencies: ["ViewPlatform"], swiftSettings: settings),
    .testTarget(name: "ViewGraphTests", dependencies: ["ViewGraph", "ViewPlatform"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
