#if BundledEngine
  /// The parts of the copies in one observer's closure, with the changes seen so far.
  struct KnownCopies {
    struct Part {
      /// `CartLine.item.price`.
      let path: String
      var isVaried: Bool
      /// Its first value, as text.
      let text: String
      /// Whether it could not be compared.
      var isUnknown = false
    }

    private var leaves: [Part] = []
    private var places: [String: Int] = [:]
    /// The first value of each copy, by its path.
    var texts: [String: String] = [:]
    /// The name of the action itself, if a different one may take its place.
    var action: String?
    var isActionVaried = false
    var isSourceKnown = true
    /// Whether no further check is needed.
    var isDone = false
    var isVaried: Bool { leaves.allSatisfy(\.isVaried) && (action == nil || isActionVaried) }

    mutating func note(_ leaf: CaptureLeaves.Leaf, isVaried: Bool, isUnknown: Bool) {
      if let place = places[leaf.path] {
        if isVaried { leaves[place].isVaried = true }
        if isUnknown { leaves[place].isUnknown = true }
      } else {
        places[leaf.path] = leaves.count
        leaves.append(Part(path: leaf.path, isVaried: isVaried, text: leaf.text, isUnknown: isUnknown))
      }
    }

    /// The parts that never changed as far as the kit can compare them, which is not known.
    var unknown: [String] { leaves.filter { $0.isUnknown && !$0.isVaried }.map(\.path) }

    /// The parts for a report: those of one copy that all changed, or all did not, are one.
    var parts: [Part] {
      var parts: [Part] = []
      var met: Set<String> = []
      for leaf in leaves {
        let root = texts.keys.filter { leaf.path.isPath(in: $0) }.max { $0.count < $1.count } ?? leaf.path
        guard met.insert(root).inserted else { continue }
        parts += joined(leaves.filter { $0.path.isPath(in: root) }, root)
      }
      if let action { parts.append(Part(path: action, isVaried: isActionVaried, text: "")) }
      return parts
    }

    private func joined(_ leaves: [Part], _ path: String) -> [Part] {
      if leaves.count == 1 { return leaves }
      if leaves.allSatisfy({ $0.isVaried == leaves[0].isVaried }) {
        let text = texts[path] ?? leaves.first { $0.path == path }?.text ?? ""
        return [Part(path: path, isVaried: leaves[0].isVaried, text: text)]
      }
      var groups: [(path: String, leaves: [Part])] = []
      for leaf in leaves {
        let next = leaf.path.prefix(upToSegmentAfter: path)
        if let place = groups.firstIndex(where: { $0.path == next }) {
          groups[place].leaves.append(leaf)
        } else {
          groups.append((next, [leaf]))
        }
      }
      return groups.flatMap { $0.path == path ? $0.leaves : joined($0.leaves, $0.path) }
    }
  }

  extension String {
    /// Whether it is a path, or leads to a part of what that leads to: `Line.item.price` in `Line.item`.
    func isPath(in path: String) -> Bool {
      hasPrefix(path)
        && (count == path.count || self[index(startIndex, offsetBy: path.count)] == "."
          || self[index(startIndex, offsetBy: path.count)] == "[")
    }

    fileprivate func prefix(upToSegmentAfter path: String) -> String {
      let rest = dropFirst(path.count)
      guard let first = rest.first else { return path }
      return path + String(first) + rest.dropFirst().prefix { $0 != "." && $0 != "[" }
    }
  }
#endif
