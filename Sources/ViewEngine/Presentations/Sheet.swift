extension View {
  /// Presents a sheet over everything while `isPresented` is true.
  ///
  /// The content is made when the sheet is presented and removed when it ends: by the binding, by the
  /// environment's `dismiss`, or by a host's `dismissSheet()`.
  ///
  /// - Parameters:
  ///   - onDismiss: what to run when the sheet has ended.
  ///   - content: what is on the sheet.
  public nonisolated func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    PresentingView(
      content: self,
      presenter: Presenter(.sheet, isPresented: isPresented, onDismiss: onDismiss, page: content))
  }

  /// Presents a sheet for an item while there is one; an item with another id is on another sheet.
  public nonisolated func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    PresentingView(
      content: self,
      presenter: Presenter(
        .sheet, item: { item.wrappedValue }, id: { $0.id }, end: { item.wrappedValue = nil }, onDismiss: onDismiss,
        page: content))
  }

  /// Presents a sheet that fills the screen, and that only its content can end.
  public nonisolated func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    PresentingView(
      content: self,
      presenter: Presenter(.cover, isPresented: isPresented, onDismiss: onDismiss, page: content))
  }

  /// Presents a sheet that fills the screen for an item while there is one.
  public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    PresentingView(
      content: self,
      presenter: Presenter(
        .cover, item: { item.wrappedValue }, id: { $0.id }, end: { item.wrappedValue = nil }, onDismiss: onDismiss,
        page: content))
  }

  /// Has a person not end the sheet that the view is on.
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    StayingView(content: self, _look: isDisabled)
  }
}

/// A view that keeps its sheet up.
private struct StayingView<Content: View> {
  let content: Content
  let _look: Bool
}

extension StayingView: _WrapperView {
  static func _render(_ look: Bool, around content: () -> Void, into rendering: _Rendering) {
    guard look else { return content() }
    rendering.apply(landmark: KeepsUp(), around: content)
  }
}

/// Keeps a person from ending the sheet that it is on.
struct KeepsUp: ElementTrait {
  func attributes(in context: ElementContext) -> [_Attribute] { [_Attribute("interactiveDismissDisabled")] }
}
