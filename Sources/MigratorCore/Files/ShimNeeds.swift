#if Migrator
  import Foundation

  /// Tells which files are built for systems without the modern form, so that they need the shim.
  struct ShimNeeds {
    /// Why a file needs the shim.
    struct Need: Sendable {
      /// `iOS 15.0 (Package.swift)`
      var systems: String
      /// Whether the project mentions the shim, so that only the import is missing.
      var isKnown: Bool
    }

    private let module: String
    private let given: DeploymentTargets?
    private var folders: [String: Need?] = [:]
    private let manager = FileManager.default

    init(_ options: Options) {
      module = options.shimModule
      given = options.deploymentTargets.isEmpty ? nil : DeploymentTargets(options.deploymentTargets, source: "")
    }

    mutating func need(of path: String) -> Need? {
      let folder = URL(fileURLWithPath: path).standardizedFileURL.deletingLastPathComponent()
      let found = need(in: folder)
      guard let given else { return found }
      return given.lacking.map { Need(systems: $0, isKnown: found?.isKnown ?? mentionsShim(around: folder)) }
    }

    /// The need of the nearest enclosing package or project.
    private mutating func need(in folder: URL) -> Need? {
      if let known = folders[folder.path] { return known }
      var result: Need?
      let manifest = folder.appendingPathComponent("Package.swift").path
      if manager.fileExists(atPath: manifest), let package = PackageManifest(path: manifest) {
        result = package.targets.flatMap { need($0, isKnown: package.text.contains(module)) }
      } else if let project = project(in: folder) {
        result = XcodeSettings.targets(of: project).flatMap {
          need($0, isKnown: Self.settings(project).contains(module))
        }
      } else if folder.path != "/", !manager.fileExists(atPath: folder.appendingPathComponent(".git").path) {
        result = need(in: folder.deletingLastPathComponent())
      }
      folders[folder.path] = .some(result)
      return result
    }

    private func need(_ targets: DeploymentTargets, isKnown: Bool) -> Need? {
      targets.lacking.map { Need(systems: "\($0) (\(targets.source))", isKnown: isKnown) }
    }

    private func project(in folder: URL) -> String? {
      let names = (try? manager.contentsOfDirectory(atPath: folder.path)) ?? []
      return names.sorted().first { $0.hasSuffix(".xcodeproj") }.map { folder.appendingPathComponent($0).path }
    }

    private static func settings(_ project: String) -> [UInt8] {
      [UInt8](FileManager.default.contents(atPath: project + "/project.pbxproj") ?? Data())
    }

    private func mentionsShim(around folder: URL) -> Bool {
      var folder = folder
      while folder.path != "/" {
        if let package = PackageManifest(path: folder.appendingPathComponent("Package.swift").path) {
          return package.text.contains(module)
        }
        if let project = project(in: folder) { return Self.settings(project).contains(module) }
        folder = folder.deletingLastPathComponent()
      }
      return false
    }
  }
#endif
