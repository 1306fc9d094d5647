#if Migrator
  /// The facts around the Swift files that findings depend on: data models and deployment targets.
  struct ProjectConfiguration {
    let hash: ContentHash
    private var shim: ShimNeeds

    init(_ options: Options, _ paths: [String], _ entities: Set<String>, _ listings: FolderListings) {
      let folders = ProjectFolders(paths, listings)
      shim = ShimNeeds(options, folders)
      var hash = folders.hash
      for entity in entities.sorted() { hash.add(entity) }
      self.hash = hash
    }

    /// The files whose contents decided which source files need the shim.
    var consulted: [SettingsReader.Consulted] { shim.consulted }

    /// The files, of those whose needs were asked for, that only apps compile.
    var appFiles: Set<String> { shim.appFiles }

    mutating func needs(of paths: [String]) -> [String: ShimNeeds.Need] {
      var needs: [String: ShimNeeds.Need] = [:]
      for path in paths { needs[path] = shim.need(of: path) }
      return needs
    }
  }
#endif
