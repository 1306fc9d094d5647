#if Migrator
  import Foundation

  /// Tells which files are built for systems without the modern form, so that they need the shim.
  struct ShimNeeds {
    struct Need: Sendable, Equatable {
      /// `iOS 15.0 (target Widget of Shop.xcodeproj)`; nil where no package or project says for which systems it is built.
      var systems: String?
      /// Whether the project mentions the shim, so that only the import is missing.
      var isKnown: Bool
      static let unknown = Need(systems: nil, isKnown: false)
    }

    private let module: String
    private let given: DeploymentTargets?
    private let folders: ProjectFolders
    private let reader = SettingsReader()
    private var packages: [String: PackageManifest?] = [:]
    private var projects: [String: Project] = [:]
    /// The nearest package or project of a folder.
    private var nearest: [String: Place?] = [:]
    private var realFolders: [Substring: String] = [:]
    private var allTargets: XcodeTargets?
    /// The files that only targets compile whose product no other project can import.
    private(set) var appFiles: Set<String> = []
    private var byTargets: [String: Need?] = [:]

    private struct Project {
      /// Empty where the project file cannot be read as a list of objects.
      var targets: [XcodeProject.Target]
      /// The lowest versions of the whole project; nil where the project file cannot be read.
      var lowest: DeploymentTargets?
      var mentionsShim: Bool
    }

    /// A folder with packages or projects.
    private struct Place {
      var package: PackageManifest?
      var projects: [Project]
    }

    init(_ options: Options, _ folders: ProjectFolders) {
      self.folders = folders
      module = options.shimModule
      given = options.deploymentTargets.isEmpty ? nil : DeploymentTargets(options.deploymentTargets, source: "")
    }

    /// The files that the answers so far depend on.
    var consulted: [SettingsReader.Consulted] { reader.consulted }

    mutating func need(of file: String) -> Need? {
      let path = real(file)
      let folder = folders.packageAround(path).flatMap { folder in
        package(in: folder)?.compiles(path) == true ? folder : nil
      }
      let numbers = targets().numbers(compiling: path)
      if folder.map({ isOfApp($0) }) ?? !numbers.isEmpty, numbers.allSatisfy({ !targets().all[$0].target.isImported }) {
        appFiles.insert(file)
      }
      let found = need(at: path, folder, numbers)
      guard let given else { return found }
      return given.lacking.map { Need(systems: $0, isKnown: found?.isKnown ?? mentionsShim(around: path)) }
    }

    /// Whether a package is below the project of an app, in the given paths: no other project can depend on it.
    private mutating func isOfApp(_ package: String) -> Bool {
      folders.projects.contains { path in
        guard package.hasPrefix(FilePath.folder(of: path) + "/"), folders.given.contains(FilePath.folder(of: path)),
          folders.packageAround(path) == nil
        else { return false }
        let targets = project(path).targets
        return targets.contains(where: \.isApp) && !targets.contains(where: \.isImported)
      }
    }

    /// The absolute path of a file in its folder without links.
    private mutating func real(_ path: String) -> String {
      let slash = path.lastIndex(of: "/")
      let folder = slash.map { path[..<$0] } ?? ""
      let name = slash.map { path[path.index(after: $0)...] } ?? path[...]
      if let known = realFolders[folder] { return FilePath.child(String(name), of: known) }
      let full = path.hasPrefix("/") ? String(folder) : FileManager.default.currentDirectoryPath + "/" + folder
      let real = URL(fileURLWithPath: full.isEmpty ? "/" : full).resolvingSymlinksInPath().path
      realFolders[folder] = real
      return FilePath.child(String(name), of: real)
    }

    /// The need of the targets that compile a file; without one, of the nearest package or project around it.
    private mutating func need(at path: String, _ folder: String?, _ numbers: [Int]) -> Need? {
      if folder == nil, numbers.isEmpty { return needOfNearest(FilePath.folder(of: path)) }
      let key = "\(numbers) \(folder ?? "")"
      if let known = byTargets[key] { return known }
      let need = need(of: folder, numbers)
      byTargets[key] = .some(need)
      return need
    }

    /// The need of a package's targets together with targets of projects.
    private mutating func need(of folder: String?, _ numbers: [Int]) -> Need? {
      var all = numbers.map { targets().all[$0] }
      if let package = folder.flatMap({ package(in: $0) }) {
        let target = XcodeProject.Target(
          name: "", versions: package.targets?.versions ?? [:], isImported: true, isApp: false)
        all.append((target, "Package.swift", package.text.contains(module)))
      }
      var lowest = DeploymentTargets([:], source: "")
      for (platform, version) in all.flatMap(\.target.versions) { lowest.lower(platform, to: version) }
      guard let lacking = lowest.lacking else { return nil }
      let names = all.filter { entry in
        entry.target.versions.contains { platform, version in
          lowest.versions[platform] == version && DeploymentTargets([platform: version], source: "").lacking != nil
        }
      }
      return Need(systems: "\(lacking) (\(Self.list(names)))", isKnown: all.contains(where: \.mentionsShim))
    }

    private mutating func targets() -> XcodeTargets {
      if let allTargets { return allTargets }
      let all = folders.projects.map { path in (path, project(path)) }.flatMap { path, project in
        project.targets.map { ($0, (path as NSString).lastPathComponent, project.mentionsShim) }
      }
      let targets = XcodeTargets(all)
      allTargets = targets
      return targets
    }

    /// `Package.swift, targets App, Widget of Shop.xcodeproj`
    private static func list(_ entries: [XcodeTargets.Entry]) -> String {
      Dictionary(grouping: entries, by: \.file).sorted { $0.key < $1.key }.map { file, entries in
        let names = Set(entries.map(\.target.name)).subtracting([""]).sorted()
        let more = names.count > 3 ? " and \(names.count - 3) more" : ""
        let shown = names.prefix(3).joined(separator: ", ") + more
        return names.isEmpty ? file : "\(names.count == 1 ? "target" : "targets") \(shown) of \(file)"
      }.joined(separator: ", ")
    }

    private mutating func needOfNearest(_ folder: String) -> Need? {
      guard let place = place(around: folder) else { return .unknown }
      // A package that does not compile the file yields to a project beside it.
      if let project = place.projects.first {
        guard let lowest = project.lowest else { return .unknown }
        return need(lowest, isKnown: project.mentionsShim)
      }
      return place.package.flatMap { package in
        package.targets.flatMap { need($0, isKnown: package.text.contains(module)) }
      }
    }

    private mutating func place(around folder: String) -> Place? {
      if let known = nearest[folder] { return known }
      var result: Place?
      if folders.hasPackage(folder) || !folders.projects(in: folder).isEmpty {
        result = Place(package: package(in: folder), projects: folders.projects(in: folder).map { project($0) })
      } else if folder != "/", !folders.isRepository(folder) {
        result = place(around: FilePath.folder(of: folder))
      }
      nearest[folder] = .some(result)
      return result
    }

    private func need(_ targets: DeploymentTargets, isKnown: Bool) -> Need? {
      targets.lacking.map { Need(systems: "\($0) (\(targets.source))", isKnown: isKnown) }
    }

    private mutating func package(in folder: String) -> PackageManifest? {
      if let known = packages[folder] { return known }
      let package = folders.hasPackage(folder) ? PackageManifest(in: folder, reader) : nil
      packages[folder] = .some(package)
      return package
    }

    private mutating func project(_ path: String) -> Project {
      if let known = projects[path] { return known }
      let text = reader.contents(of: path + "/project.pbxproj") ?? []
      let targets = XcodeProject(path: path, reader)?.targets ?? []
      var lowest = DeploymentTargets([:], source: (path as NSString).lastPathComponent)
      for (platform, version) in targets.flatMap(\.versions) { lowest.lower(platform, to: version) }
      let project = Project(
        targets: targets, lowest: targets.isEmpty ? nil : lowest, mentionsShim: text.contains(module))
      projects[path] = project
      return project
    }

    private mutating func mentionsShim(around path: String) -> Bool {
      guard let place = place(around: FilePath.folder(of: path)) else { return false }
      return place.package?.text.contains(module) == true || place.projects.contains(where: \.mentionsShim)
    }
  }
#endif
