import Foundation

/// The targets of an Xcode project, with the files that each compiles and its deployment targets.
struct XcodeProject {
  /// A target that compiles sources.
  struct Target {
    var name: String
    var versions: [String: SystemVersion]
    /// Whether its product is a framework or a library, or is not known.
    var isImported: Bool
    var isApp: Bool
    /// The paths of the files in its sources phase, and of single files of folders that other targets compile.
    var files: Set<String> = []
    /// The folders whose files all belong to it, with the paths that do not.
    var folders: [String: Set<String>] = [:]
  }

  private(set) var targets: [Target] = []

  /// Nil where the `.xcodeproj` cannot be read.
  init?(path: String, _ reader: SettingsReader) {
    guard let bytes = reader.contents(of: path + "/project.pbxproj"), let whole = PropertyList(bytes),
      let objects = whole["objects"]?.table, let root = whole["rootObject"]?.text, let project = objects[root]
    else { return nil }
    let tree = ProjectTree(objects, project, folder: (path as NSString).deletingLastPathComponent)
    let settings = ProjectSettings(objects, project, tree, reader)
    for id in project["targets"]?.texts ?? [] {
      guard let object = objects[id], object["isa"]?.text == "PBXNativeTarget" else { continue }
      let product = object["productType"]?.text ?? "library"
      var target = Target(
        name: object["name"]?.text ?? id, versions: settings.versions(of: object),
        isImported: product.contains("framework") || product.contains("library"),
        isApp: product.contains("application"))
      for phase in object["buildPhases"]?.texts ?? [] {
        guard let phase = objects[phase], phase["isa"]?.text == "PBXSourcesBuildPhase" else { continue }
        for file in phase["files"]?.texts ?? [] {
          guard let reference = objects[file]?["fileRef"]?.text, let path = tree.paths[reference] else { continue }
          target.files.insert(path)
        }
      }
      let own = Set(object["fileSystemSynchronizedGroups"]?.texts ?? [])
      for group in own { if let folder = tree.paths[group] { target.folders[folder] = [] } }
      for (group, folder) in tree.synchronized {
        let exceptions = (objects[group]?["exceptions"]?.texts ?? []).compactMap { objects[$0] }.filter {
          $0["isa"]?.text == "PBXFileSystemSynchronizedBuildFileExceptionSet" && $0["target"]?.text == id
        }
        let paths = exceptions.flatMap { $0["membershipExceptions"]?.texts ?? [] }.map { FilePath.joined(folder, $0) }
        // An exception leaves a file out of its folder's target, and adds it to any other.
        if own.contains(group) { target.folders[folder]?.formUnion(paths) } else { target.files.formUnion(paths) }
      }
      targets.append(target)
    }
  }
}

/// The paths of a project's groups and files.
struct ProjectTree {
  /// The absolute path of each group and file, by its identifier.
  private(set) var paths: [String: String] = [:]
  /// The folders that the project shows as they are on disk.
  private(set) var synchronized: [String: String] = [:]

  init(_ objects: [String: PropertyList], _ project: PropertyList, folder: String) {
    let root = FilePath.joined(folder, project["projectDirPath"]?.text ?? "")
    var pending = (project["mainGroup"]?.texts ?? []).map { (id: $0, folder: root) }
    while let (id, folder) = pending.popLast() {
      guard paths[id] == nil, let object = objects[id] else { continue }
      let base: String
      switch object["sourceTree"]?.text ?? "<group>" {
      case "<group>": base = folder
      case "SOURCE_ROOT": base = root
      case "<absolute>": base = "/"
      default: continue
      }
      let path = object["path"]?.text.map { FilePath.joined(base, $0) } ?? base
      paths[id] = path
      if object["isa"]?.text == "PBXFileSystemSynchronizedRootGroup" { synchronized[id] = path }
      pending += (object["children"]?.texts ?? []).map { ($0, path) }
    }
  }
}

/// The build settings of a project, as far as deployment targets need them.
private struct ProjectSettings {
  private typealias Level = [String: [String]]
  private let objects: [String: PropertyList]
  private let tree: ProjectTree
  private let reader: SettingsReader
  /// The levels of each of the project's configurations, the weakest first.
  private var levels: [String: [Level]] = [:]

