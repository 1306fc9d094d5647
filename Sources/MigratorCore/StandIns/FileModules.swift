#if Migrator
  /// The modules of a project's files: the targets that compile a file, or its folder in a package's sources.
  struct FileModules {
    private var names: [String: Set<String>] = [:]
    private let files: [String: Set<String>]
    /// The modules that files import. NB: a target's name may differ from that of its module, which these tell.
    private let imported: Set<String>

    /// - Parameter files: The modules that each file imports, by its path.
    init(_ files: [String: Set<String>], _ targets: XcodeTargets) {
      self.files = files
      imported = files.values.reduce(into: Set<String>()) { $0.formUnion($1) }
      for path in files.keys {
        let parts = path.split(separator: "/").map(String.init)
        let folder = parts.lastIndex(of: "Sources").flatMap { $0 + 2 < parts.count ? parts[$0 + 1] : nil }
        let compiling = targets.numbers(compiling: path).map { targets.all[$0].target.name }
        names[path] = Set(compiling.isEmpty ? [folder].compactMap(\.self) : compiling)
      }
    }

    /// Whether a module is one of the project's, as far as that is known.
    func isOwn(_ module: String) -> Bool {
      names.values.allSatisfy(\.isEmpty) || names.values.contains { $0.contains(module) }
    }

    /// The files of modules that these files do not import, not even through other modules.
    func unseen(from paths: [String]) -> Set<String> {
      let all = Dictionary(files.flatMap { file in (names[file.key] ?? []).map { ($0, file.value) } }) { $0.union($1) }
      var seen = Set(paths.flatMap { names[$0] ?? [] })
      guard !seen.isEmpty else { return [] }
      var pending = Array(seen)
      while let next = pending.popLast() {
        for name in all[next] ?? [] where seen.insert(name).inserted { pending.append(name) }
      }
      return Set(names.filter { $1.isDisjoint(with: seen) && !$1.isDisjoint(with: imported) }.keys)
    }

    /// Whether a file is in a module that the other one does not import.
    func isHidden(_ path: String, from file: String) -> Bool {
      guard let own = names[file], let others = names[path], let imports = files[file], !own.isEmpty else {
        return false
      }
      return others.isDisjoint(with: own.union(imports)) && !others.isDisjoint(with: imported)
    }
  }
#endif
