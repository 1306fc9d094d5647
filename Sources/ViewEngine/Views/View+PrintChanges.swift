extension View {
  /// Prints why the body is being evaluated, and records it in the trace: `Counter: @self, _count changed.`
  ///
  /// To be called in the body. `@self` is the view's value, `@identity` its first evaluation, `@dependencies`
  /// a model; the others are its dynamic properties (the words of SwiftUI's function of this name).
  public static func _printChanges() { tellChanges(of: Self.self) { print($0) } }

  /// The same to standard error, with the module in the type's name.
  public static func _logChanges() { logChanges(of: Self.self) }
}

extension ViewModifier {
  /// Prints why the body is being evaluated, and records it in the trace.
  @MainActor @preconcurrency public static func _printChanges() { tellChanges(of: Self.self) { print($0) } }

  /// The same to standard error, with the module in the type's name.
  @MainActor @preconcurrency public static func _logChanges() { logChanges(of: Self.self) }
}

@MainActor
private func logChanges(of type: Any.Type) {
  tellChanges(of: type, named: String(reflecting: type), by: StandardError.write)
}

// There is no instance to ask; what is being evaluated on this thread is what is meant.
@MainActor
private func tellChanges(of type: Any.Type, named name: String? = nil, by tell: (String) -> Void) {
  guard let node = Evaluation.current?.node else { return }
  let isFirst = node.evaluations == 1
  var reasons: [String] = []
  if isFirst || node.status.contains(.replaced) { reasons.append("@self") }
  node.readProperties { properties, _ in
    if isFirst, properties.hasProperties || properties.hasUpdates { reasons.append("@identity") }
  }
  if node.status.contains(.modelChanged) { reasons.append("@dependencies") }
  reasons += node.graph.service(ChangeCounts.self).changedProperties(of: node)
  let line =
    "\(name ?? nestedName(of: type)): "
    + (reasons.isEmpty ? "unchanged." : reasons.joined(separator: ", ") + " changed.")
  tell(line)
  (node.graph.recorder as? HostJournal)?.record(.changes(line))
}

/// The name of a type with those of the types that it is declared in, and without its module.
private func nestedName(of type: Any.Type) -> String {
  let name = String(reflecting: type)
  // A type that is declared in a function has a context in parentheses, which says nothing to a reader.
  if name.contains("(") { return "\(type)" }
  return name.split(separator: ".", maxSplits: 1).last.map(String.init) ?? name
}

/// How often the dynamic properties of views had changed when `_printChanges()` was last called for them.
final class ChangeCounts: GraphService {
  private struct Counts {
    weak var node: _Node?
    var counts: [UInt32]
  }

  private var known: [ObjectIdentifier: Counts] = [:]
  init(of graph: Graph) {}

  func changedProperties(of node: _Node) -> [String] {
    var names: [String] = []
    node.readProperties { view, value in
      let properties = view.properties.filter(\.isMounted)
      let counts = properties.map { $0.changes(in: value) }
      let last = known[ObjectIdentifier(node)].flatMap { $0.node === node ? $0.counts : nil } ?? []
      for (index, property) in properties.enumerated() where !names.contains(property.name) {
        if index >= last.count || last[index] != counts[index] { names.append(property.name) }
      }
      if known.count == known.capacity { known = known.filter { $0.value.node != nil } }
      known[ObjectIdentifier(node)] = Counts(node: node, counts: counts)
    }
    return names
  }
}