  init(_ objects: [String: PropertyList], _ project: PropertyList, _ tree: ProjectTree, _ reader: SettingsReader) {
    (self.objects, self.tree, self.reader) = (objects, tree, reader)
    for (name, configuration) in configurations(of: project) { levels[name] = levels(of: configuration) }
  }

  func versions(of target: PropertyList) -> [String: SystemVersion] {
    var lowest = DeploymentTargets([:], source: "")
    for (name, configuration) in configurations(of: target) {
      let all = (levels[name] ?? []) + levels(of: configuration)
      let platforms = Self.platforms(all)
      for (key, platform) in Self.keys where platforms?.contains(platform) != false {
        for value in Self.values(of: key, all) {
          if let version = SystemVersion(value) { lowest.lower(platform, to: version) }
        }
      }
    }
    return lowest.versions
  }

  private func configurations(of object: PropertyList) -> [(String, PropertyList)] {
    let list = object["buildConfigurationList"]?.text.flatMap { objects[$0] }
    return (list?["buildConfigurations"]?.texts ?? []).compactMap { objects[$0] }.map { ($0["name"]?.text ?? "", $0) }
  }

  private func levels(of configuration: PropertyList) -> [Level] {
    var own: Level = [:]
    for (key, value) in configuration["buildSettings"]?.table ?? [:] {
      let name = String(key.prefix { $0 != "[" })
      own[name, default: []].append(value.texts.joined(separator: " "))
    }
    guard let file = file(of: configuration) else { return [own] }
    return [ConfigurationFile(path: file, reader).values, own]
  }

  private func file(of configuration: PropertyList) -> String? {
    if let reference = configuration["baseConfigurationReference"]?.text { return tree.paths[reference] }
    guard let group = configuration["baseConfigurationReferenceAnchor"]?.text, let folder = tree.paths[group],
      let path = configuration["baseConfigurationReferenceRelativePath"]?.text
    else { return nil }
    return FilePath.joined(folder, path)
  }

  private static func values(of key: String, _ levels: [Level], depth: Int = 0) -> [String] {
    guard depth < 8, let strongest = levels.lastIndex(where: { $0[key] != nil }) else { return [] }
    return (levels[strongest][key] ?? []).flatMap { value -> [String] in
      guard let name = value.setting else { return [value] }
      if name == "inherited" || name == key { return values(of: key, Array(levels[..<strongest]), depth: depth + 1) }
      return values(of: name, levels, depth: depth + 1)
    }
  }

  /// nil where the settings do not tell.
  private static func platforms(_ levels: [Level]) -> Set<String>? {
    let names = ["SUPPORTED_PLATFORMS", "SDKROOT"].lazy.map { values(of: $0, levels) }.first { !$0.isEmpty }
    guard let words = names?.flatMap({ $0.split(separator: " ") }) else { return nil }
    var result: Set<String> = []
    for word in words {
      guard let platform = known.first(where: { word.hasPrefix($0.key) })?.value else { return nil }
      result.insert(platform)
    }
    return result.isEmpty ? nil : result
  }

  private static let keys = [
    "IPHONEOS_DEPLOYMENT_TARGET": "iOS", "MACOSX_DEPLOYMENT_TARGET": "macOS", "TVOS_DEPLOYMENT_TARGET": "tvOS",
    "WATCHOS_DEPLOYMENT_TARGET": "watchOS", "XROS_DEPLOYMENT_TARGET": "visionOS",
  ]

  private static let known = [
    "iphone": "iOS", "macosx": "macOS", "appletv": "tvOS", "watch": "watchOS", "xr": "visionOS",
  ]
}

extension String {
  /// `NAME` of `$(NAME)` or `${NAME}`, with or without a default; nil for other texts.
  fileprivate var setting: String? {
    guard hasPrefix("$(") && hasSuffix(")") || hasPrefix("${") && hasSuffix("}") else { return nil }
    return String(dropFirst(2).dropLast().prefix { $0 != ":" })
  }
}
