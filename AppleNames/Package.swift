// swift-tools-version: 6.2
import PackageDescription

/// Modules with Apple's names, so that files of views compile on Linux unchanged. Each re-exports a module of the package
/// in the folder around.
///
/// NB: a package of its own, because a module `Combine` or `os` in the builds of the other one changes what its
/// dependencies compile: they ask `#if canImport(Combine)`.
let names = [
  "SwiftUI", "Combine", "UIKit", "AppKit", "CoreFoundation", "CoreGraphics", "QuartzCore", "simd",
  "UniformTypeIdentifiers", "OSLog", "os",
]

/// The identity of a package at a path is the name of its folder.
let repository = String(Context.packageDirectory.split(separator: "/").dropLast().last ?? "")

#if canImport(Darwin)
  let modules = ["Empty"]
  let target = { (name: String) in "Empty" }
#else
  let modules = names
  let target = { (name: String) in name }
#endif

let package = Package(
  name: "AppleNames",
  platforms: [.iOS(.v14), .macOS(.v11), .tvOS(.v14), .watchOS(.v7), .visionOS(.v1), .macCatalyst(.v14)],
  products: names.map { .library(name: $0, targets: [target($0)]) },
  dependencies: [.package(path: "..")],
  targets: modules.map {
    .target(name: $0, dependencies: [.product(name: "SystemNames", package: repository)])
  },
  swiftLanguageModes: [.v6]
)
