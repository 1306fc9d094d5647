#if !canImport(Darwin)
  public import Foundation
  public import ViewEngine

  /// How a presentation shows through what is before it.
  public struct BreakthroughEffect: Hashable, Sendable {
    let name: String
    public static let automatic = BreakthroughEffect(name: "automatic")
    public static let none = BreakthroughEffect(name: "none")
    public static let subtle = BreakthroughEffect(name: "subtle")
    public static let prominent = BreakthroughEffect(name: "prominent")
  }

  extension View {
    /// Kept in the render tree; a host ends no app.
    public nonisolated func dialogPreventsAppTermination(_ preventsTermination: Bool?) -> some View {
      painted("dialogPreventsAppTermination", "\(preventsTermination ?? false)")
    }
    /// Kept in the render tree; a host ends no app.
    public nonisolated func presentationPreventsAppTermination(_ prevents: Bool?) -> some View {
      painted("presentationPreventsAppTermination", "\(prevents ?? false)")
    }
    /// Kept in the render tree; nothing is drawn.
    public nonisolated func presentationBreakthroughEffect(_ effect: BreakthroughEffect) -> some View {
      painted("presentationBreakthroughEffect", effect.name)
    }
    /// Kept in the render tree; nothing is drawn.
    public nonisolated func breakthroughEffect(_ effect: BreakthroughEffect) -> some View {
      painted("breakthroughEffect", effect.name)
    }
    /// Kept in the render tree: a host closes a window without asking.
    public nonisolated func dismissalConfirmationDialog<A: View>(
      _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A
    ) -> some View { painted("dismissalConfirmationDialog", "\(shouldPresent)") }
    /// Kept in the render tree: a host closes a window without asking.
    public nonisolated func dismissalConfirmationDialog<A: View, M: View>(
      _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View { painted("dismissalConfirmationDialog", "\(shouldPresent)") }
    /// Kept in the render tree; a search field keeps no selection.
    public nonisolated func searchSelection(_ selection: Binding<TextSelection?>) -> some View {
      painted("searchSelection")
    }
    /// Kept in the render tree; a host opens no URL by itself.
    public nonisolated func onOpenURL(prefersInApp: Bool) -> some View { painted("onOpenURL", "in app") }
    /// Kept in the render tree; nothing is drawn.
    public nonisolated func contentCaptureProtected(_ contentCaptureProtected: Bool) -> some View {
      painted("contentCaptureProtected", "\(contentCaptureProtected)")
    }
    /// Kept in the render tree; nothing is laid out.
    public nonisolated func containerCornerOffset(_ edges: Edge.Set, sizeToFit: Bool = false) -> some View {
      painted("containerCornerOffset", "\(edges)")
    }
    /// Kept in the render tree; nothing is drawn.
    public nonisolated func clipShape<S: Shape>(_ shape: S, style: FillStyle) -> some View { clipShape(shape) }
    /// Kept in the render tree; nothing calls a selector.
    public nonisolated func onCommand(_ selector: Selector, perform action: (() -> Void)?) -> some View {
      painted("onCommand", "\(selector)")
    }
    /// Changes the transaction of what the closure adds to the view; here, of all of the view.
    public nonisolated func transaction<V: View>(
      _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
      body(PlaceholderContentView(content: AnyView(self))).transaction(transform)
    }
    /// Kept in the render tree; a matched transition shows nothing between.
    public nonisolated func matchedTransitionSource<ID: Hashable, C: MatchedTransitionSourceConfiguration>(
      id: ID, in namespace: Namespace.ID, configuration: (EmptyMatchedTransitionSourceConfiguration) -> C
    ) -> some View { matchedTransitionSource(id: id, in: namespace) }
    /// Kept in the render tree; an open panel shows what a test chooses.
    public nonisolated func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View {
      painted("fileDialogURLEnabled")
    }
    /// Kept in the render tree; the actions are not shown.
    public nonisolated func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some View {
      painted("sectionActions")
    }
  }

  /// The look of a view where a matched transition begins.
  public protocol MatchedTransitionSourceConfiguration {}

  /// The look without changes.
  public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
    init() {}
  }

  extension MatchedTransitionSourceConfiguration {
    /// The configuration itself: nothing is drawn.
    public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { self }
    /// The configuration itself: nothing is drawn.
    public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration { self }
    /// The configuration itself: nothing is drawn.
    public func shadow(
      color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some MatchedTransitionSourceConfiguration { self }
  }

  /// What a dismissal does with the presented data.
  public struct DismissBehavior: Hashable, Sendable {
    let name: String
    public static let interactive = DismissBehavior(name: "interactive")
    public static let destructive = DismissBehavior(name: "destructive")
  }

  private struct VelocityKey: TransactionKey { static var defaultValue: Bool { false } }
  private struct ScrollAnchorKey: TransactionKey { static var defaultValue: UnitPoint? { nil } }
  private struct DismissKey: TransactionKey { static var defaultValue: DismissBehavior { .interactive } }

  extension Transaction {
    /// Whether a gesture's velocity begins the animation; kept, as nothing moves.
    public var tracksVelocity: Bool {
      get { self[VelocityKey.self] }
      set { self[VelocityKey.self] = newValue }
    }
    /// Where a scroll view shows the target; kept.
    public var scrollTargetAnchor: UnitPoint? {
      get { self[ScrollAnchorKey.self] }
      set { self[ScrollAnchorKey.self] = newValue }
    }
    /// Whether a window asks before it closes; kept.
    public var dismissBehavior: DismissBehavior {
      get { self[DismissKey.self] }
      set { self[DismissKey.self] = newValue }
    }
  }
#endif
