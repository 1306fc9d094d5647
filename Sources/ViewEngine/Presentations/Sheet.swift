public import Foundation

extension View {
  /// Presents a sheet over everything while `isPresented` is true.
  ///
  /// The content is made when the sheet is presented and removed when it ends: by the binding, by the
  /// environment's `dismiss`, or by a host's `dismissSheet()`.
  ///
  /// - Parameters:
  ///   - onDismiss: what to run when the sheet has ended.
  ///   - content: what is on the sheet.
  ///   - isPresented: whether it is shown.
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

/// Which place of a view a popover points to.
public enum PopoverAttachmentAnchor: Hashable, Sendable {
  /// The part of the view that is meant.
  public enum Source: Hashable, Sendable {
    case bounds
    case rect(CGRect)
  }

  case rect(Source)
  case point(UnitPoint)
}

extension View {
  /// Presents a popover while `isPresented` is true; for a host it is a sheet.
  ///
  /// - Parameters:
  ///   - attachmentAnchor: what the popover points to.
  ///   - arrowEdge: from which side.
  ///   - isPresented: whether it is shown.
  ///   - content: the views inside.
  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    var presenter = Presenter(.popover, isPresented: isPresented, page: content)
    presenter.attributes = popoverAttributes(attachmentAnchor, arrowEdge)
    return PresentingView(content: self, presenter: presenter)
  }

  /// Presents a popover for an item while there is one; an item with another id is on another popover.
  public nonisolated func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    var presenter = Presenter(
      .popover, item: { item.wrappedValue }, id: { $0.id }, end: { item.wrappedValue = nil }, page: content)
    presenter.attributes = popoverAttributes(attachmentAnchor, arrowEdge)
    return PresentingView(content: self, presenter: presenter)
  }

  private nonisolated func popoverAttributes(_ anchor: PopoverAttachmentAnchor, _ edge: Edge?) -> [_Attribute] {
    _Attribute.list([
      anchor == .rect(.bounds) ? nil : ("attachmentAnchor", "\(anchor)"), edge.map { ("arrowEdge", "\($0)") },
    ])
  }

  /// Shows a column beside the view while `isPresented` is true. It covers nothing: a host uses both.
  public nonisolated func inspector<Column: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> Column
  ) -> some View {
    PresentingView(content: self, presenter: InspectorColumn(isPresented: isPresented, content: content()))
  }

  /// - Parameters: in points; nothing is laid out.
  public nonisolated func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
    painted("inspectorColumnWidth", [("min", min), ("ideal", ideal), ("max", max)])
  }

  /// - Parameter width: in points; nothing is laid out.
  public nonisolated func inspectorColumnWidth(_ width: CGFloat) -> some View {
    painted("inspectorColumnWidth", "\(width)")
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

/// The content beside a view while an inspector is presented.
private struct InspectorColumn<Content: View> {
  let isPresented: Binding<Bool>
  let content: Content
}

extension InspectorColumn: _EngineView {
  var body: some View {
    if isPresented.wrappedValue { InspectorView(content: content, _look: []) }
  }
}

private struct InspectorView<Content: View> {
  let content: Content
  let _look: [_Attribute]
}

extension InspectorView: _ContainerView { static var _name: String { "Inspector" } }
