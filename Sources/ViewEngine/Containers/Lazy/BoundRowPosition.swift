/// The position that a binding holds.
final class BoundRowPosition<ID: Hashable>: RowPosition, OwnableObject {
  private var binding: Binding<ID?>?
  private var known: ID?
  private var wanted: ID?
  private(set) var anchor: RowAnchor?
  private weak var window: RowWindow?

  nonisolated init() {}

  /// Takes over the value of the binding; another one than the window has told is asked for.
  func follow(_ binding: Binding<ID?>, anchor: RowAnchor?, in graph: Graph) {
    self.binding = binding
    self.anchor = anchor
    let id = binding.wrappedValue
    guard id != known else { return }
    known = id
    wanted = id
    if let window { graph.rowWindows.note(window) }
  }

  func claim(for window: RowWindow) -> Bool {
    if let known = self.window, known !== window, known.node?.isMounted ?? false { return false }
    self.window = window
    if wanted != nil { window.node?.graph.rowWindows.note(window) }
    return true
  }

  func take() -> AnyHashable? {
    defer { wanted = nil }
    return wanted.map { AnyHashable($0) }
  }

  func tell(_ id: AnyHashable) {
    guard let id = id.base as? ID, id != known else { return }
    known = id
    binding?.wrappedValue = id
  }
}
