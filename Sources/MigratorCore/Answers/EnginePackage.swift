import Foundation

/// The location of the package OnChangeCompat, on which skeletons are built.
package struct EnginePackage: Sendable, Equatable {
  /// A folder or a URL.
  package let location: String
  private let isURL: Bool

  /// Why there is none.
  package struct Missing: Error, Equatable, CustomStringConvertible { package var description: String }

  /// The user's choice, or else a checkout around one of the places.
  package init(_ given: String?, around places: [String]) throws(Missing) {
    if let given {
      isURL = given.contains("://") || given.hasPrefix("git@")
      location = isURL ? given : URL(fileURLWithPath: given).standardizedFileURL.path
      guard isURL || Self.isCheckout(URL(fileURLWithPath: location)) else {
        throw Missing(
          description:
            "--package \(given): there is no package OnChangeCompat in this folder.\n\nTo fix, name the folder of its Package.swift, or its URL."
        )
      }
      return
    }
    isURL = false
    for place in places {
      var folder = URL(fileURLWithPath: place).resolvingSymlinksInPath()
      while folder.path != "/" {
        if Self.isCheckout(folder) {
          location = folder.path
          return
        }
        folder = folder.deletingLastPathComponent()
      }
    }
    throw Missing(
      description:
        "prove: the package OnChangeCompat was not found around \(places.joined(separator: " and ")).\n\nTo fix, add --package with its folder or its URL, or run the command from a checkout of it."
    )
  }

  private static func isCheckout(_ folder: URL) -> Bool {
    let manifest = folder.appendingPathComponent("Package.swift").path
    guard let data = FileManager.default.contents(atPath: manifest) else { return false }
    return String(decoding: data, as: UTF8.self).contains("name: \"OnChangeCompat\",")
  }

  /// The package name that its products use: the last part of its location.
  var identity: String {
    let last = location.split(separator: "/").last.map(String.init) ?? location
    return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
  }

  func dependency(traits: [String]) -> String {
    let traits = traits.map { "\"\($0)\"" }.joined(separator: ", ")
    let place = isURL ? "url: \"\(location)\", .upToNextMinor(from: \"0.1.0\")" : "path: \(location.debugDescription)"
    return ".package(\(place), traits: [\(traits)])"
  }
}
