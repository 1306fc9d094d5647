import Foundation

/// Reads deployment targets from an Xcode project and the configuration files beside it.
enum XcodeSettings {
  static let keys = [
    "IPHONEOS_DEPLOYMENT_TARGET": "iOS", "MACOSX_DEPLOYMENT_TARGET": "macOS", "TVOS_DEPLOYMENT_TARGET": "tvOS",
    "WATCHOS_DEPLOYMENT_TARGET": "watchOS", "XROS_DEPLOYMENT_TARGET": "visionOS",
  ]

  /// The lowest version of each platform that one of a project's settings names, in any target.
  ///
  /// - Parameter project: The path of the `.xcodeproj`.
  static func targets(of project: String, _ reader: SettingsReader) -> DeploymentTargets? {
    guard let text = reader.contents(of: project + "/project.pbxproj") else { return nil }
    var result = DeploymentTargets([:], source: (project as NSString).lastPathComponent)
    read(text, into: &result)
    let folder = (project as NSString).deletingLastPathComponent
    for file in configurationFiles(in: text) {
      // A path is relative to the groups around it, which seldom have more than one folder.
      for place in [folder] + folders(in: folder) {
        if let text = reader.contents(of: place + "/" + file) { read(text, into: &result) }
      }
    }
    return result.versions.isEmpty ? nil : result
  }

  private static func folders(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().map { "\(folder)/\($0)" }.filter { FileKind(at: $0) == .folder }
  }

  /// Lines such as `IPHONEOS_DEPLOYMENT_TARGET = 15.0;`, also with a condition: `…[sdk=iphoneos*] = 15.0`.
  private static func read(_ text: [UInt8], into targets: inout DeploymentTargets) {
    for line in text.lines(with: "_DEPLOYMENT_TARGET") where line.contains("_DEPLOYMENT_TARGET") {
      guard let equals = line.lastIndex(of: "=") else { continue }
      let name = line[..<equals].prefix { $0 != "[" }.filter { !$0.isWhitespace && $0 != "\"" }
      let value = line[line.index(after: equals)...].prefix { $0 != "/" }.filter { !" \t;\"".contains($0) }
      if let platform = keys[name], let version = SystemVersion(value) { targets.lower(platform, to: version) }
    }
  }

  /// The paths of the `.xcconfig` files that a project refers to.
  private static func configurationFiles(in text: [UInt8]) -> [String] {
    let paths = text.lines(with: ".xcconfig").compactMap { line -> String? in
      guard line.contains(".xcconfig"), let range = line.range(of: "path = ") else { return nil }
      return String(line[range.upperBound...].prefix { $0 != ";" }.filter { $0 != "\"" })
    }
    return Array(Set(paths)).sorted()
  }
}
