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
    private let listings: FolderListings

    init(_ options: Options, _ listings: FolderListings) {
      self.listings = listings
      module = options.shimModule
      given = options.deploymentTargets.isEmpty ? nil : DeploymentTargets(options.deploymentTargets, source: "")
    }

    mutating func need(of path: String) -> Need? {
      let folder = Self.folder(around: Self.standardized(path))
      let found = need(in: folder)
      guard let given else { return found }
      return given.lacking.map { Need(systems: $0, isKnown: found?.isKnown ?? mentionsShim(around: folder)) }
    }

    /// An absolute path without components of one or two periods.
    private static func standardized(_ path: String) -> String {
      let full = path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
      // Without a URL, which costs more than all other work for a folder.
      let isPlain = !full.contains("/.") && !full.contains("//")
      return isPlain ? full : URL(fileURLWithPath: full).standardizedFileURL.path
    }

    /// - Returns: `/` for a path directly in it, and for itself.
    private static func folder(around path: String) -> String {
      guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return "/" }
      return String(path[..<slash])
    }

    private static func path(_ name: String, in folder: String) -> String {
      folder == "/" ? "/\(name)" : "\(folder)/\(name)"
    }

    /// The need of the nearest enclosing package or project.
    private mutating func need(in folder: String) -> Need? {
      if let known = folders[folder] { return known }
      var result: Need?
      let names = listings.names(in: folder)
      if names.contains("Package.swift"), let package = PackageManifest(path: Self.path("Package.swift", in: folder)) {
        result = package.targets.flatMap { need($0, isKnown: package.text.contains(module)) }
      } else if let project = project(in: folder) {
        result = XcodeSettings.targets(of: project).flatMap {
          need($0, isKnown: Self.settings(project).contains(module))
        }
      } else if folder != "/", !names.contains(".git") {
        result = need(in: Self.folder(around: folder))
      }
      folders[folder] = .some(result)
      return result
    }

    private func need(_ targets: DeploymentTargets, isKnown: Bool) -> Need? {
      targets.lacking.map { Need(systems: "\($0) (\(targets.source))", isKnown: isKnown) }
    }

    private func project(in folder: String) -> String? {
      listings.names(in: folder).first { $0.hasSuffix(".xcodeproj") }.map { Self.path($0, in: folder) }
    }

    private static func settings(_ project: String) -> [UInt8] {
      [UInt8](FileManager.default.contents(atPath: project + "/project.pbxproj") ?? Data())
    }

    private func mentionsShim(around folder: String) -> Bool {
      var folder = folder
      while folder != "/" {
        if let package = PackageManifest(path: Self.path("Package.swift", in: folder)) {
          return package.text.contains(module)
        }
        if let project = project(in: folder) { return Self.settings(project).contains(module) }
        folder = Self.folder(around: folder)
      }
      return false
    }
  }
#endif
