/// What says which row a lazy container shows first, and is told when another one is.
@MainActor
protocol RowPosition: AnyObject {
  /// Makes a window the one that it speaks of, if there is no other.
  func claim(for window: RowWindow) -> Bool
  /// The row that is to be shown, if somebody has asked for one since.
  func take() -> AnyHashable?
  /// Where that row is to stand; nil for as near as it is.
  var anchor: RowAnchor? { get }
  /// The window was scrolled: another row is the first one.
  func tell(_ id: AnyHashable)
}

/// The position that a binding holds.
private final class BoundRowPosition<ID: Hashable>: RowPosition, OwnableObject {
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

/// A view whose lazy container shows the row that a binding names.
private struct ScrollPositionView<Content: View, ID: Hashable> {
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

extension View {
  /// Ties the first row that a lazy container in it shows to a binding: a value that is written scrolls to the row with
  /// that id, and a host that scrolls writes the id of the row that is then the first.
  ///
  /// - Parameter anchor: where a row that is asked for is to stand; nil for as little scrolling as is needed.
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

/// A position as a value of the environment, which is another one only if its identity is.
struct RowPositionReference: EnvironmentKey, Equatable {
  var position: (any RowPosition)?

  static var defaultValue: Self { Self(position: nil) }
  static func == (first: Self, second: Self) -> Bool { first.position === second.position }
}
