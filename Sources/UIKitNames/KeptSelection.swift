#if !canImport(Darwin)
  import KitNames

  /// The selected rows of a table or cells of a grid, in the order of their selection.
  struct KeptSelection {
    private(set) var paths: [IndexPath] = []

    /// Adds the path, or replaces the others by it; nil removes all.
    mutating func select(_ path: IndexPath?, among several: Bool) {
      guard let path else { return paths = [] }
      paths.removeAll { !several || $0 == path }
      paths.append(path)
    }
    mutating func deselect(_ path: IndexPath) { paths.removeAll { $0 == path } }
    mutating func removeAll() { paths = [] }
  }
#endif
