public import Foundation

public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Makes the rows of a `ForEach` as they come into the window that a host scrolls: see `Configuration.visibleRows`.
public struct LazyVStack<Content: View> {
  private let content: Content
  private let look: [_Attribute]

  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    look = _Attribute.list([
      alignment != .center ? ("alignment", "\(alignment)") : nil, spacing.map { ("spacing", "\($0)") },
    ])
  }
}

/// Makes the rows of a `ForEach` as they come into the window that a host scrolls: see `Configuration.visibleRows`.
public struct LazyHStack<Content: View> {
  private let content: Content
  private let look: [_Attribute]

  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    look = _Attribute.list([
      alignment != .center ? ("alignment", "\(alignment)") : nil, spacing.map { ("spacing", "\($0)") },
    ])
  }
}

extension LazyVStack: _EngineView { public var body: some View { LazyContainer("LazyVStack", look, content) } }

extension LazyHStack: _EngineView { public var body: some View { LazyContainer("LazyHStack", look, content) } }

/// The content of a lazy container: the rows in its window.
struct LazyContainer<Content: View> {
  private let name: String
  private let look: [_Attribute]
  private let content: Content
  private let part: RowContainerKind?
  private let window = Owned<RowWindow>()
  @Environment(\.rowPosition) private var position

  nonisolated init(_ name: String, _ look: [_Attribute] = [], part: RowContainerKind? = nil, _ content: Content) {
    (self.part, self.name, self.look, self.content) = (part, name, look, content)
  }
}

extension LazyContainer: _EngineView {
  var body: some View {
    PassView { pass in
      let window = window.wrappedValue
      window.follow(name, showing: position.position, at: pass.node)
      return LazyContainerView(
        content: ContentWithRole(content: content, role: .row)
          .environment(\.rowWindow, RowWindowReference(window: window)),
        _look: LazyElement(name: name, attributes: look, window: window, part: part))
    }
  }
}

private struct LazyContainerView<Content: View> {
  let content: Content
  let _look: LazyElement
}

extension LazyContainerView: _WrapperView {
  static func _render(_ look: LazyElement, around content: () -> Void, into rendering: _Rendering) {
    rendering.apply(ScrollTrait(window: look.window)) {
      rendering.note(landmark: RowWindow.self)
      rendering.add(look, around: content)
    }
  }

  // Traits of a view inside belong to that view, and not to the container.
  func _addTraits(to traits: inout _ViewTraits) {}
  static func _addTraitKeys(to keys: inout _ViewTraitKeys) {}
}

/// A container that shows some of its rows at a time.
struct LazyElement: ShownElement {
  let name: String
  let attributes: [_Attribute]
  let window: RowWindow
  let part: RowContainerKind?
}

/// Offers scrolling of its content, while some rows are outside of its window.
struct ScrollTrait: ElementTrait {
  let window: RowWindow
  var hasSharedActions: Bool { true }

  func addSharedActions(to collector: inout ActionCollector) {
    guard window.isPartial else { return }
    collector.add(ScrollDown.self, isEnabled: window.canScrollDown, window)
    collector.add(ScrollUp.self, isEnabled: window.canScrollUp, window)
  }
}

extension RowWindow {
  var canScrollDown: Bool { hasMore || range.upperBound < count }
  var canScrollUp: Bool { first > 0 }
}

extension ContentRole {
  /// Of the direct content of a lazy container: a `ForEach` there uses the window of the container.
  static var row: ContentRole { ContentRole(rawValue: 1) }
}

struct ContentWithRole<Content: View> {
  let content: Content
  let role: ContentRole
}

extension ContentWithRole: _WrappingView {
  static func _mount(_ view: Self, in pass: inout _Pass) -> Content._Mounted {
    let outer = pass.contentRole
    pass.contentRole = view.role
    defer { pass.contentRole = outer }
    return Content._mount(view.content, in: &pass)
  }

  static func _update(_ mounted: inout Content._Mounted, to view: Self, in pass: inout _Pass) {
    let outer = pass.contentRole
    pass.contentRole = view.role
    Content._update(&mounted, to: view.content, in: &pass)
    pass.contentRole = outer
  }
}
