extension View {
  /// A written id scrolls a lazy container, and a host's scrolling writes the id of the new first row.
  public nonisolated func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
    ScrollPositionView(content: self, id: id, anchor: anchor)
  }
}

extension EnvironmentValues {
  /// The position of the nearest `scrollPosition` around.
  var rowPosition: RowPositionReference {
    get { self[RowPositionReference.self] }
    set { self[RowPositionReference.self] = newValue }
  }
}

/// A position as a value of the environment, compared by identity.
struct RowPositionReference: EnvironmentKey, Equatable {
  var position: (any RowPosition)?
  static var defaultValue: Self { Self(position: nil) }
  static func == (first: Self, second: Self) -> Bool { first.position === second.position }
}

/// A view whose lazy container shows the row that a binding names.
struct ScrollPositionView<Content: View, ID: Hashable> {
  let content: Content
  let id: Binding<ID?>
  let anchor: UnitPoint?
  private let position = Owned<BoundRowPosition<ID>>()
}

extension ScrollPositionView: _ModifiedView, _EngineView {
  var body: some View {
    PassView { pass in
      let position = position.wrappedValue
      position.follow(id, anchor: anchor.map { RowAnchor($0) }, in: pass.graph)
      return content.environment(\.rowPosition, RowPositionReference(position: position))
        .painted("scrollPosition", [("", id.wrappedValue.map { "\($0)" } ?? "none"), ("at", anchor)])
    }
  }
}

/// The position that a binding holds.
final class BoundRowPosition<ID: Hashable>: RowPosition, OwnableObject {
  private var binding: Binding<ID?>?
  private var known: ID?
  private var wanted: ID?
  private(set) var anchor: RowAnchor?
  private weak var window: RowWindow?
  nonisolated init() {}

  /// Reads the binding. A value that the window did not report is a request.
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
