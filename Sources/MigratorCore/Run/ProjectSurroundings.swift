#if Migrator
  /// The facts around the Swift files that findings depend on: data models and deployment targets.
  struct ProjectSurroundings {
    /// The hash of the facts so far.
    private(set) var hash = ContentHash()
    private var shim: ShimNeeds

    init(_ options: Options, _ entities: Set<String>, _ listings: FolderListings) {
      shim = ShimNeeds(options, listings)
      for entity in entities.sorted() { hash.add(entity) }
    }

    /// Which of these files need the shim, and why.
    ///
    /// - Parameter paths: The source files, in the order in which they were found.
    mutating func needs(of paths: [String]) -> [String: ShimNeeds.Need] {
      var needs: [String: ShimNeeds.Need] = [:]
      var folders: [Substring: ShimNeeds.Need?] = [:]
      for path in paths {
        let folder = path[..<(path.lastIndex(of: "/") ?? path.startIndex)]
        if folders[folder] == nil {
          let need = shim.need(of: path)
          folders[folder] = .some(need)
          hash.add("\(need?.systems ?? "") \(need?.isKnown ?? true)")
        }
        needs[path] = folders[folder] ?? nil
      }
      return needs
    }
  }
#endif
