extension View {
  /// Prints why the body is being evaluated, and records it in the trace: `Counter: @self, _count changed.`
  ///
  /// To be called in the body. `@self` is the view's value, `@identity` its first evaluation, `@dependencies`
  /// a model; the others are its dynamic properties (the words of SwiftUI's function of this name).
  public static func _printChanges() { printChanges(of: Self.self) }
}

extension ViewModifier {
  /// Prints why the body is being evaluated, and records it in the trace.
  @MainActor public static func _printChanges() { printChanges(of: Self.self) }
}

// NB: there is no instance to ask; what is being evaluated on this thread is what is meant.
@MainActor
private func printChanges(of type: Any.Type) {
  guard let node = Evaluation.current?.node else { return }
  let isFirst = node.evaluations == 1
  var reasons: [String] = []
  if isFirst || node.status.contains(.replaced) { reasons.append("@self") }
  if isFirst { reasons.append("@identity") }
  if node.status.contains(.modelChanged) { reasons.append("@dependencies") }
  reasons += node.changedProperties
  let line = "\(type): " + (reasons.isEmpty ? "unchanged." : reasons.joined(separator: ", ") + " changed.")
  print(line)
  node.graph.record(.changes(line))
}
