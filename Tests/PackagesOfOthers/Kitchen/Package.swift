// swift-tools-version: 6.2
import PackageDescription

// As in the app's manifest.
let repository = String(Context.packageDirectory.split(separator: "/").dropLast(3).last ?? "")

// A library that knows the shim by its own name, in the build of an app that does not.
let package = Package(
  name: "Kitchen",
  platforms: [.iOS(.v17), .macOS(.v14), .tvOS(.v17), .watchOS(.v10)],
  products: [.library(name: "Kitchen", targets: ["Kitchen"])],
  dependencies: [.package(path: "../../..")],
  targets: [
    .target(name: "Kitchen", dependencies: [.product(name: "OnChangeCompat", package: repository)])
  ],
  swiftLanguageModes: [.v6]
)
